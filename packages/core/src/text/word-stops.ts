const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The end of the word at or after `offset`: where a move by one word stops. */
export function nextWord(text: string, offset: number): number {
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (isWordLike === true && end > offset) return end;
  }
  return text.length;
}

/** The start of the word at or before `offset`. */
export function previousWord(text: string, offset: number): number {
  let found = 0;
  for (const { index, isWordLike } of segmenter.segment(text)) {
    if (index >= offset) break;
    if (isWordLike === true) found = index;
  }
  return found;
}

/** The word, space or sign around `offset`: what a double click selects. */
export function wordAt(text: string, offset: number): { readonly start: number; readonly end: number } {
  const found = segmenter.segment(text).containing(Math.max(0, Math.min(offset, text.length - 1)));
  return found ? { start: found.index, end: found.index + found.segment.length } : { start: 0, end: 0 };
}
