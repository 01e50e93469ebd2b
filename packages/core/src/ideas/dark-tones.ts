import type { Rgba } from '../design/colour.ts';
import { toOklab } from '../palette/oklab.ts';

/** On OKLab's axes from green to red and from blue to yellow: from orange to olive, dark tones are mud. Reds and greens stay themselves. */
const GREENEST = -0.04;
const LEAST_YELLOW = 0.04;
const YELLOW_OF_RED = 0.7;

/** Reports whether a color turns to brown or olive mud when it is darkened under pale letters, so that its scenes need daylight. */
export function isMudInTheDark(colour: Rgba): boolean {
  const { a, b } = toOklab(colour);
  return a > GREENEST && b > LEAST_YELLOW && b > YELLOW_OF_RED * a;
}
