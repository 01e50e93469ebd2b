import type { HeroPart } from './hero-drawing.ts';

/** A portrait of a woman in an oval opening of a carved frame, which hangs from a nail. */
export const GILT_PORTRAIT = [
  'line v -40 -84 0.9 0 -108 0.9 40 -84 0.9',
  'line o 0 -108 3.6 3.6',
  // The frame and its far sides.
  'shade p -72 -84 82 -84 82 104 -66 104',
  'mark p -76 -88 76 -88 76 98 -76 98',
  'shade p 76 -88 76 98 -76 98 -66 88 66 88 66 -78',
  'gloss p -76 -88 76 -88 73 -85 -73 -85 -73 95 -76 98',
  'mark p -64 -76 64 -76 64 86 -64 86',
  'shade p -64 -76 64 -76 64 -72 -60 -72 -60 86 -64 86',
  // Leaves in the corners and shells on the sides.
  ...[
    [-58, -70, 1, 1],
    [58, -70, -1, 1],
    [-58, 80, 1, -1],
    [58, 80, -1, -1],
  ].flatMap(([x = 0, y = 0, right = 1, down = 1]) => [
    `shade s ${x} ${y} * ${x + right * 26} ${y} ${x + right * 32} ${y + down * 10} * ${x + right * 20} ${y + down * 10} ${x + right * 14} ${y + down * 20} * ${x + right * 12} ${y + down * 34} ${x} ${y + down * 28} *`,
    `mark s ${x} ${y} * ${x + right * 22} ${y + down * 1} ${x + right * 28} ${y + down * 7} * ${x + right * 15} ${y + down * 8} ${x + right * 11} ${y + down * 16} * ${x + right * 9} ${y + down * 30} ${x + right * 1} ${y + down * 24} *`,
    `line v ${x + right * 2} ${y + down * 2} 0.4 ${x + right * 9} ${y + down * 8} 1 ${x + right * 13} ${y + down * 12} 0.4`,
  ]),
  ...[-40, -20, 0, 20, 40].flatMap((x) => [
    `shade o ${x + 0.8} -81.2 3.6 2.8`,
    `gloss o ${x - 1} -82.6 1.4 1`,
    `line o ${x + 0.6} 93 3.4 2.6`,
  ]),
  ...[-50, -28, -6, 16, 38, 60].flatMap((y) => [
    `shade o -69.4 ${y + 5.8} 2.8 3.6`,
    `gloss o -71 ${y + 4} 1 1.4`,
    `line o 71.4 ${y + 5} 2.4 3.4`,
  ]),
  // The canvas in its oval.
  'line o 0 5 50 70',
  'cut o 1.4 6.4 47 67',
  'shade s -38 44 * -44 20 -40 -20 -24 -48 * -30 -10 -26 30 *',
  // The sitter: hair, neck, face in half profile, and a dress with a collar.
  'line s -22 -18 * -22 -42 -4 -52 14 -48 24 -34 22 -16 26 2 18 18 * 4 22 -12 16 * -18 4 *',
  'ink s -8 10 * -8 26 -22 36 * 0 46 20 36 * 10 28 10 8 *',
  'shade s -8 12 * -2 22 10 18 * 10 28 20 36 * 8 42 -2 38 * -8 26 *',
  'ink s -16 -20 * -8 -32 4 -34 14 -26 16 -12 12 4 2 14 -6 12 -14 4 * -20 -2 -17 -8 *',
  'line s -18 -18 * -10 -26 4 -28 14 -18 * 18 -30 8 -40 -6 -40 -18 -32 *',
  'line v -14 -11 0.4 -10 -12.6 0.9 -6 -11.4 0.4',
  'line v 2 -11 0.4 6 -12.4 0.9 10 -10.4 0.4',
  'line o -9.6 -8.4 1.5 1.4',
  'line o 5.4 -8 1.5 1.4',
  'line v -4 -8 0.3 -6 -1 0.8 -3 0.4 0.3',
  'mark s -8 6 * -4 4.4 2 6 * -2 9 *',
  'shade s 14 -22 * 17 -12 12 4 2 14 -2 13.4 * 8 4 10 -8 *',
  'line s -40 52 * -30 38 -16 32 * 0 46 16 32 * 34 38 44 50 * 30 66 12 73 0 73.6 -12 73 -30 66 *',
  'gloss s -18 32 * -10 38 0 42 10 38 18 32 * 22 38 * 10 48 0 52 -10 48 -22 38 *',
  'mark o 0 50 3.4 4.2',
  'gloss v -30 48 0.3 -24 54 0.9 -20 64 0.3',
  // The plate with its name.
  'line p -16 86 16 86 16 96 -16 96',
  'gloss p -14 88 14 88 14 94 -14 94',
  'line v -10 91 0.5 10 91 0.5',
] as const satisfies readonly HeroPart[];
