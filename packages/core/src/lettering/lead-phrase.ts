import { isExpression } from './expressions.ts';
import { isJoiningWord, isSmallWord, isWeakWord } from './minor-words.ts';
import { SOFT_CUT, phraseCuts } from './phrase-cuts.ts';
import { type WordKind, isForeignTitle, kindsOf, lettersOf } from './word-kinds.ts';

/** The words of a long title that are large: from `first` up to but excluding `end`. */
export interface LeadPhrase {
  readonly first: number;
  readonly end: number;
}

/** A shorter title has no room for two voices. */
const FEWEST_WORDS = 6;
const FEWEST_LETTERS = 28;
/** A lead of more letters or words is the title itself; fewer say too little. */
const MOST_WORDS = 6;
const MOST_LETTERS = 30;
const LEAST_LETTERS = 6;
const LEAST_BEHIND_OPENING = 4;
/** The number of letters that fill two or three lines of a front well, and the penalty for each letter more or less. */
const FITTING = 15;
const LETTER_TOO_MANY = 0.06;
const LETTER_TOO_FEW = 0.1;
/** The most small words before a lead, such as "The Quiet Art of", and the fewest after it. */
const MOST_BEFORE = 5;
/** The fewest words before a lead at the end of its title, and the penalty for it: a title begins with what the book is about. */
const LEAST_BEFORE_END = 4;
const AT_THE_END = 0.5;
const LEAST_AFTER = 2;
const BREAKS_SENSE = 3;
/** The gain of a lead behind an opening that only says what kind of book it is. */
const BEHIND_OPENING = 0.8;
/** The penalty for a lead that says nothing of the book, such as "The Last", and for a clause such as "Everything I Bake". */
const WITHOUT_NAME = 1.1;
const CLAUSE_WITHOUT_NAME = 0.3;
/** The penalties for a lead that stops before what its last word needs: "of", the second of two things, an object, a place. */
const BEFORE_OF = 0.45;
const BEFORE_AND = 0.4;
/** The penalty in addition where the list before "and" has more than one thing, as "Beekeepers Sailors" before "and Spies". */
const WITHIN_LIST = 0.6;
const BEFORE_OBJECT = 1;
const BEFORE_PLACE = 0.75;
const BEFORE_PARTICLE = 1;
const BEFORE_INFINITIVE = 0.35;
/** The same behind a verb that says nothing without it, as in "Learned" before "to Drive". */
const BEFORE_NEEDED_INFINITIVE = 1.3;
/** The penalty for a noun of time before the clause that says which, as in "The Summer" before "My Mother Learned". */
const BEFORE_CLAUSE_OF_TIME = 0.25;
/** The penalty for two things of which the second has a clause of its own, as in "Bread and the People" before "Who Baked It". */
const PARTED_FROM_CLAUSE = 1.5;
/** The penalty for a clause that stops before its verb, as "What the Detective" does. */
const WITHOUT_VERB = 0.9;
/** The cut after an adjective that stands for a noun, as "Silver" does before "for". */
const CUT_AFTER_NOUN = 0.05;
/** The cut between a subject and its verb, where the sizes change: a reader goes on to the small words. */
const CUT_BEFORE_VERB = 0.1;

/** The words for a kind of text or work: what stands behind their "of" or "to" says what the book is about. */
const FORMS = new Set(
  'art history story tale guide book way ways diary journal inventory catalog catalogue list life lives cost costs secret secrets science power joy case'.split(
    ' ',
  ),
);

/** Words of a script whose titles have no lead. */
const IN_SCRIPT: ReadonlySet<WordKind> = new Set(['unknown', 'joined', 'defined']);

/** Returns true for a title that is long enough to have a large phrase among small words. */
export function mayHaveLead(words: readonly string[]): boolean {
  return words.length >= FEWEST_WORDS && sum(lettersIn(words)) >= FEWEST_LETTERS;
}

function lettersIn(words: readonly string[]): readonly number[] {
  return words.map((word) => [...word].length);
}

/**
 * Returns the phrase that leads a long English title, as a publisher would set it large above small words: its first phrase, or what comes
 * behind "How to" and "A Brief History of". Returns null for a title that is short or has no such phrase.
 */
export function leadPhraseOf(words: readonly string[]): LeadPhrase | null {
  const letters = lettersIn(words);
  const kinds = kindsOf(words);
  if (!mayHaveLead(words) || isForeignTitle(words) || kinds.some((kind) => IN_SCRIPT.has(kind))) return null;
  const title: AnalyzedTitle = { words, letters, kinds, cuts: phraseCuts(words) };
  let best: LeadPhrase | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let first = 0; first <= MOST_BEFORE; first += 1) {
    if (first > 0 && !isAfterOpening(title, first)) continue;
    for (let end = first + 1; end <= Math.min(first + MOST_WORDS, words.length - LEAST_AFTER); end += 1) {
      const penalty = penaltyOf(title, { first, end });
      if (penalty < lowest) [best, lowest] = [{ first, end }, penalty];
    }
  }
  for (let first = Math.max(LEAST_BEFORE_END, words.length - MOST_WORDS); first < words.length - 1; first += 1) {
    const penalty = AT_THE_END + penaltyOf(title, { first, end: words.length }) + startPenalty(title, first);
    if (penalty < lowest) [best, lowest] = [{ first, end: words.length }, penalty];
  }
  return best && best.end < words.length ? withoutSmallWords(words, best) : best;
}

