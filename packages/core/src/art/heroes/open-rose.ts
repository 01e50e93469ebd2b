import type { HeroPart } from './hero-drawing.ts';

/**
 * A rose in bloom, seen from the side and a little from above, on a stem with two leaves: the heart is rolled up in a bowl of petals, and each
 * outer petal turns its rim to the light.
 */
export const OPEN_ROSE: readonly HeroPart[] = [
  'ink v 2 26 4.4 7 60 4.6 0 98 4.2',
  'ink p 5 50 15 44 9 58',
  'ink p 4 74 -8 68 2 84',
  'ink s 6 72 * 20 46 48 40 82 48 * 70 72 40 83 *',
  'ink s 2 90 * -14 66 -44 58 -80 66 * -66 90 -32 99 *',
  'cut l 2.2 12 70 40 60 68 52',
  'cut l 2.2 -6 89 -34 79 -66 71',
  // Sepals
  'ink s -4 22 * -22 26 -40 40 * -20 38 0 32 *',
  'ink s 4 22 * 22 28 36 42 * 18 38 2 32 *',
  // The petals behind, with their rims
  'mark s -64 -48 * -70 -78 -44 -98 -8 -104 30 -106 60 -92 68 -58 * 64 -14 34 16 0 26 -36 16 -60 -14 *',
  'shade v -48 -52 1 -44 -78 3 -16 -93 4 14 -93 4 42 -84 3 50 -54 1',
  // The bowl, dark inside, and its rim
  'mark s -46 -58 * -38 -84 -8 -92 16 -90 40 -82 46 -56 * 40 -20 -36 -20 *',
  'shade s -36 -60 * -28 -78 0 -83 22 -78 36 -58 * 22 -40 -20 -40 *',
  // The rolled heart
  'shade s -28 -56 * -22 -74 2 -78 22 -70 28 -52 * 12 -32 -16 -32 *',
  'mark s -24 -56 * -16 -72 4 -74 20 -64 * 8 -66 -8 -62 -16 -44 *',
  'shade s -12 -58 * -2 -69 13 -63 14 -54 * 6 -60 -2 -58 -6 -50 *',
  // The inner petals, from the left and the right
  'shade s 34 -60 * 42 -34 30 -4 2 12 * -14 0 -12 -18 4 -30 20 -40 30 -50 *',
  'mark s 36 -62 * 30 -46 14 -34 -2 -26 * 14 -40 24 -50 30 -64 *',
  'mark s -40 -60 * -46 -34 -30 -2 4 16 * 16 2 10 -14 -6 -26 -22 -36 -34 -48 *',
  // The outer petals, which turn over at their rims
  'shade s 66 -56 * 76 -22 52 18 4 28 * -8 14 4 -4 22 -18 42 -32 54 -46 *',
  'mark s 67 -58 * 72 -44 60 -30 40 -20 18 -12 * 30 -28 48 -40 54 -58 *',
  'shade s -62 -50 * -76 -18 -50 18 0 30 * 14 16 2 0 -18 -14 -38 -26 -50 -40 *',
  'mark s -62 -52 * -78 -18 -50 14 -6 26 * 4 14 -6 2 -22 -10 -40 -22 -52 -38 *',
];
