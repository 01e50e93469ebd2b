import type { Lettering } from '../design/lettering.ts';
import type { Size } from '../geometry/shapes.ts';
import { type ChosenLine, LEAST_MINOR_LETTER, chooseLines, outlineWidth } from './choose-lines.ts';
import type { LetteredWord } from './measure-words.ts';

/** The cap height that small lines have where their words allow it, as a share of the box's height, and its limits as shares of the width. */
const WISHED_CAP = 0.11;
const LOWEST_WISH = 0.066;
const HIGHEST_WISH = 0.092;
/** The cap height that they may have where the lead leaves them room, as a share of the width. */
const LARGEST_CAP = 0.1;
/** The most lines of small words above the lead, and under it. */
const MOST_ABOVE = 2;
const MOST_UNDER = 4;
/** The least ratio between the letters that lead and the small ones: with less, the two look like a mistake. */
const LEAST_RATIO = 1.35;
/** The distance of the baselines of small lines in cap heights, by which the height left to the lead is judged. */
const LEADING = 1.75;
/** The penalties of a break of small words: for each line, for small letters, for a torn phrase, and for lines of unlike length. */
const LINE = 0.16;
const SMALL = 2.4;
const TORN = 1;
const RAGGED = 1.4;
/** The penalty for letters that cannot be read from across a store, and the cut from which no line may end on a word even so. */
const TOO_SMALL = 4;
const HARDEST_CUT = 0.95;
/** The share of the longest line below which another looks left over. */
const SHORTEST = 0.55;
/** The largest ratio between two lines of the lead: with more, the title has three sizes. */
const LARGEST_RATIO = 1.5;
/** The same in a lead without a noun, of which no word is worth more than the others. */
const LARGEST_RATIO_WITHOUT_NAME = 1.2;
/** The cuts between which the last word of a lead belongs to an adjective or a noun before it, and the cut that keeps both in one line. */
const BELONGS = 0.45;
const BELONGS_TO_NAME = 0.7;
const WHOLE = 0.9;

/**
 * Returns the break of a title of which one phrase leads: its words fill the width like a title of their own, and those before and after
 * it are lines of one small size. Without such a phrase, or without room for two sizes, the lines are alike.
 */
export function chooseLeadLines(words: readonly LetteredWord[], style: Lettering, box: Size): readonly ChosenLine[] {
  const first = words.findIndex(({ isMinor }) => !isMinor);
  const end = words.findLastIndex(({ isMinor }) => !isMinor) + 1;
  const inline: Lettering = { ...style, minorWords: 'inline' };
  const alike = () =>
    chooseLines(
      words.map((word) => ({ ...word, isMinor: false })),
      inline,
      box,
    );
  if (end - first === words.length || words.some(({ endsLine }) => endsLine)) return alike();
  const least = leastCap(words, box.width);
  const wished = Math.min(HIGHEST_WISH * box.width, Math.max(LOWEST_WISH * box.width, WISHED_CAP * box.height));
  const above = breakSmall(words, { first: 0, end: first }, MOST_ABOVE, { width: box.width, wished, least });
  const under = breakSmall(words, { first: end, end: words.length }, MOST_UNDER, { width: box.width, wished, least });
  const natural = Math.min(above.natural, under.natural);
  if (natural < least) return alike();
  const count = above.lines.length + under.lines.length;
  // Where the lead would not stand out, the small lines leave it more room.
  const rooms = [Math.min(wished, natural), least].map((cap) => box.height - cap * LEADING * count);
  const leads = rooms.filter((height) => height > 0).map((height) => leadLines(words.slice(first, end), inline, { ...box, height }));
  const capsOf = (lines: readonly ChosenLine[]) => Math.min(...lines.map(({ cap }) => cap));
  const lead = leads.find((lines) => capsOf(lines) >= LEAST_RATIO * Math.min(wished, natural)) ?? leads.at(-1);
  if (!lead) return alike();
  const smallest = capsOf(lead);
  const room = box.height - (lead[0]?.lockUpHeight ?? 0);
  const widest = Math.min(LARGEST_CAP * box.width, natural, Math.max(least, room / (LEADING * count)));
  const small = Math.min(widest, Math.max(least, style.minorSize * smallest));
  if (smallest < small * LEAST_RATIO) return alike();
  const lockUpHeight = (lead[0]?.lockUpHeight ?? 0) + small * LEADING * count;
  const smallLine = (span: Span): ChosenLine => ({
    ...span,
    isMinor: true,
    cap: small,
    held: 1,
    size: small / capOf(words, span),
    isFull: false,
    lockUpHeight,
  });
  const large = lead.map((line) => ({ ...line, first: line.first + first, end: line.end + first, lockUpHeight }));
  return [...above.lines.map(smallLine), ...large, ...under.lines.map(smallLine)];
}

