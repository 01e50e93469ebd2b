import type { Lettering } from '../design/lettering.ts';
import { hangsWithNext } from '../text/hanging-words.ts';
import { isJoined, isSmallInScript } from './joined-words.ts';
import { isForeignTitle, lettersOf } from './word-kinds.ts';

/**
 * The words that a lock-up sets small. Words of other languages are included only if no English title word looks the same, as "die" does.
 */
const MINOR = new Set(
  (
    'a an the of and in on at to for with by from or but nor as is & into than about my your our his her their ' +
    'der das dem des und von zu le la les un une du de et à au aux el y del il gli di'
  ).split(' '),
);

/** The words that a sentence needs but that carry no meaning by themselves. They are small in titles in which only key words are large. */
const QUIET = new Set(
  (
    'this that these those all one me him them us you he she they it we its is are was were be been am ' +
    'who whom whose what which when where why how so if no not until over under after before between within without through across ' +
    'have has had do does did can could will would shall should may might must let lets get gets got go goes going went make makes ' +
    'made take takes took give gives gave say says said tell tells told keep keeps kept know knows knew want wants wanted never ever ' +
    'always still just only very too also then there here some any each every both few more most much many such own same other ' +
    'since despite upon around toward towards behind beyond against near along inside outside beneath among another else even again out up down off away because while though than yet ' +
    'almost already instead maybe perhaps quite rather once nobody anybody somebody anyone someone can’t don’t won’t ' +
    'didn’t doesn’t couldn’t wouldn’t isn’t wasn’t i’m you’re it’s we’re they’re i’ve you’ve'
  ).split(' '),
);
/** The words that may be large beside others, but do not make a reader pick a book. They alone are never the largest line. */
const WEAK = new Set(
  (
    'i one back away still together apart alone enough first second last next new old good better best great other came come comes coming became ' +
    'become learn learned followed living left leave leaves found find finds built build woke wake started start stopped stop losing lose ' +
    'lost raising called calling notice noticed completely really finally slowly length way ways thing things book books days files guide code street city lane years fair affair affairs case story stories tale tales club society agency company project truth part now today soon later look looks pass passed fear'
  ).split(' '),
);

/** The words that join what follows to what stands before. A line that begins with one does not make sense as the largest of its title. */
const JOINING = new Set(
  'and or but nor to in on of with for from at by as than into about & under over after before until without'.split(' '),
);

/** The smallest number of key words that gives a sentence a recognizable shape. */
const FEWEST_KEY_WORDS = 2;

type MinorWords = Lettering['minorWords'];

/**
 * Returns for each word of a title whether it is minor. The last word never is, and a title that consists only of small words has no minor
 * ones.
 */
export function findMinorWords(words: readonly string[], style: MinorWords = 'own-line'): readonly boolean[] {
  const isForeign = isForeignTitle(words);
  const isSmall = (word: string) => isMinorIn(word, style) || (isForeign && hangsWithNext(word));
  const others = words.filter((word) => !isSmall(word));
  if (style === 'key-words' && others.length < FEWEST_KEY_WORDS) return findMinorWords(words);
  const isSmallAt = (word: string, index: number) => isSmall(word) && !isObject(words, index) && !isCount(words, index);
  const minor = words.map((word, index) => index < words.length - 1 && isSmallAt(word, index));
  return others.length > 0 ? minor : words.map(() => false);
}

/** Pronouns that belong to the verb before them. "Marry" large and "me" small on the next line would break the phrase. */
const OBJECTS = new Set(['me', 'him', 'us', 'them', 'you', 'it']);

function isObject(words: readonly string[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return before !== undefined && word !== undefined && isVerbWithObject(before, word);
}

/** "One" before a noun is a number, as in "One Summer". */
function isCount(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return lettersOf(words[index] ?? '') === 'one' && next !== undefined && !isMinorIn(next, 'key-words');
}

function isVerbWithObject(verb: string, pronoun: string): boolean {
  return OBJECTS.has(lettersOf(pronoun)) && !isMinorIn(verb, 'key-words');
}

/** Returns true if a word may be small in a title of this style. */
export function isMinorIn(word: string, style: MinorWords): boolean {
  return isSmallWord(word) || (style === 'key-words' && QUIET.has(lettersOf(word)));
}

/** The largest number of words in a title that does not count as a sentence. */
const LONG_TITLE = 6;
const FEWEST_MINOR = 3;
/** The smallest number of words in a title that key words can improve. In a shorter title each word already has its own line. */
const FEWEST_WORDS = 4;

/**
 * Reports whether a title gains from large key words. It does if it is a sentence with enough words of little meaning, or a shorter title
 * with a word that only this style makes small, such as "Why Small Teams Win".
 */
export function keyWordsOf(title: string): 'sentence' | 'some' | 'none' {
  const words = title.trim().split(/\s+/u);
  const minor = findMinorWords(words, 'key-words').filter(Boolean).length;
  if (words.length - minor < FEWEST_KEY_WORDS) return 'none';
  if (words.length > LONG_TITLE) return minor >= FEWEST_MINOR ? 'sentence' : 'none';
  return words.length >= FEWEST_WORDS && minor > findMinorWords(words).filter(Boolean).length ? 'some' : 'none';
}

/** Returns true if a word carries little meaning in any style. */
export function isSmallWord(word: string): boolean {
  return MINOR.has(lettersOf(word));
}

/** Returns true if a word alone says nothing about the book, so that it should not be the largest of its title. */
export function isWeakWord(word: string): boolean {
  return isQuietWord(word) || WEAK.has(lettersOf(word)) || isJoined(word);
}

/** Returns true if a word carries no meaning by itself, such as "every" or "even". */
export function isQuietWord(word: string): boolean {
  const letters = lettersOf(word);
  return MINOR.has(letters) || QUIET.has(letters) || isSmallInScript(word);
}

/** Returns true if a word joins the words after it to those before, such as "and" or "under". */
export function isJoiningWord(word: string): boolean {
  return JOINING.has(lettersOf(word)) || isJoined(word);
}
