const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g;

/** Replaces tabs with spaces and other control characters with invisible ones (word joiners). Offsets do not change. */
export function replaceControls(text: string): string {
  return text.replaceAll('\t', ' ').replace(CONTROL, '\u2060');
}
