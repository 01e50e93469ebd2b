import type { Lettering } from '../design/lettering.ts';
import type { Size } from '../geometry/shapes.ts';
import { type CandidateLine, isLongTitle, linePenalty, wordingPenalty } from './line-penalty.ts';
import type { LetteredWord, WordMeasure } from './measure-words.ts';
import { HARD_CUT, SOFT_CUT } from './phrase-cuts.ts';
import { type Span, type WordedPenalty, visitBreaks } from './visit-breaks.ts';

/** A line of the chosen lock-up. `size` is in print pixels per em. */
export interface ChosenLine extends CandidateLine {
  readonly size: number;
  /** True if its outline has to be exactly as wide as the box. */
  readonly isFull: boolean;
  /** The height of the whole lock-up, in print pixels, by which the break was judged. */
  readonly lockUpHeight: number;
}

export const MAX_LINES = 7;
/** The largest number of words for which every break is tried: 2,048 breaks. */
const MOST_SEARCHED = 12;
/** The most words of a title that may have lines of only small words. In a longer title these would leave the other lines no height. */
const MOST_WITH_OWN_LINES = 6;
/** The largest ratio between a line and the smallest line that carries the title. */
const LARGEST_RATIO = 2.6;
/** The same in a title with two words that are not small, of which neither may be tiny beside the other. */
const LARGEST_RATIO_OF_TWO = 2.1;
/** The largest ratio between a line of weak words and the largest line that says what the book is about: buyers read the largest first. */
const LARGEST_WEAK = 0.8;
/** The same for a line of words that carry no meaning by themselves, such as "Every". */
const LARGEST_QUIET = 0.64;
/** Cap height below which a title's line is small, as a share of the measure. */
const SMALL_CAP = 0.065;
/** The largest number of letters for which capitals may exceed the style's limit by the factor below. */
const FEW_LETTERS = 4;
const FEW_LETTERS_GROWTH = 1.6;
/**
 * The smallest height of a minor line's letters without ascenders, as a share of the width: the least that can be read from across a store.
 */
export const LEAST_MINOR_LETTER = 0.036;
/** The smallest type size in print pixels per em: 8.6 pt, a little more than printers require. */
const LEAST_SIZE = 36;
const GAP_BESIDE_MINOR = 1.2;

/** More than the rounding of a penalty, and less than any part of it. */
const ROUNDING = 1e-9;

/**
 * Returns the break of the words into lines that makes the best lock-up of `box`: of all consecutive partitions the one with the lowest
 * penalty wins. Words alone rule most of them out, so only the others are sized. Breaks that the author typed are kept. If there are more
 * than twelve words, neighbors are joined until twelve units are left.
 * @param ratio the largest ratio between two lines of a phrase, in which only a noun leads; null for a whole title
 */