/**
 * "The" before one word is small too, and so is "What the" before two: in one line with them, these would be half as large. "A Winter" and
 * "The Last" fill a line as well as other words do.
 */
function withoutSmallWords(words: readonly string[], { first, end }: LeadPhrase): LeadPhrase {
  const isSmall = (word: string) => isSmallWord(word) || OPENING.has(lettersOf(word));
  const small = words.slice(first, end).findIndex((word) => !isSmall(word));
  const strong = end - first - small;
  const isQuestion = small === 1 && !isSmallWord(words[first] ?? '');
  const isDropped = small > 0 && (strong === 1 || (strong === 2 && (small > 1 || isQuestion)));
  return { first: isDropped ? first + small : first, end };
}

/** Words besides articles and the like that may be small before a short lead. */
const OPENING = new Set(['all', 'every', 'each', 'some', 'this', 'that', 'these', 'those', 'how', 'why', 'what', 'when', 'where', 'who']);

interface AnalyzedTitle {
  readonly words: readonly string[];
  readonly letters: readonly number[];
  readonly kinds: readonly WordKind[];
  readonly cuts: readonly number[];
}

/** Returns true behind words that only open a title, as "How to", "How" before "Small Towns", and "The Quiet Art of" do. */
function isAfterOpening({ words, kinds }: AnalyzedTitle, first: number): boolean {
  const opening = words.slice(0, first).map(lettersOf);
  const last = opening.at(-1);
  if (last === 'to' && first === 2 && opening[0] === 'how') return true;
  if (last === 'how' && first === 1) return kinds[1] === 'noun' || kinds[1] === 'modifier';
  return (last === 'of' || last === 'to') && FORMS.has(opening.at(-2) ?? '');
}

/** Returns the penalty for a lead at the end of a title that begins in the middle of a phrase, or with a word that only joins. */
function startPenalty({ words, kinds, cuts }: AnalyzedTitle, first: number): number {
  const kind = kinds[first];
  if (isJoiningWord(words[first] ?? '') || !kind || !BEGINNINGS.has(kind)) return Number.POSITIVE_INFINITY;
  // A list without commas goes on: "Judges Doctors and Most of Us" is about all of them.
  if (kind === 'noun' && kinds[first - 1] === 'noun') return Number.POSITIVE_INFINITY;
  if (!kinds.slice(first).includes('noun')) return Number.POSITIVE_INFINITY;
  if (isWithinLast({ kinds }, first)) return Number.POSITIVE_INFINITY;
  const isParted = kind === 'verb' && !lettersOf(words[first] ?? '').endsWith('ing');
  return BREAKS_SENSE * (cuts[first - 1] ?? 0) + (isParted ? FROM_SUBJECT : 0);
}

/** Returns true inside the last thing of a list, as before "Winning Marrow" in "the Vicar and the Missing Prize Winning Marrow". */
function isWithinLast({ kinds }: Pick<AnalyzedTitle, 'kinds'>, first: number): boolean {
  const before = kinds.slice(kinds.lastIndexOf('conjunction', first - 1) + 1, first);
  const isThing = before.every((kind) => kind === 'determiner' || kind === 'possessive' || kind === 'modifier' || kind === 'noun');
  return before.length < first && before[0] === 'determiner' && isThing;
}

/** The penalty for a verb without its subject, as in "Burned to the Ground". */
const FROM_SUBJECT = 1;
const BEGINNINGS: ReadonlySet<WordKind> = new Set(['determiner', 'possessive', 'verb', 'noun', 'modifier']);

