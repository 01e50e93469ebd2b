import type { Rect } from '../../geometry/shapes.ts';
import { PRINT_DPI } from '../../units/units.ts';

/** Rounding of outlines must not raise a false alarm. Print pixels. */
export const TOLERANCE = 0.5;

/** The smallest distance from `inner` to an edge of `outer`; negative when it sticks out. Print pixels. */
export function distanceInside(inner: Rect, outer: Rect): number {
  return Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
}

export function areaOf({ width, height }: Rect): number {
  return Math.max(0, width) * Math.max(0, height);
}

/** Print pixels as inches, to the thousandth that printers count in. */
export function inInches(length: number): string {
  return (length / PRINT_DPI).toFixed(3);
}

/** An inch figure of a rule in print pixels. */
export function asPx(inches: number): number {
  return inches * PRINT_DPI;
}
