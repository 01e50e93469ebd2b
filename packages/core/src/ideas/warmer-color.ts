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
