const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Up to U+02FF nothing combines, so every unit is a grapheme of its own (a soft hyphen included). */
const SIMPLE = /^[\x20-\u02ff]*$/;

/** Returns, for each UTF-16 offset of `text` with its end included, whether a grapheme begins or ends there. */
export function graphemeStarts(text: string): readonly boolean[] {
  if (SIMPLE.test(text)) return new Array<boolean>(text.length + 1).fill(true);
  const starts = new Array<boolean>(text.length + 1).fill(false);
  for (const { index } of segmenter.segment(text)) starts[index] = true;
  starts[text.length] = true;
  return starts;
}
