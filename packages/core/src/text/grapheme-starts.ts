const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/**
 * Matches text below U+0300, which contains no combining characters, so that every unit is a separate grapheme (including a soft hyphen).
 */
const SIMPLE = /^[\x20-\u02ff]*$/;

/** Returns, for each UTF-16 offset of `text` with its end included, whether a grapheme begins or ends there. */
export function graphemeStarts(text: string): readonly boolean[] {
  if (SIMPLE.test(text)) return new Array<boolean>(text.length + 1).fill(true);
  const starts = new Array<boolean>(text.length + 1).fill(false);
  for (const { index } of segmenter.segment(text)) starts[index] = true;
  starts[text.length] = true;
  return starts;
}
