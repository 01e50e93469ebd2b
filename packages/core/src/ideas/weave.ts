import type { Rect } from '../geometry/shapes.ts';
import { type Strand, strandAt } from '../art/things/strand.ts';

/** A stretch of a strand, as shares of its length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const STEPS = 500;
/** The largest share of a letter that the strand may hide, and the share under which a letter counts as untouched. */
const MOST_COVERED = 0.34;
const GRAZED = 0.02;

/**
 * Returns the stretches of a strand that lie in front of the letters: it goes over and under them in turn, and under those that it would
 * hide.
 * @param letters boxes around the letters in the units of the strand.
 */
export function stretchesBefore(strand: Strand, letters: readonly Rect[], most: number): readonly Stretch[] {
  const crossings = letters.flatMap((letter) => crossingOf(strand, letter) ?? []).toSorted((first, second) => first.from - second.from);
  let isOver = false;
  const over: Stretch[] = [];
  for (const { from, to, covered } of crossings) {
    if (covered < GRAZED) continue;
    isOver = covered <= MOST_COVERED && !isOver;
    const last = over.at(-1);
    if (!isOver || over.length >= most || (last && from < last.to)) continue;
    over.push({ from, to });
  }
  return over;
}

function crossingOf(strand: Strand, letter: Rect): (Stretch & { readonly covered: number }) | null {
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
  return to > from ? { from, to, covered: hidden / Math.max(1, letter.width * letter.height) } : null;
}
