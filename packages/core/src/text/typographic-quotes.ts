/**
 * Replaces straight quotation marks and apostrophes with typographic ones: ’ inside and after words and before omitted digits (’90s), “ ”
 * and ‘ ’ around words. Marks after digits are kept, because they are feet and inches.
 */
export function typographicQuotes(text: string): string {
  return text
    .replace(/(?<=\p{L})'|'(?=\d\ds?\b)|(?<=[.,!?…])'/gu, '’')
    .replace(/(?<=^|[\s([{—–-])'(?=\p{L})/gu, '‘')
    .replace(/(?<=^|[\s([{—–-])"(?=\S)/gu, '“')
    .replace(/(?<=[\p{L}.,!?…])"/gu, '”');
}