/** Returns the lines of the lead, the largest not much larger than the others. */
function leadLines(words: readonly LetteredWord[], style: Lettering, box: Size): readonly ChosenLine[] {
  const last = words.length - 2;
  const whole = words.map((word, index) =>
    index === last && last > 1 && word.cut >= BELONGS && word.cut < BELONGS_TO_NAME ? { ...word, cut: WHOLE } : word,
  );
  return chooseLines(whole, style, box, words.some(({ isNaming }) => isNaming) ? LARGEST_RATIO : LARGEST_RATIO_WITHOUT_NAME);
}

interface Span {
  readonly first: number;
  readonly end: number;
}

interface SmallLines {
  readonly lines: readonly Span[];
  /** The cap height at which the longest line is as wide as the box. */
  readonly natural: number;
}

/** Returns the best break of some small words, in as few lines as their size allows. */
function breakSmall(
  words: readonly LetteredWord[],
  { first, end }: Span,
  mostLines: number,
  { width, wished, least }: Record<'width' | 'wished' | 'least', number>,
): SmallLines {
  let best: SmallLines = { lines: [], natural: Number.POSITIVE_INFINITY };
  let lowest = Number.POSITIVE_INFINITY;
  const visit = (from: number, lines: readonly Span[], torn: number) => {
    if (from === end) {
      const naturals = lines.map((line) => (width / widthOf(words, line)) * capOf(words, line));
      const natural = Math.min(...naturals);
      const shortest = natural / Math.max(...naturals);
      const small = Math.max(0, 1 - natural / wished);
      const ragged = lines.length > 1 ? Math.max(0, SHORTEST - shortest) : 0;
      const penalty = (natural < least ? TOO_SMALL : 0) + LINE * lines.length + SMALL * small + TORN * torn + RAGGED * ragged;
      if (penalty < lowest) [best, lowest] = [{ lines, natural }, penalty];
      return;
    }
    if (lines.length === mostLines) return;
    for (let to = from + 1; to <= end; to += 1) {
      const cut = to < end ? (words[to - 1]?.cut ?? 0) : 0;
      if (cut < HARDEST_CUT) visit(to, [...lines, { first: from, end: to }], torn + cut);
    }
  };
  if (first < end) visit(first, [], 0);
  return best;
}

const measuresOf = (words: readonly LetteredWord[], { first, end }: Span) => words.slice(first, end).map(({ asMinor }) => asMinor);

function widthOf(words: readonly LetteredWord[], span: Span): number {
  return outlineWidth(measuresOf(words, span));
}

function capOf(words: readonly LetteredWord[], span: Span): number {
  return Math.max(...measuresOf(words, span).map(({ cap }) => cap));
}

/** Returns the cap height of small words whose letters without ascenders are as high as can be read from across a store. */
function leastCap(words: readonly LetteredWord[], width: number): number {
  const minor = words.filter(({ isMinor }) => isMinor).map(({ asMinor }) => asMinor);
  return Math.max(...minor.map(({ cap, low }) => (LEAST_MINOR_LETTER * width * cap) / low));
}
