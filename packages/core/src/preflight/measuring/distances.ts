import type { Rect } from '../../geometry/shapes.ts';
import { PRINT_DPI } from '../../units/units.ts';

/** The tolerance in print pixels for rounded outlines, which must not cause false alarms. */
export const TOLERANCE = 0.5;

/** Returns the smallest distance from `inner` to an edge of `outer` in print pixels; negative if it extends beyond `outer`. */
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

/** Converts print pixels to inches, with the three decimals that printers use. */
export function inInches(length: number): string {
  return (length / PRINT_DPI).toFixed(3);
}

/** Converts a number of inches in a rule to print pixels. */
export function asPx(inches: number): number {
  return inches * PRINT_DPI;
}
