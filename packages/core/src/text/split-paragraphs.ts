/** A range of UTF-16 offsets with an exclusive end. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const NEWLINE = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Returns the ranges between explicit line breaks, without the breaks. The result is never empty: an empty text is one empty paragraph. */
export function splitParagraphs(text: string): readonly TextRange[] {
  const paragraphs: TextRange[] = [];
  let start = 0;
  for (const match of text.matchAll(NEWLINE)) {
    paragraphs.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  paragraphs.push({ start, end: text.length });
  return paragraphs;
}
