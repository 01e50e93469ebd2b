import type { Point } from '../geometry/shapes.ts';

/** An offset as a distance and an angle in degrees, 0 to 360, clockwise from the right. */
export interface PolarOffset {
  readonly distance: number;
  readonly angle: number;
}

export function polarOf({ x, y }: Point): PolarOffset {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return { distance: Math.hypot(x, y), angle: (degrees + 360) % 360 };
}

export function offsetOf({ distance, angle }: PolarOffset): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: distance * Math.cos(radians), y: distance * Math.sin(radians) };
}
