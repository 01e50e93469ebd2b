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
  // The hood, in folds, and its inside.
  'shade s 6 -2 * -4 -34 2 -62 18 -78 40 -82 * 44 -40 40 -4 *',
  'mark s 40 -84 * 18 -80 0 -64 -8 -38 * 6 -44 16 -44 24 -38 * 34 -46 46 -48 58 -44 * 66 -48 76 -46 84 -38 * 84 -60 68 -80 40 -84 *',
  'mark s 84 -38 * 88 -18 84 2 78 10 * 66 4 * 72 -12 70 -30 66 -46 * 76 -46 84 -38 *',
  'line v 40 -84 0.6 26 -68 1.3 24 -38 0.6',
  'line v 40 -84 0.6 56 -68 1.3 58 -44 0.6',
  'line v 40 -84 0.6 74 -64 1.3 84 -38 0.6',
  'gloss v 12 -70 0.4 4 -58 1.8 -1 -46 0.4',
  // The seat: its back, cushion and side.
  'shade s 62 -40 * 72 -30 74 -10 70 14 * 60 14 56 -10 56 -36 *',
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
