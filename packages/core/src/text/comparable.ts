/** Words without case, marks of punctuation and line breaks: two texts that a reader takes for the same are equal by it. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