export function chooseLines(
  words: readonly LetteredWord[],
  style: Lettering,
  box: Size,
  ratio: number | null = null,
): readonly ChosenLine[] {
  if (words.length === 0) return [];
  const isCrowded = style.minorWords === 'own-line' && (words.length > MOST_WITH_OWN_LINES || words.some(({ endsHeading }) => endsHeading));
  const lettering: Lettering = isCrowded ? { ...style, minorWords: 'inline' } : style;
  const units = joinUnits(words, lettering.minorWords === 'inline');
  const forced = units.slice(0, -1).map(({ end }) => words[end - 1]?.endsLine ?? false);
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  const largest = lettering.largest * box.width * (letters <= FEW_LETTERS ? FEW_LETTERS_GROWTH : 1);
  const mostLines = Math.max(MAX_LINES, forced.filter(Boolean).length + 1);
  const measured = rangeMeasures(words, lettering, box.width);
  const lineOf = ({ start, end }: Span) => measured({ first: units[start]?.first ?? 0, end: units[end - 1]?.end ?? 0 });
  const breaks = { units: units.length, forced, mostLines, lineOf, penalty: WORDING };
  const sized = (lines: readonly MeasuredLine[]) => sizeLines(lines, words, lettering, { ...box, largest, ratio });
  // The break that reads best is seldom much worse than the best one, so its penalty rules out most of the others at once.
  let [promising, fewest]: [readonly MeasuredLine[], number] = [[], Number.POSITIVE_INFINITY];
  visitBreaks({ ...breaks, limit: () => fewest - ROUNDING }, (lines, penalty) => ([promising, fewest] = [lines, penalty]));
  const enough = sized(promising).penalty + ROUNDING;
  let best: readonly ChosenLine[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  visitBreaks({ ...breaks, limit: () => Math.min(enough, lowest + ROUNDING) }, (lines) => {
    const { penalty, finish } = sized(lines);
    if (penalty >= lowest) return;
    lowest = penalty;
    best = finish();
  });
  return best;
}

interface Unit {
  readonly first: number;
  readonly end: number;
}

/**
 * Returns the words as units. In a long title a word that no line should end on is joined to the next one. If there are still too many to
 * try every break, neighbors are joined, the shortest pair first.
 */
function joinUnits(words: readonly LetteredWord[], isInline: boolean): readonly Unit[] {
  const units: Unit[] = [];
  for (const index of words.keys()) {
    const before = words[index - 1];
    const isJoined = isInline && isLongTitle(words) && before && before.cut >= HARD_CUT && !before.endsLine;
    const last = units.at(-1);
    if (isJoined && last) units[units.length - 1] = { first: last.first, end: index + 1 };
    else units.push({ first: index, end: index + 1 });
  }
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

interface MeasuredLine extends Unit {
  readonly isMinor: boolean;
  /** True if none of its words says what the book is about, or if it depends on the words before it. */
  readonly isWeak: boolean;
  /** True if its words carry no meaning by themselves. */
  readonly isQuiet: boolean;
  /** True if it has a noun or a name that says what the book is about. */
  readonly isNaming: boolean;
  /** True if it may be the one large line of a sentence: it is a whole phrase that says something. */
  readonly mayLead: boolean;
  /** The cap height at 1 em, and in print pixels at the size at which the line's outline is as wide as the box. */
  readonly em: number;
  readonly natural: number;
  /** The height at 1 em of its letters without ascenders. */
  readonly low: number;
  /** `wordingPenalty` by its place: among the first lines or last, under a line that carries the title or under a minor one. */
  readonly wording: Readonly<Record<'above' | 'last', readonly [underMajor: number, underMinor: number]>>;
}

const WORDING: WordedPenalty<MeasuredLine> = {
  of: ({ wording }, before, isLast) => wording[isLast ? 'last' : 'above'][before?.isMinor ? 1 : 0],
  least: ({ wording }, isLast) => Math.min(...wording[isLast ? 'last' : 'above']),
};

/** Returns a function that measures lines of words, each only once, because thousands of breaks share a few dozen lines. */
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
    const wordingAt = (isLast: boolean) => {
      const under = (isAfterMinor: boolean) => wordingPenalty({ first, end, isMinor }, { isAfterMinor, isLast }, words, minorWords);
      return [under(false), under(true)] as const;
    };
    const measured = {
      first,
      end,
      isMinor,
      isWeak: own.every((word) => word.isWeak) || own[0]?.isDependent === true,
      isQuiet: own.every((word) => word.isQuiet),
      isNaming: own.some((word) => word.isNaming),
      mayLead: !own.every((word) => word.isWeak) && !(own[0]?.isJoining ?? false) && isWholePhrase({ first, end }, words),
      wording: { above: wordingAt(false), last: wordingAt(true) },
      em,
      natural: (width / outlineWidth(measures)) * em,
      low: Math.min(...measures.map(({ low }) => low)),
    };
    known.set(key, measured);
    return measured;
  };
}

function isWholePhrase({ first, end }: Unit, words: readonly LetteredWord[]): boolean {
  return (words[first - 1]?.cut ?? 0) < SOFT_CUT && (words[end - 1]?.cut ?? 0) < SOFT_CUT;
}

/** The ratio from which a line of a long title leads the others, which all have one size, and its largest ratio to them. */
const LEADING_SIZE = 1.4;
const LARGEST_LEADING_SIZE = 1.75;
/**
 * Returns the line that leads a long title, whose other lines are alike. A title begins with what the book is about, or comes to it in the
 * second line; a later line would be arbitrary, and so would a verb such as "Climb".
 */
