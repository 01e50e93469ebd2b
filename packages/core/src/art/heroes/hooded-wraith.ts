import type { HeroPart } from './hero-drawing.ts';

/** A ghost that nobody laughs at: a hooded shroud without a face, with one hand that beckons, which trails into smoke. */
export const HOODED_WRAITH: readonly HeroPart[] = [
  // Smoke that trails from the hem.
  'shade s 14 44 * 36 60 58 70 82 68 98 58 * 94 78 74 90 48 88 20 78 *',
  'shade s -18 60 * -34 76 -52 84 -72 82 * -60 94 -38 97 -16 88 *',
  // The shroud: a hood, narrow shoulders, and a robe that sways to one side and ends in rags.
  'ink s 4 -99 * 17 -95 26 -82 28 -66 24 -52 34 -44 40 -28 40 -6 36 18 38 42 48 62 64 76 84 82 * 66 88 48 84 34 74 * 38 86 46 94 58 99 * 40 100 24 92 14 78 * 10 90 2 97 -8 100 * -8 88 -12 76 -18 68 * -22 80 -32 90 -46 92 * -38 76 -36 54 -38 30 -38 4 -38 -22 -32 -40 -20 -50 -24 -64 -22 -82 -10 -96 *',
  // The dark under the hood.
  'line s 2 -86 10 -80 15 -66 13 -53 6 -42 0 -38 -7 -43 -13 -54 -14 -68 -8 -81',
  'shade s 8 -98 20 -90 27 -74 25 -58 18 -44 * 22 -60 20 -76 14 -88 *',
  // A sleeve that hangs over the raised arm, and a thin hand.
  'shade s -20 -34 -34 -30 -48 -26 -62 -30 -70 -38 * -74 -22 -70 -4 -62 14 -52 28 * -46 12 -36 0 -22 -6 *',
  'ink s -18 -40 -34 -36 -50 -34 -64 -40 -72 -46 * -72 -34 -64 -24 -50 -20 -34 -18 -18 -18 *',
  'ink s -66 -42 -72 -52 -78 -62 -80 -74 * -74 -66 -70 -58 -67 -50 *',
  'ink s -68 -44 -78 -50 -88 -56 -94 -66 * -86 -62 -78 -56 -68 -48 *',
  'ink s -68 -42 -80 -44 -92 -46 -99 -52 * -92 -42 -80 -38 -70 -36 *',
  // The other sleeve, and long folds.
  'shade s 34 -40 42 -24 46 0 44 24 36 44 * 34 26 30 4 22 -16 *',
  'shade v 2 -30 0.6 4 0 4 0 34 6 6 74 1',
  'shade v 18 -8 0.6 20 20 4 22 46 5 34 72 1',
  'shade v -16 0 0.6 -20 24 3.6 -20 46 5 -28 78 1',
  'gloss v -20 -86 0.8 -22 -70 2 -20 -54 0.8',
];