function penaltyOf({ words, letters, kinds, cuts }: AnalyzedTitle, { first, end }: LeadPhrase): number {
  const count = sum(letters.slice(first, end));
  const [kind, after] = [kinds[end - 1], kinds[end]];
  const endsThing =
    (kind === 'modifier' || kind === 'quantifier') && (after === 'preposition' || after === 'conjunction' || after === 'subject');
  const isBeforeVerb = after === 'verb' || after === 'auxiliary';
  const isBeforeTime = after === 'determiner' && isOfTime(words[end + 1]);
  const cut = endsThing || isBeforeTime ? CUT_AFTER_NOUN : kind === 'noun' && isBeforeVerb ? CUT_BEFORE_VERB : (cuts[end - 1] ?? 0);
  const isSplit = isExpression(words[end - 1] ?? '', words[end] ?? '');
  if (count > MOST_LETTERS || count < (first > 0 ? LEAST_BEHIND_OPENING : LEAST_LETTERS) || cut > SOFT_CUT || isSplit)
    return Number.POSITIVE_INFINITY;
  const isNaming = words.slice(first, end).some((word, index) => {
    const isNoun = kinds[first + index] === 'noun' && !isWeakWord(word);
    return isNoun && !(isAnybody(word) && kinds[first + index - 1] !== 'modifier');
  });
  let penalty = BREAKS_SENSE * cut + (count > FITTING ? LETTER_TOO_MANY * (count - FITTING) : LETTER_TOO_FEW * (FITTING - count));
  const own = kinds.slice(first, end);
  if (first > 0 && end < words.length) penalty -= BEHIND_OPENING;
  else if (!isNaming) penalty += kinds[first] === 'pronoun' && own.includes('verb') ? CLAUSE_WITHOUT_NAME : WITHOUT_NAME;
  if (lettersOf(words[end] ?? '') === 'of') penalty += BEFORE_OF;
  if (after === 'conjunction' && !joinsClauses(kinds, { first, end }))
    penalty += BEFORE_AND + (kind === 'noun' && kinds[end - 2] === 'noun' ? WITHIN_LIST : 0);
  if (after === 'opener' && own.includes('conjunction')) penalty += PARTED_FROM_CLAUSE;
  // A noun right behind another one, or at the beginning, is a verb that other titles use as a noun.
  const isVerb = kind === 'verb' || (kind === 'noun' && end - first > 1 && kinds[end - 2] === 'noun');
  if (!isVerb && isBeforeVerb && hasClause(own)) penalty += WITHOUT_VERB;
  // Only the object of a verb begins with an article right behind another word.
  const startsThing = after === 'determiner' || after === 'possessive';
  if (startsThing && (isBeforeTime || isOfTime(words[end - 1]))) penalty += BEFORE_CLAUSE_OF_TIME;
  else if (startsThing || (isVerb && ((after && OBJECTS.has(after)) || ASKING.test(lettersOf(words[end] ?? ''))))) penalty += BEFORE_OBJECT;
  const isBeforeInfinitive = lettersOf(words[end] ?? '') === 'to' && kinds[end + 1] !== 'determiner';
  const [verb = '', object] = [words[kind === 'object' ? end - 2 : end - 1], kind === 'object'];
  if (isBeforeInfinitive && (object || NEEDS_INFINITIVE.test(lettersOf(verb)))) penalty += BEFORE_NEEDED_INFINITIVE;
  else if (isVerb && after === 'preposition') penalty += penaltyBefore(kinds[end + 1], hasClause(own));
  return penalty;
}

/** Verbs that need an infinitive. */
const NEEDS_INFINITIVE =
  /^(?:learn(?:ed|s)?|taught|teach(?:es)?|tr(?:y|ied|ies)|want(?:ed|s)?|need(?:ed|s)?|beg[ai]n|began|dare[ds]?|hope[ds]?)$/u;
/** Words with which the object of a verb such as "asks" begins. */
const ASKING = /^(?:who|whom|what|where|why|how|whether)$/u;
const TIMES = /^(?:year|summer|winter|spring|autumn|fall|day|night|morning|evening|afternoon|week|weekend|month|hour|moment|time|season)$/u;

function isOfTime(word: string | undefined): boolean {
  return word !== undefined && TIMES.test(lettersOf(word));
}

/** Returns true if the "and" behind a lead joins two clauses, as in "My Brother Was a Spy and He Never Told", or two orders. */
function joinsClauses(kinds: readonly WordKind[], { first, end }: LeadPhrase): boolean {
  const next = kinds[end + 1];
  const own = kinds.slice(first, end);
  const hasVerb = own.some((kind) => kind === 'verb' || kind === 'auxiliary');
  return hasVerb && (next === 'subject' || (next === 'verb' && own[0] === 'verb'));
}

/** Returns the penalty for a lead whose verb stands before a preposition. @param next the kind of the word after the preposition */
function penaltyBefore(next: WordKind | undefined, isClause: boolean): number {
  if (next === 'preposition') return BEFORE_PARTICLE;
  return next === 'verb' ? BEFORE_INFINITIVE : isClause ? 0 : BEFORE_PLACE;
}

/** Returns true for words such as "What the Detective" and "Everything My Mother", which begin a clause. */
function hasClause(kinds: readonly WordKind[]): boolean {
  const startsSubject = (kind: WordKind) => kind === 'determiner' || kind === 'possessive';
  const isNominal = (kind: WordKind | undefined) => kind === 'noun' || kind === 'pronoun';
  return kinds[0] === 'opener' || kinds.some((kind, index) => kind === 'subject' || (startsSubject(kind) && isNominal(kinds[index - 1])));
}

/** The kinds of words with which the object of a verb begins. */
const OBJECTS: ReadonlySet<WordKind> = new Set(['quantifier', 'modifier', 'noun', 'pronoun', 'adverb']);

/** Returns true for a word that leaves open who somebody is, as "Girl" does. */
function isAnybody(word: string): boolean {
  return /^(?:girls?|boys?|m[ae]n|wom[ae]n|people|persons?)$/u.test(lettersOf(word));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
