const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g;

/** Tabs are shown as spaces, other controls not at all (a word joiner holds their place). Offsets do not move. */
export function replaceControls(text: string): string {
  return text.replaceAll('\t', ' ').replace(CONTROL, '\u2060');
}
