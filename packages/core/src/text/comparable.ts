/** Returns text without case, punctuation and line breaks. Two texts that a reader takes for the same have the same result. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
