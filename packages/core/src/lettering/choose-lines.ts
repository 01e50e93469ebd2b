import type { Lettering } from '../design/lettering.ts';
import type { Size } from '../geometry/shapes.ts';
import { type CandidateLine, linePenalty } from './line-penalty.ts';
import type { LetteredWord, WordMeasure } from './measure-words.ts';

/** A line of the chosen lock-up. `size` in Px per em. */
export interface ChosenLine extends CandidateLine {
  readonly size: number;
  /** Its outline is to be exactly as wide as the box. */
  readonly isFull: boolean;
  /** Height of the whole lock-up as the break was judged by, Px. */
  readonly lockUpHeight: number;
}

export const MAX_LINES = 7;
/** Every way to break up to this many words is tried: 2,048 of them. */
const MOST_SEARCHED = 12;
/** In a title of more words, lines of small words would leave the others no height. */
const MOST_WITH_OWN_LINES = 6;
/** No line is larger than this many times the smallest that carries the title. */
const LARGEST_RATIO = 2.6;
/** Cap height below which a title's line is small, as a share of the measure. */
const SMALL_CAP = 0.065;
/** Up to this many letters, capitals may be larger than the style allows by the factor below. */
const FEW_LETTERS = 4;
const FEW_LETTERS_GROWTH = 1.6;
/** A space's width in em, where no word tells it. */
const SPACE = 0.25;
/** Height of a minor line's letters without ascenders, as a share of the measure: what can still be read across a shop. */
const LEAST_MINOR_LETTER = 0.036;
/** Print pixels per em, 8.6 pt: what printers ask for, and a little more. */
const LEAST_SIZE = 36;
const GAP_BESIDE_MINOR = 1.2;

/**
 * The break of the words into lines that makes the best lock-up of `box`: every consecutive partition is sized and the lowest
 * penalty wins. Breaks that the author typed are kept. Above twelve words, neighbors are joined until twelve are left.
 */
