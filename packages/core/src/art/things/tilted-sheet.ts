import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { polygon } from '../drawing/outlines.ts';

/** Turns shares of a sheet's width, and of its height from the top, into a point. */
export type Place = (across: number, down: number) => Point;
/** The corners of a sheet, from the upper left one clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** Returns the places on a sheet between its corners, which need not be level. */
export function placeIn([a, b, c, d]: Corners): Place {
  return (across, down) => ({
    x: (a.x + (b.x - a.x) * across) * (1 - down) + (d.x + (c.x - d.x) * across) * down,
    y: (a.y + (b.y - a.y) * across) * (1 - down) + (d.y + (c.y - d.y) * across) * down,
  });
}

/** The outline of a sheet without a margin. @param inset the margin, as a share of its width; @param insetDown as a share of its height. */
export function sheet(place: Place, inset: number, insetDown = inset): Path {
  return polygon([place(inset, insetDown), place(1 - inset, insetDown), place(1 - inset, 1 - insetDown), place(inset, 1 - insetDown)]);
}