function leadOfLong([first, second]: readonly MeasuredLine[], isLarge: (line: MeasuredLine) => boolean): MeasuredLine | null {
  const mayLead = (line: MeasuredLine | undefined): line is MeasuredLine => line !== undefined && line.mayLead && isLarge(line);
  if (mayLead(second) && second.isNaming && !first?.isNaming) return second;
  return mayLead(first) && first.isNaming ? first : null;
}

/** The largest ratio between the words that explain a title, as after a colon, and the title proper. */
const LARGEST_EXPLANATION = 0.6;

/** The height that a long title is expected to fill, as a share of its width. Beyond it more lines would not make it larger. */
const TALLEST = 0.75;

function sizeLines(
  lines: readonly MeasuredLine[],
  words: readonly LetteredWord[],
  lettering: Lettering,
  box: Size & { readonly largest: number; readonly ratio: number | null },
) {
  const majors = lines.filter((line) => !line.isMinor);
  const smallest = Math.min(...majors.map(({ natural }) => natural));
  const carrying = words.filter(({ isSmall }) => !isSmall).length;
  const limit = Math.min(box.largest, (box.ratio ?? (carrying === 2 ? LARGEST_RATIO_OF_TWO : LARGEST_RATIO)) * smallest);
  const isLong = isLongTitle(words);
  const filled = ({ natural }: MeasuredLine) => Math.min(natural, limit);
  const lead = isLong ? leadOfLong(majors, (line) => filled(line) >= LEADING_SIZE * smallest) : null;
  const hasNames = (box.ratio !== null || words.length > 2) && majors.some((line) => line.isNaming);
  const mayLead = (line: MeasuredLine) => !line.isWeak && (line.isNaming || !hasNames);
  const leading = lead ? Math.min(filled(lead), LARGEST_LEADING_SIZE * smallest) : Math.max(0, ...majors.filter(mayLead).map(filled));
  const heading = words.findIndex(({ endsHeading }) => endsHeading) + 1;
  const headings = majors.filter(({ end }) => end <= heading);
  const headingCap = Math.min(limit, ...headings.map(({ natural }) => natural));
  const others = majors.filter(({ end }) => end > heading).map(({ natural }) => natural);
  const explaining = Math.min(LARGEST_EXPLANATION * headingCap, ...others);
  const capOf = (line: MeasuredLine) => {
    if (headings.length > 0) return line.end <= heading ? headingCap : explaining;
    if (isLong) return line === lead ? leading : smallest;
    // Buyers read the largest line first, so it has to have a noun or a name; a verb or an adjective may be as large as that.
    return leading > 0 ? Math.min(filled(line), (line.isQuiet ? LARGEST_QUIET : line.isWeak ? LARGEST_WEAK : 1) * leading) : filled(line);
  };
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
  const fill = Math.min(1, height / (isLong ? Math.min(box.height, TALLEST * box.width) : box.height));
  const penalty = linePenalty(sized, words, lettering.minorWords, { scale, fill, smallestCap: SMALL_CAP * box.width });
  const finish = () =>
    sized.map(
      (line, index): ChosenLine => ({
        ...line,
        cap: line.cap * scale,
        size: Math.max(line.size * scale, line.isMinor ? leastMinorSize(line, lines[index], box.width) : 0),
        lockUpHeight: height * scale,
        isFull: scale === 1 && !line.isMinor && line.held > 0.999,
      }),
    );
  return { penalty, finish };
}

/** Returns the smallest size of a minor line. It stays readable when its lock-up is scaled down, as long as the box is wide enough. */
function leastMinorSize({ size, cap }: ChosenLine, measured: MeasuredLine | undefined, width: number): number {
  const least = Math.max(LEAST_SIZE, measured ? (LEAST_MINOR_LETTER * width) / measured.low : 0);
  return Math.min(least, ((measured?.natural ?? cap) * size) / cap);
}

/** Returns the width of the outlines of a line of words, in em, without the bearings at its two ends. */
export function outlineWidth(measures: readonly WordMeasure[]): number {
  const advance =
    measures.reduce((sum, measure) => sum + measure.advance, 0) + measures.slice(1).reduce((sum, { space }) => sum + space, 0);
  return Math.max(0.05, advance - (measures[0]?.leftBearing ?? 0) - (measures.at(-1)?.rightBearing ?? 0));
}
