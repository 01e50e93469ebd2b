/** A text on one line: every run of white space is one space, with none at its ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
