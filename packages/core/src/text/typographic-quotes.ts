/**
 * Straight quotation marks and apostrophes as typesetters write them: ’ inside and after words and before left-out figures (’90s), “ ” and
 * ‘ ’ around words. Marks after figures stay: they are feet and inches.
 */
export function typographicQuotes(text: string): string {
  return text
    .replace(/(?<=\p{L})'|'(?=\d\ds?\b)|(?<=[.,!?…])'/gu, '’')
    .replace(/(?<=^|[\s([{—–-])'(?=\p{L})/gu, '‘')
    .replace(/(?<=^|[\s([{—–-])"(?=\S)/gu, '“')
    .replace(/(?<=[\p{L}.,!?…])"/gu, '”');
}
