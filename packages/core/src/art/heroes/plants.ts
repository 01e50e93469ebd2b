import { BROAD_OAK } from './broad-oak.ts';
import type { HeroDrawings } from './hero-drawing.ts';
import { OPEN_ROSE } from './open-rose.ts';
import { WHEAT_EARS } from './wheat-ears.ts';

/** Motifs that grow: trees, flowers, leaves. */
export const PLANTS = {
  rose: OPEN_ROSE,
  tree: BROAD_OAK,
  mushroom: [
    'ink m 0 0 17 4 16 40 22 76 18 94 0 97',
    'shade s 6 4 16 4 16 40 22 76 18 94 6 96 10 60',
    'shade m 0 2 36 0 66 6 40 20 0 24',
    'mark m 0 -88 42 -78 78 -38 90 2 * 44 8 0 10',
    'cut o -36 -34 13 10',
    'cut o 6 -60 14 11',
    'cut o 48 -30 11 9',
    'cut o 10 -18 10 8',
    'cut o -62 -8 8 6',
    'shade p -19 32 0 42 19 32 24 46 12 50 0 58 -12 50 -24 46',
    'ink v -80 97 2 -20 94 5 30 94 5 84 97 2',
    'ink v -58 95 3 -54 76 4 -62 60 1',
    'ink v 56 95 3 60 74 4 54 54 1',
  ],
  apple: [
    'mark m 0 -40 26 -54 62 -40 72 4 54 58 24 86 0 78',
    'ink v 0 -34 5 4 -60 5 16 -86 7',
    'ink s 8 -54 26 -84 64 -92 84 -86 * 70 -58 40 -46',
    'cut l 2.6 16 -58 44 -72 70 -80',
    'cut v -50 -16 2 -54 14 8 -44 40 2',
  ],
  leaf: [
    'ink s -2 60 -14 50 -34 58 -44 42 -32 30 -56 26 -66 6 -46 -6 -64 -26 -54 -46 -34 -40 -38 -68 -20 -78 -10 -62 0 -98 10 -62 22 -78 38 -66 34 -40 54 -46 64 -24 46 -6 66 8 56 28 34 30 44 44 34 58 14 50 4 60',
    'shade v 0 -60 2 0 20 5 -2 66 6 8 98 4',
    'cut l 3 0 -76 0 56',
    'cut l 2.4 0 28 -26 10',
    'cut l 2.4 0 28 26 10',
    'cut l 2.4 0 -2 -34 -28',
    'cut l 2.4 0 -2 34 -28',
    'cut l 2.4 0 -36 -18 -60',
    'cut l 2.4 0 -36 18 -60',
  ],
  sunflower: [
    'ink v 0 10 6 4 60 7 -2 98 7',
    'ink s 4 66 26 40 60 36 80 44 * 60 66 28 76',
    'ink s 0 80 -26 56 -58 56 -76 68 * -50 82 -22 88',
    ...Array.from({ length: 16 }, (_, index) => petal(index, 16, 0, -30, 24, 66)),
    'ink o 0 -30 30',
    'shade c 3 0 -30 20',
    'shade c 3 0 -30 10',
    'shade o 0 -30 4',
  ],
  pumpkin: [
    'ink v 0 -34 8 4 -58 8 22 -74 11',
    'mark m 0 -42 40 -46 82 -22 90 22 70 64 34 76 0 70',
    'shade l 4 0 -40 0 70',
    'shade L 4 8 -40 38 -10 38 36 14 70',
    'shade L 4 22 -44 66 -14 66 36 38 74',
    'ink l 3.4 6 -52 34 -64 46 -48 62 -60',
    'ink s -4 -50 -34 -76 -62 -72 -72 -56 * -44 -46',
  ],
  pear: [
    'mark m 0 -54 16 -48 24 -20 46 10 56 46 38 80 0 88',
    'ink v 0 -52 4 2 -74 4 12 -94 6',
    'ink s 6 -72 30 -94 62 -92 80 -78 * 52 -64 26 -62',
    'cut l 2.4 14 -72 42 -80 66 -80',
    'cut v -34 26 2 -40 48 8 -26 68 2',
  ],
  lemon: [
    'mark s -92 6 * -76 -2 -58 -36 -18 -58 26 -54 62 -28 78 -4 94 4 * 78 16 58 44 18 60 -26 56 -60 32 -76 14',
    'cut v -44 -22 2 -20 -40 7 14 -42 2',
    'ink s 20 -56 34 -88 72 -98 92 -90 * 72 -62 44 -52',
    'cut l 2.4 28 -60 54 -78 80 -88',
    'shade o 40 10 3',
    'shade o 20 30 3',
    'shade o -16 34 3',
    'shade o 0 12 3',
    'shade o 44 -16 3',
  ],
  cherry: [
    'ink l 5 -38 30 -26 -20 14 -80',
    'ink l 5 42 40 34 -20 14 -80',
    'ink s 12 -80 40 -98 74 -92 92 -74 * 62 -60 32 -66',
    'cut l 2.4 24 -80 52 -82 78 -76',
    'mark o -40 56 36 35',
    'mark o 44 64 32 31',
    'cut v -60 44 2 -62 58 6 -54 70 1',
    'cut v 28 52 2 26 66 6 34 76 1',
  ],
  wheat: WHEAT_EARS,
  tulip: [
    'shade v 0 0 5 4 50 6 0 98 6',
    'ink s 2 92 20 40 48 4 66 -2 * 58 36 36 74',
    'ink s 0 96 -24 58 -52 36 -70 38 * -56 68 -28 90',
    'mark s -46 -90 * -24 -66 0 -98 * 24 -66 46 -90 * 52 -50 38 -14 0 4 -38 -14 -52 -50',
    'cut l 3 -24 -66 -14 -36 0 -4',
    'cut l 3 24 -66 14 -36 0 -4',
  ],
} as const satisfies HeroDrawings;

/** Draws a petal in a ring of pointed petals. */
function petal(index: number, count: number, x: number, y: number, inner: number, outer: number): string {
  const angle = (index / count) * 2 * Math.PI;
  const at = (radius: number, turn: number) =>
    `${(x + Math.cos(angle + turn) * radius).toFixed(1)} ${(y + Math.sin(angle + turn) * radius).toFixed(1)}`;
  return `mark s ${at(inner, -0.12)} ${at((inner + outer) / 2, -0.2)} ${at(outer, 0)} * ${at((inner + outer) / 2, 0.2)} ${at(inner, 0.12)}`;
}
