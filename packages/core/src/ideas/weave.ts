import type { Point, Rect } from '../geometry/shapes.ts';
import { rectInUnits } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import type { TitleLine } from './zone-title.ts';
import { type Strand, strandAt } from '../art/things/strand.ts';

/** The box around a letter. Words are known by their first and last letters, so a layout may keep these in front. */
export interface WovenLetter extends Rect {
  readonly staysInFront?: boolean;
}

/** A stretch of a strand, as shares of its length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the letters of a title in the units of drawings. The first and the last of a line stay in front of what is woven. */
export function lettersToWeave(stage: LayoutStage, lines: readonly TitleLine[]): readonly WovenLetter[] {
  return lines.flatMap(({ letters }) =>
    letters.map((letter, index) => ({ ...rectInUnits(stage, letter), staysInFront: index === 0 || index === letters.length - 1 })),
  );
}

const STEPS = 500;
/** The largest share of a letter that the strand may hide, and the share under which a letter counts as untouched. */
const MOST_COVERED = 0.34;
const GRAZED = 0.02;
/** Nothing lies in front of a letter lower than this, because small words are read letter by letter. */
const SMALL_LETTER = 110;

/**
 * Returns the stretches of a strand that lie in front of the letters: it goes over and under them in turn, and under small ones
 * and those that it would hide.
 * @param letters boxes around the letters in the units of the strand.
 * @param most the largest number of stretches.
 * @param mostCovered the largest share of a letter that the strand may hide.
 */
export function stretchesBefore(
  strand: Strand,
  letters: readonly WovenLetter[],
  most: number,
  mostCovered = MOST_COVERED,
): readonly Stretch[] {
  const crossings = letters.flatMap((letter) => crossingOf(strand, letter) ?? []).toSorted((first, second) => first.from - second.from);
  let hidden: readonly ReadonlySet<number>[] = letters.map(() => new Set());
  let isOver = false;
  const over: Stretch[] = [];
  for (const { from, to, covered } of crossings) {
    if (covered < GRAZED) continue;
    isOver = covered <= mostCovered && !isOver;
    const last = over.at(-1);
    if (!isOver || over.length >= most || (last && from < last.to)) continue;
    // A stretch is longer than the letter that it crosses, so it lies on the letters beside it as well.
    const met = letters.map((letter, index) => new Set([...(hidden[index] ?? []), ...placesUnder(strand, { from, to }, letter)]));
    isOver = met.every((places) => places.size <= PLACES ** 2 * mostCovered);
    if (!isOver) continue;
    hidden = met;
    over.push({ from, to });
  }
  return over;
}

/** Returns the places of a letter's box that a stretch of a strand covers. */
function placesUnder(strand: Strand, { from, to }: Stretch, letter: Rect): ReadonlySet<number> {
  const [first, last] = [Math.floor(from * STEPS), Math.ceil(to * STEPS)];
  const points = Array.from({ length: last - first + 1 }, (_, index) => strandAt(strand, (first + index) / STEPS)).filter(
    ({ x, y, width }) =>
      x > letter.x - width && x < letter.x + letter.width + width && y > letter.y - width && y < letter.y + letter.height + width,
  );
  return new Set(
    placesOf(letter).flatMap((place, index) =>
      points.some((at) => Math.hypot(at.x - place.x, at.y - place.y) <= at.width) ? [index] : [],
    ),
  );
}

function crossingOf(strand: Strand, letter: WovenLetter): (Stretch & { readonly covered: number }) | null {
  let [from, to, hidden] = [1, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const share = step / STEPS;
    const { x, y, width } = strandAt(strand, share);
    const next = strandAt(strand, share + 1 / STEPS);
    const isBeside =
      x > letter.x - width && x < letter.x + letter.width + width && y > letter.y - width && y < letter.y + letter.height + width;
    if (!isBeside) continue;
    from = Math.min(from, share);
    to = Math.max(to, share);
    const isInside = x > letter.x && x < letter.x + letter.width && y > letter.y && y < letter.y + letter.height;
    if (isInside) hidden += 2 * width * Math.hypot(next.x - x, next.y - y);
  }
  const isGuarded = letter.staysInFront || letter.height < SMALL_LETTER;
  const covered = isGuarded ? 1 : hidden / Math.max(1, letter.width * letter.height);
  return to > from ? { from, to, covered } : null;
}

