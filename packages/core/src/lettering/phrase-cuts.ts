import { endsPlaceName, isExpression, startsName } from './expressions.ts';
import { type WordKind, endsPhrase, isNumber, kindsOf, lettersOf } from './word-kinds.ts';

/** A cut from which it is hard to read the two parts as one phrase: after "the", "of" or "who", or inside a name. */
export const HARD_CUT = 0.8;
/** A cut from which the two parts still belong to one phrase, as an adjective and its noun do. */
export const SOFT_CUT = 0.35;

/**
 * Returns for each word of a title how badly a line that ends on it would break the sense: 0 at the end of a phrase, 1 inside a name or
 * after an article. The last word has 0.
 */
export function phraseCuts(words: readonly string[]): readonly number[] {
  const kinds = kindsOf(words);
  return words.map((word, index) => {
    const [next, kind, after] = [words[index + 1], kinds[index], kinds[index + 1]];
    if (next === undefined || !kind || !after || endsPhrase(word)) return 0;
    // A dash stands behind its phrase and not before the next one.
    if (isExpression(word, next) || !/[\p{L}\p{N}&+]/u.test(next)) return 1;
    // "Her Señor | Next Door": an expression is no name, and three words in one line would be small.
    const isName = startsName(word) && !isExpression(next, words[index + 2] ?? '');
    if (isName && (after === 'noun' || after === 'modifier' || after === 'possessive')) return 1;
    // "Princess Molly’s | Bad Day": two words on both sides, in one line of which all would be small.
    if (kind === 'possessive' && after === 'modifier' && startsName(words[index - 1] ?? '') && words[index + 2]) return 0.3;
    return cutBetween(kind, after, { word: lettersOf(word), next: lettersOf(next) });
  });
}

/** The kinds of words that belong to the word after them, and how badly they end a line. */
const LEADING: Readonly<Partial<Record<WordKind, number>>> = {
  determiner: 1,
  preposition: 0.9,
  conjunction: 0.9,
  opener: 0.85,
  subject: 0.8,
};

/** The words that say nothing at the end of a line, whatever follows. */
const STICKING = /^(?:very|too|own|most|more|nearly|almost|highly)$/u;

/** Verbs without an object: in "When the Garden Sleeps God Is at Work" a new clause begins behind them. */
const WITHOUT_OBJECT =
  /^(?:sleeps?|slept|dies?|died|falls?|fell|rises?|rose|shines?|weeps?|wept|sinks?|wakes?|woke|comes?|came|ends?|arrives?|returns?)$/u;

/** The words that a number tells apart, as in "Seat Nine". */
const NUMBERED =
  /^(?:seat|room|gate|platform|flat|apartment|suite|chapter|row|floor|number|cell|route|table|ward|cabin|locker|bed|track|exhibit|car|hut|station)$/u;

function cutBetween(kind: WordKind, after: WordKind, { word, next }: Record<'word' | 'next', string>): number {
  if (NUMBERED.test(word) && isNumber(next)) return 0.95;
  const leading = LEADING[kind];
  if (kind === 'opener' && after === 'determiner') return 0.55;
  if (leading !== undefined) return leading;
  if (after === 'object') return 0.9;
  // "עץ הרימון", "the pomegranate tree": the word with the article says which.
  // A noun and the article's noun after it are one name: "tree of the pomegranate".
  if (after === 'defined') return kind === 'joined' ? SOFT_CUT : HARD_CUT;
  if (after === 'joined') return 0.05;
  if (after === 'particle' || (kind === 'pronoun' && next === 'else')) return 0.8;
  if (kind === 'possessive') return 0.7;
  if (kind === 'quantifier') return 0.6;
  if (kind === 'modifier') return cutAfterModifier(after, word, next);
  if (kind === 'auxiliary' && (after === 'quantifier' || after === 'modifier')) return 0.55;
  if (kind === 'auxiliary') return startsThing(after) || after === 'preposition' ? 0.35 : 0.4;
  if (after === 'conjunction' || after === 'opener' || after === 'preposition') return next === 'of' ? 0.05 : 0;
  if (kind === 'verb' && after === 'noun' && WITHOUT_OBJECT.test(word)) return 0.05;
  if (kind === 'verb' && after === 'modifier' && next.endsWith('ly')) return 0.6;
  if (kind === 'verb') return startsThing(after) ? 0.15 : after === 'adverb' ? 0.5 : 0.35;
  if (kind === 'particle' || kind === 'object') return 0.05;
  if (after === 'verb' || after === 'auxiliary') return kind === 'pronoun' || after === 'auxiliary' ? SOFT_CUT : 0.1;
  if (after === 'adverb') return 0.35;
  if (kind === 'noun' && after === 'noun') return endsPlaceName(next) ? 0.7 : 0.45;
  return 0.1;
}

function cutAfterModifier(after: WordKind, word: string, next: string): number {
  if (isNumber(word) && isNumber(next)) return 1;
  if (isNumber(word) && isNominal(after)) return HARD_CUT;
  if (STICKING.test(word)) return 0.95;
  if (after === 'modifier' || after === 'opener') return 0.3;
  return isNominal(after) ? 0.65 : 0.2;
}

function startsThing(kind: WordKind): boolean {
  return kind === 'determiner' || kind === 'quantifier';
}

function isNominal(kind: WordKind): boolean {
  return (
    kind === 'noun' ||
    kind === 'modifier' ||
    kind === 'verb' ||
    kind === 'pronoun' ||
    kind === 'determiner' ||
    kind === 'possessive' ||
    kind === 'quantifier'
  );
}
