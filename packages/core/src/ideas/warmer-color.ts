import type { Rgba } from '../design/colour.ts';
import { toOklab } from '../palette/oklab.ts';

/** Returns two colors with the warmer one first: suns and fires take it. */
export function warmerFirst(first: Rgba, second: Rgba): readonly [Rgba, Rgba] {
  return warmth(first) >= warmth(second) ? [first, second] : [second, first];
}

function warmth(colour: Rgba): number {
  const { a, b } = toOklab(colour);
  return a + b;
}

/** Returns two colors with the one first that differs more from a ground. */
export function fartherFirst(ground: Rgba, first: Rgba, second: Rgba): readonly [Rgba, Rgba] {
  return distanceOf(ground, first) >= distanceOf(ground, second) ? [first, second] : [second, first];
}

function distanceOf(first: Rgba, second: Rgba): number {
  const [from, to] = [toOklab(first), toOklab(second)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}
