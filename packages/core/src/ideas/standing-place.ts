import type { Point } from '../geometry/shapes.ts';
import { flattenPath } from '../scene/flatten-path.ts';
import type { TitleLine } from './zone-title.ts';

/** Columns that a line's upper edge is read in. */
const COLUMNS = 260;
/** A letter's top is flat where it leaves the top of its line by no more than this share of the line's height. */
const FLAT = 0.025;
/** The least height of a line that a person can stand on, as a share of the tallest line's; lower lines are small words. */
const TALL = 0.55;

/**
 * Finds the top of a letter that a person can stand on: flat, as wide as their feet, and free above.
 * @param feet Px that the feet take; @param towards the best place along the line, from 0 to 1.
 */
export function standingPlace(lines: readonly TitleLine[], feet: number, towards: number): Point | null {
  const tallest = Math.max(...lines.map(({ ink }) => ink.height));
  for (const [index, line] of lines.entries()) {
    if (line.ink.height < tallest * TALL) continue;
    const above = lines.slice(0, index).map(({ ink }) => ink);
    const isFree = (x: number) => above.every((ink) => x + feet < ink.x || x - feet > ink.x + ink.width);
    const wished = line.ink.x + towards * line.ink.width;
    const places = flatTops(line, feet).filter(isFree);
    const [best] = places.sort((first, second) => Math.abs(first - wished) - Math.abs(second - wished));
    if (best !== undefined) return { x: best, y: line.ink.y };
  }
  return null;
}

/** The middles of the flat stretches along a line's upper edge. */
function flatTops({ ink, outline }: TitleLine, least: number): number[] {
  const tops = new Array<number>(COLUMNS).fill(Number.POSITIVE_INFINITY);
  const column = ink.width / COLUMNS;
  const columnAt = (x: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor((x - ink.x) / column)));
  for (const { points } of flattenPath(outline())) {
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length] ?? from;
      const [left, right] = from.x < to.x ? [from, to] : [to, from];
      for (let at = columnAt(left.x); at <= columnAt(right.x); at += 1) {
        const x = Math.min(right.x, Math.max(left.x, ink.x + (at + 0.5) * column));
        const y = right.x > left.x ? left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y) : Math.min(left.y, right.y);
        tops[at] = Math.min(tops[at] ?? y, y);
      }
    }
  }
  // The outline has the face's own height; `stretch` may draw the letters taller.
  const top = Math.min(...tops);
  const isFlat = tops.map((y) => y - top <= FLAT * ink.height);
  const middles: number[] = [];
  for (let from = 0; from < COLUMNS; from += 1) {
    if (!isFlat[from]) continue;
    let to = from;
    while (isFlat[to + 1]) to += 1;
    if ((to - from + 1) * column >= least) middles.push(ink.x + ((from + to + 1) / 2) * column);
    from = to;
  }
  return middles;
}
