/** Returns a text on one line: every run of white space becomes one space, with none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
