import type { Lettering } from '../design/lettering.ts';
import type { LetteredWord } from './measure-words.ts';

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
  const smallness = (cap: number) => Math.max(0, 1 - (cap * scale) / smallestCap);
  for (const [index, line] of lines.entries()) {
    const place = { isAfterMinor: lines[index - 1]?.isMinor ?? false, isLast: index === lines.length - 1 };
    penalty += wordingPenalty(line, place, words, minorWords);
    if (line.isMinor) continue;
    // Lines of one size are never equally long: a little shorter is how they are, half as long looks left over.
    penalty += isLong ? HELD_IN_LONG_TITLE * (1 - line.held) ** 2 : HELD * (1 - line.held);
    if (!isLong) penalty += SMALL * smallness(line.cap);
  }
  // The lines of a long title are alike, so many small ones are no worse than one.
  if (isLong) penalty += SMALL_IN_LONG_TITLE * Math.max(0, ...majors.map(({ cap }) => smallness(cap)));
  const caps = majors.map(({ cap }) => cap);
  if (caps.length > 1) {
    penalty += unevenness(Math.max(...caps) / Math.min(...caps), { isLong, isSentence });
  }
  if (isSentence) penalty += 0.8 * Math.max(0, WEIGHT_OF_LAST - (caps.at(-1) ?? 0) / Math.max(...caps));
  return penalty;
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
  if (words.slice(line.first, line.end).every(({ isSmall }) => isSmall)) penalty += 0.7;
  if (isMinorAt(line.first)) penalty += isInline ? 0.05 : isSentence && isAfterMinor ? SPLIT_PHRASE : 0.3;
  if (isMinorAt(line.end - 1)) penalty += 0.9;
  if (!isLast && words[line.end - 1]?.isTied) penalty += TORN_EXPRESSION;
  if (words.slice(line.first, line.end - 1).some(({ endsPhrase }) => endsPhrase)) penalty += 0.3;
  if (isLongTitle(words)) penalty += sentencePenalty(line, isLast, words);
  return penalty;
}

/** Returns the part of `wordingPenalty` that only a sentence has. */
function sentencePenalty({ first, end }: WordedLine, isLast: boolean, words: readonly LetteredWord[]): number {
  const last = words[end - 1];
  const isAlone = end - first === 1 && (last?.isWeak ?? false);
  return (isAlone ? LONE_WEAK : 0) + (!isLast && last?.opensClause ? CLAUSE_CUT : 0);
}

/** The penalty for a line of a sentence with one word that says nothing alone, such as "Says", and for one that ends on a "who". */
const LONE_WEAK = 0.8;
const CLAUSE_CUT = 0.25;
const LONE_MINOR = 0.5;
/** The penalty for splitting an expression, such as "Déjà" on one line and "Vu" on the next. */
const TORN_EXPRESSION = 0.9;
/** The penalty for a small word before large ones of the same phrase, such as "How" small and "to leave" large. */
const SPLIT_PHRASE = 0.7;
/** The share of the largest line's cap height that the last line of a sentence should have, because a sentence makes its point last. */
const WEIGHT_OF_LAST = 0.8;

/** The fewest words and letters of a long title. */
const LONG_TITLE = 7;
const LETTERS_OF_LONG_TITLE = 30;

/** Returns true for a title that is a sentence. Its lines have one size, and one of them may lead. */
export function isLongTitle(words: readonly Pick<LetteredWord, 'start' | 'end'>[]): boolean {
  return words.length >= LONG_TITLE && words.reduce((sum, { start, end }) => sum + end - start, 0) >= LETTERS_OF_LONG_TITLE;
}

/** The penalty for a line that does not fill the width. The lines of a long title are alike, so there it must not count more than sense. */
const HELD = 0.9;
/** The penalty for room that is left empty. A long title has small lines, so it needs many of them. */
const EMPTY = 1.1;
const EMPTY_OF_LONG_TITLE = 1.7;
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
