const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns the end of the word at or after `offset`, where a move by a word stops. */
export function nextWord(text: string, offset: number): number {
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (isWordLike === true && end > offset) return end;
  }
  return text.length;
}

/** Returns the start of the word at or before `offset`. */
export function previousWord(text: string, offset: number): number {
  let found = 0;
  for (const { index, isWordLike } of segmenter.segment(text)) {
    if (index >= offset) break;
    if (isWordLike === true) found = index;
  }
  return found;
}
