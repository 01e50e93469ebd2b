import type { Lettering } from '../design/lettering.ts';
import type { LetteredWord } from './measure-words.ts';
import { HARD_CUT } from './phrase-cuts.ts';

/** The words of a line: from `words[first]` up to but excluding `words[end]`. */
export interface WordedLine {
  readonly first: number;
  readonly end: number;
  readonly isMinor: boolean;
}

/** A candidate for a line. Lengths are in print pixels. */
export interface CandidateLine extends WordedLine {
  readonly cap: number;
  /** The cap height as a share of the one that would fill the width: 1 without a limit, 0.5 if it is limited to half. */
  readonly held: number;
}

/** The measurements of how a candidate fills its box. */
export interface CandidateFill {
  /** The factor that fits the lock-up into the box's height; 1 if it already fits. */
  readonly scale: number;
  /** The height of the lock-up as a share of the box's height, at most 1. */
  readonly fill: number;
  /** The cap height in print pixels below which a major line is small for a title. */
  readonly smallestCap: number;
}

/**
 * Returns the penalty of a break into lines; the lowest wins. The weights come from setting several hundred titles and judging them by eye:
 * a line that ends on "the" is nearly as bad as one of no size, and an unfilled box costs more than a fourth line.
 */
export function linePenalty(
  lines: readonly CandidateLine[],
  words: readonly LetteredWord[],
  minorWords: Lettering['minorWords'],
  { scale, fill, smallestCap }: CandidateFill,
): number {
  const isSentence = minorWords === 'key-words';
  const majors = lines.filter((line) => !line.isMinor);
  const isLong = isLongTitle(words);
  let penalty = 0.015 * lines.length + 2.1 * (1 - scale) + (isLong ? EMPTY_OF_LONG_TITLE : EMPTY) * (1 - fill);
  penalty += LOW * Math.max(0, LEAST_FILL - fill) + TINY * Math.max(0, TINY_FILL - fill);
  const smallness = (cap: number) => Math.max(0, 1 - (cap * scale) / smallestCap);
  for (const [index, line] of lines.entries()) {
    const place = { isAfterMinor: lines[index - 1]?.isMinor ?? false, isLast: index === lines.length - 1 };
    penalty += wordingPenalty(line, place, words, minorWords);
    if (line.isMinor) continue;
    // Lines of one size are never equally long: a little shorter is how they are, half as long looks left over.
    penalty += isLong ? HELD_IN_LONG_TITLE * (1 - line.held) ** 2 : heldPenalty(line, words);
    if (!isLong) penalty += SMALL * smallness(line.cap);
    const next = lines[index + 1];
    if (next && !next.isMinor) penalty += tornPenalty(line, next, words);
    if (isLong && index > 0 && line.end - line.first === 1) penalty += orphanPenalty(line, place.isLast);
  }
  // The lines of a long title are alike, so many small ones are no worse than one.
  if (isLong) penalty += SMALL_IN_LONG_TITLE * Math.max(0, ...majors.map(({ cap }) => smallness(cap)));
  const caps = majors.map(({ cap }) => cap);
  if (caps.length > 1) {
    const hasHeading = words.some(({ endsHeading }) => endsHeading);
    if (!hasHeading) penalty += unevenness(Math.max(...caps) / Math.min(...caps), { isLong, isSentence });
  }
  if (isSentence) penalty += 0.8 * Math.max(0, WEIGHT_OF_LAST - (caps.at(-1) ?? 0) / Math.max(...caps));
  return penalty;
}

/** Returns the penalty for a line of a short title that does not fill the width. One that depends on the line before it is meant to be smaller. */
function heldPenalty({ first, held }: CandidateLine, words: readonly LetteredWord[]): number {
  return HELD * (1 - held) * (first > 0 && words[first]?.isDependent ? DEPENDENT : 1);
}

/** Returns the penalty for a short word alone on a line of a long title, which looks left over, most of all at its end. */
function orphanPenalty({ held }: CandidateLine, isLast: boolean): number {
  return isLast ? ORPHAN * Math.max(0, WIDTH_OF_LAST - held) : ORPHAN_INSIDE * Math.max(0, WIDTH_INSIDE - held);
}