/** The number of places in a letter's box, from side to side and from top to bottom, at which it is asked what lies in front of it. */
const PLACES = 12;

/** The outlines of one thing that lies as a whole before or behind letters. */
export type Outlines = readonly (readonly Point[])[];

/**
 * Returns the numbers of the things that lie in front of the letters. Of those that meet a letter every second one does, as long as no
 * letter is hidden further than a strand may hide it.
 * @param letters boxes around the letters in the units of the outlines.
 * @param options.isFirstOver true if the first thing that meets a letter lies in front of it.
 * @param options.most the largest share of a letter that may be hidden.
 */
export function thingsBefore(
  things: readonly Outlines[],
  letters: readonly WovenLetter[],
  { isFirstOver = true, most = MOST_COVERED }: { readonly isFirstOver?: boolean; readonly most?: number } = {},
): readonly number[] {
  const hidden = letters.map(() => new Set<number>());
  let isOver = !isFirstOver;
  return things.flatMap((outlines, index) => {
    const met = letters.map((letter) => [...new Set(outlines.flatMap((outline) => placesWithin(outline, letter)))]);
    if (met.every((places) => places.length < PLACES ** 2 * GRAZED)) return [];
    const mayHide = met.every((places, letter) => {
      if (places.length === 0) return true;
      if (letters[letter]?.staysInFront || (letters[letter]?.height ?? 0) < SMALL_LETTER) return false;
      return new Set([...(hidden[letter] ?? []), ...places]).size <= PLACES ** 2 * most;
    });
    isOver = mayHide && !isOver;
    if (!isOver) return [];
    for (const [letter, places] of met.entries()) for (const place of places) hidden[letter]?.add(place);
    return [index];
  });
}

/**
 * Returns the numbers of the pieces of a strand that lie in front of the letters.
 * @param pieces the number of pieces of equal length that the strand has.
 * @param mostCovered the largest share of a letter that the strand may hide.
 */
export function piecesBefore(
  strand: Strand,
  letters: readonly WovenLetter[],
  pieces: number,
  mostCovered = MOST_COVERED,
): readonly number[] {
  const over = stretchesBefore(strand, letters, pieces, mostCovered).flatMap(({ from, to }) => {
    const [first, last] = [Math.floor(from * pieces), Math.min(pieces, Math.ceil(to * pieces))];
    return Array.from({ length: last - first }, (_, index) => first + index);
  });
  return [...new Set(over)];
}

/** Returns a whole number with a bit for each of the numbers, as parameters of drawings hold a choice. */
export function bitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits + 2 ** number, 0);
}

/** Returns the places of a letter's box that an outline covers. */
function placesWithin(outline: readonly Point[], letter: Rect): readonly number[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  if (Math.max(...xs) < letter.x || Math.min(...xs) > letter.x + letter.width) return [];
  if (Math.max(...ys) < letter.y || Math.min(...ys) > letter.y + letter.height) return [];
  return placesOf(letter).flatMap((place, index) => (isInside(outline, place) ? [index] : []));
}

function placesOf({ x, y, width, height }: Rect): readonly Point[] {
  return Array.from({ length: PLACES ** 2 }, (_, place) => ({
    x: x + ((place % PLACES) + 0.5) * (width / PLACES),
    y: y + (Math.floor(place / PLACES) + 0.5) * (height / PLACES),
  }));
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let crossings = 0;
  for (const [index, corner] of outline.entries()) {
    const next = outline[(index + 1) % outline.length] ?? corner;
    if (corner.y > y === next.y > y) continue;
    if (x < corner.x + ((y - corner.y) / (next.y - corner.y)) * (next.x - corner.x)) crossings += 1;
  }
  return crossings % 2 === 1;
}
