/** Words that a lock-up sets small. Other languages' only where no English title word looks the same ("die" does). */
const MINOR = new Set(
  (
    'a an the of and in on at to for with by from or but nor as is & into than about ' +
    'der das dem des und von zu le la les un une du de et à au aux el y del il gli di'
  ).split(' '),
);

/** Whether each word of a title is minor. The last word never is, and a title of nothing but small words has none. */
export function findMinorWords(words: readonly string[]): readonly boolean[] {
  const minor = words.map((word, index) => index < words.length - 1 && isSmallWord(word));
  const others = words.filter((word) => !isSmallWord(word));
  return others.length > 0 ? minor : words.map(() => false);
}

/** Whether a word says little by itself, wherever it stands. */
export function isSmallWord(word: string): boolean {
  return MINOR.has(lettersOf(word));
}

function lettersOf(word: string): string {
  return word.toLocaleLowerCase('en').replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
}
