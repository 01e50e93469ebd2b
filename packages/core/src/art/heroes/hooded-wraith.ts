import type { HeroPart } from './hero-drawing.ts';

/** A ghost that nobody laughs at: a hooded shroud without a face, which trails into smoke. */
export const HOODED_WRAITH: readonly HeroPart[] = [
  // Smoke that trails from the hem.
  'shade s 26 40 * 44 62 62 74 84 74 98 66 * 92 84 70 92 46 86 22 74 *',
  'shade s -20 58 * -38 74 -56 80 -74 76 * -64 90 -42 94 -22 86 *',
  // The shroud, with sleeves that hang.
  'ink s 2 -99 16 -94 25 -80 27 -62 25 -50 34 -42 46 -26 56 -2 66 22 78 40 * 64 38 52 28 42 12 * 39 26 42 48 52 66 66 78 * 50 80 36 74 26 64 * 28 78 34 90 44 98 * 26 96 14 86 8 72 * 2 86 -6 94 -18 99 * -16 86 -18 76 -22 64 * -28 74 -38 82 -52 84 * -42 68 -38 48 -38 28 -40 10 * -50 26 -62 36 -76 38 * -66 20 -58 -4 -48 -28 -36 -42 -24 -50 -25 -64 -21 -82 -12 -95',
  // The dark under the hood.
  'line s 1 -84 10 -79 15 -66 14 -54 8 -43 0 -38 -8 -43 -13 -54 -13 -67 -8 -79',
  'shade s 14 -94 22 -82 24 -64 20 -48 12 -38 * 17 -52 19 -68 15 -82 6 -92 *',
  // Arms folded under the sleeves, and long folds.
  'shade s 28 -40 42 -22 54 6 64 26 72 36 * 58 30 44 12 36 -8 28 -24 *',
  'shade s -44 -24 -52 0 -62 22 -70 34 * -58 26 -46 8 -40 -10 *',
  'shade v 0 -30 0.6 3 0 4 0 30 6 6 62 1',
  'shade v 16 -20 0.6 20 10 4 18 36 5 24 58 1',
  'shade v -14 -22 0.6 -18 6 3.4 -20 34 5 -28 66 1',
  'gloss v -20 -84 0.8 -22 -70 2 -20 -54 0.8',
  'gloss v -34 -36 0.8 -44 -14 2 -54 10 0.8',
];
