/** The score of a search word, by its place in an icon's name. */
const WORTH = { whole: 12, first: 6, word: 5, start: 2 } as const;

/**
 * Returns the score of an icon's name for a search; 0: no match. Terms are separated by commas, and the best one counts. Within a term
 * every word must match. Shorter names score higher: `crown` before `crown-of-thorns`.
 */
export function rankIcon(name: string, query: string): number {
  const words = wordsOf(name);
  return Math.max(0, ...termsOf(query).map((term) => rankTerm(words, term)));
}

/** Splits a search into terms, each a list of words. */
export function termsOf(query: string): readonly (readonly string[])[] {
  return query
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function rankTerm(name: readonly string[], term: readonly string[]): number {
  const worths = term.map((word) => {
    if (name[0] === word) return name.length === 1 ? WORTH.whole : WORTH.first;
    if (name.includes(word)) return WORTH.word;
    return word.length >= 3 && name.some((own) => own.startsWith(word)) ? WORTH.start : 0;
  });
  if (worths.some((worth) => worth === 0)) return 0;
  return worths.reduce<number>((sum, worth) => sum + worth, 0) / (1 + 0.1 * (name.length - term.length));
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
