import type { Lettering } from '../design/lettering.ts';
import type { LetteredWord } from './measure-words.ts';

/** One line of a candidate: `words[first]` up to and without `words[end]`. Lengths in Px. */
export interface CandidateLine {
  readonly first: number;
  readonly end: number;
  readonly isMinor: boolean;
  readonly cap: number;
  /** The cap height as a share of the one that would fill the measure: 1 where no limit held it back, 0.5 where it is half. */
  readonly held: number;
}

/** The measures by which a candidate fills its box. */
export interface CandidateFill {
  /** The scale that makes everything fit the height; 1 where it fits as it is. */
  readonly scale: number;
  /** Height of the lock-up as a share of the box's, at most 1. */
  readonly fill: number;
  /** Cap height below which a major line is small for a title, Px. */
  readonly smallestCap: number;
}

/**
 * Returns the penalty of a break into lines; the lowest is taken. The figures come from setting some hundred titles and marking them by
 * eye: a line that ends on "the" is nearly as bad as one held to nothing, an unfilled box costs more than a fourth line.
 */
export function linePenalty(
  lines: readonly CandidateLine[],
  words: readonly LetteredWord[],
  minorWords: Lettering['minorWords'],
  { scale, fill, smallestCap }: CandidateFill,
): number {
  const isInline = minorWords === 'inline';
  const isSentence = minorWords === 'key-words';
  const isMinorAt = (index: number) => words[index]?.isMinor ?? false;
  const majors = lines.filter((line) => !line.isMinor);
  let penalty = 0.015 * lines.length + 2.1 * (1 - scale) + 1.1 * (1 - fill);
  for (const [index, line] of lines.entries()) {
    if (line.isMinor) {
      if (index === lines.length - 1) penalty += 0.8;
      if (lines[index - 1]?.isMinor) penalty += 0.6;
      // An "a" between two large lines looks like a speck, and a "say" before them changes the sense.
      if (isSentence && line.end - line.first === 1) penalty += LONE_MINOR;
      // In the inline style small words keep their neighbors' size, so a line of them alone would be a large "of".
      continue;
    }
    // A last word such as "for" is not minor, but should not be large either.
    if (words.slice(line.first, line.end).every(({ isSmall }) => isSmall)) penalty += 0.7;
    if (isMinorAt(line.first)) penalty += isInline ? 0.05 : isSentence && lines[index - 1]?.isMinor ? SPLIT_PHRASE : 0.3;
    if (isMinorAt(line.end - 1)) penalty += 0.9;
    const inside = Array.from({ length: Math.max(0, line.end - line.first - 2) }, (_, at) => line.first + 1 + at).filter(isMinorAt).length;
    penalty += inside * (isInline ? 0.1 : 0.5);
    if (index < lines.length - 1 && words[line.end - 1]?.isTied) penalty += TORN_EXPRESSION;
    if (words.slice(line.first, line.end - 1).some(({ endsPhrase }) => endsPhrase)) penalty += 0.3;
    penalty += 0.9 * (1 - line.held);
    penalty += 1.2 * Math.max(0, 1 - (line.cap * scale) / smallestCap);
  }
  const caps = majors.map(({ cap }) => cap);
  if (caps.length > 1) {
    penalty += unevenness(Math.max(...caps) / Math.min(...caps), words.length, isSentence);
    penalty += weakestShout(majors, words);
  }
  if (isSentence) penalty += 0.8 * Math.max(0, WEIGHT_OF_LAST - (caps.at(-1) ?? 0) / Math.max(...caps));
  return penalty;
}

const LONE_MINOR = 0.5;
/** "Déjà" in one line and "Vu" in the next. */
const TORN_EXPRESSION = 0.9;
/** "How" small and "to leave" large. */
const SPLIT_PHRASE = 0.7;
/** A sentence says its point last: its last line is no smaller than this share of the largest. */
const WEIGHT_OF_LAST = 0.8;

const LONG_TITLE = 7;

const FEWEST_TO_RANK = 5;
/** A line of weak words may be this share of the largest that tells what the book is about. */
const EQUAL = 0.8;
const WEAK_SHOUT = 1.2;

/** The largest line is what a buyer reads first: "Else" or "Back" alone tells nothing of the book. */
function weakestShout(majors: readonly CandidateLine[], words: readonly LetteredWord[]): number {
  // A few words are only large if each has a line of its own.
  if (words.length < FEWEST_TO_RANK) return 0;
  const isWeak = (line: CandidateLine) => words.slice(line.first, line.end).every((word) => word.isWeak);
  const weak = Math.max(0, ...majors.filter(isWeak).map(({ cap }) => cap));
  const strong = Math.max(0, ...majors.filter((line) => !isWeak(line)).map(({ cap }) => cap));
  return strong === 0 ? 0 : WEAK_SHOUT * Math.min(1, Math.max(0, weak / strong - EQUAL));
}

/**
 * A short title gains by one large word; in a sentence of a title the large word would be any one, as "in Ten". Where only key words
 * are large, one of them may lead, but five sizes in one title look ragged.
 */
function unevenness(ratio: number, words: number, isSentence: boolean): number {
  if (isSentence) return 0.3 * Math.max(0, ratio - 1.8);
  return words >= LONG_TITLE ? 0.45 * Math.max(0, ratio - 1.7) : 0.12 * Math.max(0, ratio - 2);
}