/** Returns the penalty for the sizes of two lines that share a phrase, such as a large "Three" over small "Horses". */
function tornPenalty(line: CandidateLine, next: CandidateLine, words: readonly LetteredWord[]): number {
  const cut = words[line.end - 1]?.cut ?? 0;
  if (words.length <= WORDS_OF_STACK || cut <= TORN_FROM) return 0;
  return TORN_BY_SIZE * cut * Math.max(0, Math.max(line.cap / next.cap, next.cap / line.cap) - ALIKE);
}

/** The place of a line among the lines of its lock-up. */
export interface LinePlace {
  readonly isAfterMinor: boolean;
  readonly isLast: boolean;
}

/** Returns the part of a break's penalty that depends on the words of one line, and not on any size. The other parts are 0 or more. */
export function wordingPenalty(
  line: WordedLine,
  { isAfterMinor, isLast }: LinePlace,
  words: readonly LetteredWord[],
  minorWords: Lettering['minorWords'],
): number {
  const isInline = minorWords === 'inline';
  const isSentence = minorWords === 'key-words';
  // An "a" between two large lines looks like a speck, and a "say" before them changes the sense.
  if (line.isMinor) return (isLast ? 0.8 : 0) + (isAfterMinor ? 0.6 : 0) + (isSentence && line.end - line.first === 1 ? LONE_MINOR : 0);
  // In the inline style small words keep their neighbors' size, so a line of them alone would be a large "of".
  const isMinorAt = (index: number) => words[index]?.isMinor ?? false;
  const inside = Array.from({ length: Math.max(0, line.end - line.first - 2) }, (_, at) => line.first + 1 + at).filter(isMinorAt).length;
  let penalty = inside * (isInline ? 0.1 : 0.5);
  // A last word such as "for" is not minor, but should not be large either.
  if (words.slice(line.first, line.end).every(({ isSmall }) => isSmall) || (isLast && isShortWeakWord(line, words))) penalty += 0.7;
  if (isMinorAt(line.first)) penalty += isInline ? 0.05 : isSentence && isAfterMinor ? SPLIT_PHRASE : 0.3;
  penalty += Math.max(isMinorAt(line.end - 1) ? 0.9 : 0, isLast ? 0 : cutAfter(line, words));
  if (startsInPhrase(line, words)) penalty += IN_PHRASE;
  const crossed = words.slice(line.first, line.end - 1);
  if (crossed.some(({ endsPhrase }) => endsPhrase)) penalty += 0.3;
  if (crossed.some(({ endsHeading }) => endsHeading)) penalty += TORN_EXPRESSION;
  if (isLongTitle(words)) penalty += loneWordPenalty(line, words);
  return penalty;
}

/** Returns how badly a line breaks the sense at its end. A stack of two or three words does so at every line, as readers are used to. */
export function cutAfter({ end }: WordedLine, words: readonly LetteredWord[]): number {
  const cut = words[end - 1]?.cut ?? 0;
  if (words.length === 2) return 0;
  if (cut >= 1) return TORN_EXPRESSION;
  const isWhole = words.length > WORDS_OF_STACK && (cut >= HARD_CUT || isLongTitle(words));
  return isWhole ? cut : SOFT_IN_SHORT_TITLE * cut;
}

/** Returns true for a line of one word such as "Us". */
function isShortWeakWord({ first, end }: WordedLine, words: readonly LetteredWord[]): boolean {
  const word = words[first];
  return words.length > 2 && end - first === 1 && word !== undefined && word.isWeak && word.end - word.start <= SHORT_WORD;
}

/** Returns true for a line such as "Road Meets" under "the Old": the noun alone could stand there, but not with words of the next phrase. */
function startsInPhrase({ first, end }: WordedLine, words: readonly LetteredWord[]): boolean {
  const cut = words[first - 1]?.cut ?? 0;
  const isPartOfPhrase = cut > IN_PHRASE_FROM && cut < HARD_CUT;
  return isPartOfPhrase && end - first > 1 && words.length > WORDS_OF_STACK && !isLongTitle(words);
}

