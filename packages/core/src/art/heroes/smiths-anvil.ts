import type { HeroPart } from './hero-drawing.ts';

/** An anvil on its block, and the hammer that lies on it. */
export const SMITHS_ANVIL: readonly HeroPart[] = [
  // The block.
  'shade p -44 48 44 48 50 97 -50 97',
  'mark p -44 48 18 48 22 97 -50 97',
  'line l 3 -47 62 47 62',
  'line l 3 -49 84 49 84',
  // The anvil: horn to the left, heel to the right.
  'ink s -98 -24 * -76 -30 -52 -32 * 82 -32 * 82 -8 * 58 -6 40 4 28 16 24 26 28 34 46 40 * 46 50 -46 50 -46 40 * -28 34 -24 26 -28 16 -40 4 -58 -4 -78 -10 *',
  'shade s 82 -8 * 58 -6 40 4 28 16 24 26 28 34 46 40 * 46 50 8 50 * 10 34 8 20 14 4 30 -8 *',
  'shade p -52 -20 82 -20 82 -16 -52 -16',
  'gloss v -88 -25 0.6 -50 -29 2 78 -29 0.8',
  'line p 62 -32 72 -32 72 -27 62 -27',
  // The hammer.
  'mark v 70 -40 4.6 20 -54 4.6 -30 -66 4',
  'ink s -54 -98 * -26 -92 * -38 -36 * -64 -42 *',
  'shade s -36 -94 * -26 -92 * -38 -36 * -48 -38 *',
  'gloss v -52 -92 0.6 -58 -68 2 -62 -46 0.6',
];