export function chooseLines(words: readonly LetteredWord[], style: Lettering, box: Size): readonly ChosenLine[] {
  if (words.length === 0) return [];
  const isCrowded = style.minorWords === 'own-line' && words.length > MOST_WITH_OWN_LINES;
  const lettering: Lettering = isCrowded ? { ...style, minorWords: 'inline' } : style;
  const units = joinUnits(words);
  const forced = units.slice(0, -1).map(({ end }) => words[end - 1]?.endsLine ?? false);
  const free = forced.flatMap((isForced, index) => (isForced ? [] : [index]));
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  const largest = lettering.largest * box.width * (letters <= FEW_LETTERS ? FEW_LETTERS_GROWTH : 1);
  const most = Math.max(MAX_LINES, forced.filter(Boolean).length + 1);
  let best: readonly ChosenLine[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  const measured = rangeMeasures(words, lettering, box.width);
  const breaks = [...forced];
  for (let choice = 0; choice < 2 ** free.length; choice += 1) {
    for (const [bit, index] of free.entries()) breaks[index] = ((choice >> bit) & 1) === 1;
    if (breaks.filter(Boolean).length + 1 > most) continue;
    const sized = sizeLines(linesBetween(units, breaks).map(measured), words, lettering, { ...box, largest });
    if (sized.penalty >= lowest) continue;
    lowest = sized.penalty;
    best = sized.lines;
  }
  return best;
}

interface Unit {
  readonly first: number;
  readonly end: number;
}

/** Words one by one; neighbors joined, the shortest pair first, where there are too many to try every break. */
function joinUnits(words: readonly LetteredWord[]): readonly Unit[] {
  const units: Unit[] = words.map((_, index) => ({ first: index, end: index + 1 }));
  const lengthOf = ({ first, end }: Unit) => (words[end - 1]?.end ?? 0) - (words[first]?.start ?? 0);
  while (units.length > MOST_SEARCHED) {
    let shortest = 0;
    for (let index = 1; index < units.length - 1; index += 1) {
      const [here, there] = [pairLength(units, index, lengthOf), pairLength(units, shortest, lengthOf)];
      if (here < there) shortest = index;
    }
    const [left, right] = [units[shortest], units[shortest + 1]];
    if (!left || !right) break;
    units.splice(shortest, 2, { first: left.first, end: right.end });
  }
  return units;
}

function pairLength(units: readonly Unit[], index: number, lengthOf: (unit: Unit) => number): number {
  const [left, right] = [units[index], units[index + 1]];
  return left && right ? lengthOf(left) + lengthOf(right) : Number.POSITIVE_INFINITY;
}

function linesBetween(units: readonly Unit[], breaks: readonly boolean[]): readonly Unit[] {
  const lines: Unit[] = [];
  let first = 0;
  for (const [index, unit] of units.entries()) {
    if (index < units.length - 1 && !breaks[index]) continue;
    lines.push({ first, end: unit.end });
    first = unit.end;
  }
  return lines;
}

interface MeasuredLine extends Unit {
  readonly isMinor: boolean;
  /** Cap height at 1 em, and Px where the line's outline is as wide as the box. */
  readonly em: number;
  readonly natural: number;
  /** Height at 1 em of its letters without ascenders. */
  readonly low: number;
}

/** Measures lines of words, each once: thousands of breaks share a few dozen lines. */
function rangeMeasures(words: readonly LetteredWord[], { minorWords }: Lettering, width: number): (unit: Unit) => MeasuredLine {
  const known = new Map<number, MeasuredLine>();
  return ({ first, end }) => {
    const key = first * (words.length + 1) + end;
    const found = known.get(key);
    if (found) return found;
    const own = words.slice(first, end);
    const isMinor = minorWords !== 'inline' && own.every((word) => word.isMinor);
    const measures = own.map((word) => (isMinor ? word.asMinor : word.asMajor));
    const em = Math.max(...measures.map(({ cap }) => cap));
    const measured = {
      first,
      end,
      isMinor,
      em,
      natural: (width / outlineWidth(measures)) * em,
      low: Math.min(...measures.map(({ low }) => low)),
    };
    known.set(key, measured);
    return measured;
  };
}

/** A title of so many words is a sentence: in five sizes it looks ragged. */
const LONG_TITLE = 7;
/** Lines up to this many times as large as the smallest fill the measure side by side: they look of one size. */
const SAME_SIZE = 1.18;
/** From here on a line is a size of its own, which leads. */
const LEADING_SIZE = 1.7;

/** The cap height of a line of a long title: that of the other lines, or clearly larger. */
function inTiers(natural: number, smallest: number): number {
  return natural >= LEADING_SIZE * smallest ? natural : Math.min(natural, SAME_SIZE * smallest);
}

function sizeLines(
  lines: readonly MeasuredLine[],
  words: readonly LetteredWord[],
  lettering: Lettering,
  box: Size & { readonly largest: number },
) {
  const majors = lines.filter((line) => !line.isMinor);
  const smallest = Math.min(...majors.map(({ natural }) => natural));
  const limit = Math.min(box.largest, LARGEST_RATIO * smallest);
  const capOf = (line: (typeof lines)[number]) =>
    Math.min(words.length >= LONG_TITLE ? inTiers(line.natural, smallest) : line.natural, limit);
  const sized = lines.map((line, index): ChosenLine => {
    const { first, end, isMinor, em, low } = line;
    const beside = [lines[index - 1], lines[index + 1]]
      .filter((other) => other && !other.isMinor)
      .map((other) => (other ? capOf(other) : 0));
    const small = Math.max((LEAST_MINOR_LETTER * box.width * em) / low, lettering.minorSize * Math.min(limit, ...beside));
    const cap = isMinor ? Math.min(small, line.natural) : capOf(line);
    return { first, end, isMinor, cap, held: isMinor ? 1 : cap / line.natural, size: cap / em, isFull: false, lockUpHeight: 0 };
  });
  const mean = sized.reduce((sum, { cap }) => sum + cap, 0) / sized.length;
  const gaps = sized.slice(1).reduce((sum, line, index) => {
    const besideMinor = line.isMinor || sized[index]?.isMinor;
    return sum + lettering.gap * mean * (besideMinor ? GAP_BESIDE_MINOR : 1);
  }, 0);
  const height = sized.reduce((sum, { cap }) => sum + cap, 0) + gaps;
  const scale = Math.min(1, box.height / height);
  const fill = Math.min(1, height / box.height);
  const penalty = linePenalty(sized, words, lettering.minorWords, { scale, fill, smallestCap: SMALL_CAP * box.width });
  return {
    penalty,
    lines: sized.map((line, index) => ({
      ...line,
      cap: line.cap * scale,
      size: Math.max(line.size * scale, line.isMinor ? leastMinorSize(line, lines[index], box.width) : 0),
      lockUpHeight: height * scale,
      isFull: scale === 1 && !line.isMinor && line.held > 0.999,
    })),
  };
}

/** A minor line that was scaled down with its lock-up stays readable, as long as the box is wide enough. */
function leastMinorSize({ size, cap }: ChosenLine, measured: MeasuredLine | undefined, width: number): number {
  const least = Math.max(LEAST_SIZE, measured ? (LEAST_MINOR_LETTER * width) / measured.low : 0);
  return Math.min(least, ((measured?.natural ?? cap) * size) / cap);
}

/** Width of the outlines of a line of words, em: the bearings at its two ends do not count. */
function outlineWidth(measures: readonly WordMeasure[]): number {
  const advance = measures.reduce((sum, measure) => sum + measure.advance, 0) + SPACE * (measures.length - 1);
  return Math.max(0.05, advance - (measures[0]?.leftBearing ?? 0) - (measures.at(-1)?.rightBearing ?? 0));
}
