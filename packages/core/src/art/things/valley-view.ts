import type { Point, Rect } from '../../geometry/shapes.ts';

/** A view over a valley from a little above a railway that crosses it. */
export interface ValleyView {
  /** The middle of the horizon. */
  readonly vanishing: Point;
  /** Units at a distance of one meter. */
  readonly focal: number;
  /** 1, or -1 where the view is mirrored. */
  readonly side: 1 | -1;
}

/** Meters: the viewer's eyes over the rails, and the valley's floor under them. */
const EYE = 8;
export const VALLEY = 34;
/** The line: straight across the view at a distance, then on a bend that leads away; meters. */
const DISTANCE = 58;
const BEND = { from: -5, radius: 95 } as const;
/** The place on the line where the hill takes it in, meters from the beginning of the bend. */
export const END_OF_LINE = 84;

/** Returns where a place of the valley is seen. @param up meters over the rails. */
export function inValley({ vanishing, focal, side }: ValleyView, across: number, up: number, away: number): Point {
  return { x: vanishing.x + (side * focal * across) / away, y: vanishing.y + (focal * (EYE - up)) / away };
}

/** Meters to the right of the viewer and away from them. */
export function onLine(along: number, aside: number): { readonly across: number; readonly away: number } {
  const angle = Math.max(0, along) / BEND.radius;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    across: BEND.from + Math.min(0, along) + BEND.radius * sin + aside * sin,
    away: DISTANCE + BEND.radius * (1 - cos) - aside * cos,
  };
}

/** Returns where a place on the line is seen. @param along meters along it. @param aside meters towards the viewer. */
export function lineAt(view: ValleyView, along: number, aside: number, up: number): Point {
  const { across, away } = onLine(along, aside);
  return inValley(view, across, up, away);
}

/** Units of a meter at a place on the line. */
export function metreOnLine({ focal }: ValleyView, along: number): number {
  return focal / onLine(along, 0).away;
}

/** Returns the least and the greatest place on the line that an area shows, meters along it. */
export function lineWithin({ vanishing, focal, side }: ValleyView, { x, width }: Rect): readonly [number, number] {
  const along = (edge: number) => (side * (edge - vanishing.x) * DISTANCE) / focal - BEND.from;
  const [first, second] = [along(x), along(x + width)];
  const greatest = Math.max(first, second);
  // On the bend more of the line is seen than its width.
  return [Math.min(first, second, END_OF_LINE) - 16, greatest > 0 ? END_OF_LINE : greatest + 16];
}