/** Returns the penalty for a line of a sentence with one word that says nothing alone, such as "Says". */
function loneWordPenalty({ first, end }: WordedLine, words: readonly LetteredWord[]): number {
  const word = words[first];
  if (end - first > 1 || !word || word.isNaming) return 0;
  return first === 0 ? FIRST_WEAK : word.isWeak ? LONE_WEAK : LONE_OTHER;
}

const SHORT_WORD = 3;
const IN_PHRASE = 0.3;
const IN_PHRASE_FROM = 0.5;
const LONE_WEAK = 0.8;
const LONE_OTHER = 0.6;
const FIRST_WEAK = 0.2;
const LONE_MINOR = 0.5;
/** The most words of a title that may be a stack of single words. */
const WORDS_OF_STACK = 3;
const TORN_EXPRESSION = 1.5;
const SOFT_IN_SHORT_TITLE = 0.4;
/** The penalty for a small word before large ones of the same phrase, such as "How" small and "to leave" large. */
const SPLIT_PHRASE = 0.7;
/** The share of the largest line's cap height that the last line of a sentence should have, because a sentence makes its point last. */
const WEIGHT_OF_LAST = 0.8;
/** The share of the width from which a last line of one word does not look left over, and the penalty for a word of no width. */
const WIDTH_OF_LAST = 0.75;
const ORPHAN = 1.6;
const WIDTH_INSIDE = 0.6;
const ORPHAN_INSIDE = 1.2;
/** The ratio from which two lines of one phrase look like two phrases, and the penalty for each further multiple. */
const ALIKE = 1.25;
const TORN_FROM = 0.4;
const TORN_BY_SIZE = 1.6;

/** The fewest words and letters of a long title. */
const LONG_TITLE = 7;
const LETTERS_OF_LONG_TITLE = 30;

/** Returns true for a title that is a sentence or has a subtitle of its own. Its lines have one size, and some of them may lead. */
export function isLongTitle(words: readonly (Pick<LetteredWord, 'start' | 'end'> & Partial<LetteredWord>)[]): boolean {
  if (words.some(({ endsHeading }) => endsHeading)) return true;
  return words.length >= LONG_TITLE && words.reduce((sum, { start, end }) => sum + end - start, 0) >= LETTERS_OF_LONG_TITLE;
}

/** The penalty for a line that does not fill the width. The lines of a long title are alike, so there it must not count more than sense. */
const HELD = 0.9;
/** The share of it for a line that depends on the one before it. */
const DEPENDENT = 0.4;
/** The penalty for room that is left empty. A long title has small lines, so it needs many of them. */
const EMPTY = 1.15;
const EMPTY_OF_LONG_TITLE = 2.1;
/** The share of the box below which a title is lost on its cover, and the penalty for what it lacks. */
const LEAST_FILL = 0.55;
const LOW = 1.2;
/**
 * The share below which a title is a line of type and no lettering: a break inside a phrase is better. Even in the highest zone, and
 * stretched, it would not take its least share of the front.
 */
const TINY_FILL = 0.42;
const TINY = 9;
const HELD_IN_LONG_TITLE = 0.7;
/** The penalty for letters that are small for a title. */
const SMALL = 1.2;
const SMALL_IN_LONG_TITLE = 3;

/**
 * Returns the penalty for lines of different sizes. A short title gains from one large word; in a sentence the large word would be
 * arbitrary, as in "in Ten". If only key words are large, one of them may lead, but five sizes in one title look ragged.
 */
function unevenness(ratio: number, { isLong, isSentence }: Record<'isLong' | 'isSentence', boolean>): number {
  if (isSentence) return 0.3 * Math.max(0, ratio - 1.8);
  return isLong ? 0.45 * Math.max(0, ratio - 1.7) : 0.12 * Math.max(0, ratio - 2);
}
