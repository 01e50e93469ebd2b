import type { HeroPart } from './hero-drawing.ts';

/** Spokes of a wheel around a point, as lines of a width. */
function spokes(x: number, y: number, reach: number, number: number): readonly HeroPart[] {
  return Array.from({ length: number }, (_, index) => {
    const angle = (index / number) * Math.PI;
    const [across, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach].map((length) => Number(length.toFixed(1)));
    return `line l 1.2 ${x - (across ?? 0)} ${y - (down ?? 0)} ${x + (across ?? 0)} ${y + (down ?? 0)}`;
  });
}

/** A rickshaw that waits on its shafts, with its hood up and a cushioned seat. */
export const PULLED_RICKSHAW: readonly HeroPart[] = [
  // The far wheel.
  'shade c 5 30 44 45',
  // The shafts, with their crossbar on the ground, and a prop.
  'line l 4 50 38 10 36 -40 58 -92 92',
  'shade l 3 44 30 4 30 -34 50 -80 84',
  'line l 4.5 -97 89 -84 96',
  // The hood, in folds, open to the left.
  'mark s 6 6 * -8 -28 -2 -60 16 -79 42 -85 68 -78 87 -54 91 -22 82 12 *',
  'shade s 6 6 * -8 -28 -2 -60 12 -76 * 24 -58 30 -30 26 4 *',
  'line s 8 4 * -2 -28 3 -54 11 -66 * 19 -52 23 -28 20 2 *',
  'line v 36 -84 0.6 54 -52 1.4 52 6 0.6',
  'line v 58 -82 0.6 75 -50 1.4 72 8 0.6',
  'gloss v 30 -76 0.4 44 -60 2 47 -40 0.4',
  'ink s 4 6 * 14 0 36 -2 62 2 * 66 16 * 6 18 *',
  'shade s 4 12 * 34 14 66 10 * 66 18 * 6 18 *',
  'mark p 8 18 72 18 66 38 18 38',
  'shade p 12 31 69 31 66 38 18 38',
  'line l 2 8 18 72 18',
  'gloss s 18 22 * 38 21 58 22 * 54 27 24 27 *',
  // The floor for the feet.
  'ink p -30 40 20 36 20 42 -28 46',
  'line l 3 10 18 -2 30 -10 40',
  // The near wheel.
  ...spokes(38, 48, 43, 8),
  'line c 6 38 48 46',
  'mark c 1.6 38 48 42',
  'ink o 38 48 8 8',
  'line o 38 48 3.2 3.2',
];
