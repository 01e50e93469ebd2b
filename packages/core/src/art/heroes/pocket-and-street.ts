import type { HeroDrawings } from './hero-drawing.ts';

/** A telephone for the pocket, and a truck that sells food. */
export const POCKET_AND_STREET = {
  smartphone: [
    'shade p -46 -92 56 -92 62 -86 62 92 56 98 -46 98 -52 92 -52 -86',
    'line p -51 -98 47 -98 53 -96 55 -90 55 86 53 92 47 94 -51 94 -57 92 -59 86 -59 -90 -57 -96',
    'cut p -48 -90 44 -90 48 -86 48 82 44 86 -48 86 -52 82 -52 -86',
    'line s -16 -90 * 12 -90 * 9 -82 -13 -82 *',
    ...[-58, -8, 42].flatMap((y, row) =>
      [-36, -2, 32].map((x, column) => {
        const tone = (row + column) % 3 === 0 ? 'ink' : (row + column) % 3 === 1 ? 'mark' : 'shade';
        return `${tone} s ${x - 12} ${y - 12} ${x} ${y - 13} ${x + 12} ${y - 12} ${x + 13} ${y} ${x + 12} ${y + 12} ${x} ${y + 13} ${x - 12} ${y + 12} ${x - 13} ${y}`;
      }),
    ),
    'gloss v -8 -58 1 -2 -52 2.4 6 -66 1',
    'gloss o -36 -58 5',
    'gloss o 32 -8 5',
    'gloss v -8 42 1.6 -2 42 1.6 6 42 1.6',
    'mark o 47 -69 13',
    'gloss p 44 -75 49 -77 49 -62 46 -62 46 -73 44 -72',
    'line v 57 -50 1.6 57 -20 1.6',
  ],
  foodtruck: [
    'shade l 4 -104 82 104 82',
    'ink s -96 -54 * -92 -62 * 58 -62 * 64 -54 * 66 -18 88 -8 96 4 * 98 54 * -98 54 *',
    'shade p -98 36 97 36 98 54 -98 54',
    'mark p -97 6 66 6 66 22 -97 22',
    'mark s 66 6 * 92 4 97 12 * 97 22 * 66 22 *',
    'line p -80 -44 26 -44 26 -2 -80 -2',
    'cut p -76 -40 22 -40 22 -6 -76 -6',
    'line o -52 -22 8',
    'line s -64 -6 * -62 -14 -52 -17 -42 -14 -40 -6 *',
    'gloss s -60 -30 * -52 -40 -44 -30 * -52 -26 *',
    'mark p -24 -6 -20 -24 -12 -24 -8 -6',
    'shade p 0 -6 0 -20 12 -20 12 -6',
    'ink p -84 -2 30 -2 30 4 -84 4',
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
      const [from, to] = [-80 + index * 15.2, -80 + (index + 1) * 15.2];
      const [low, end] = [-92 + index * 18.6, -92 + (index + 1) * 18.6];
      return `${index % 2 === 0 ? 'mark' : 'gloss'} s ${from} -46 * ${to} -46 * ${end} -66 * ${(low + end) / 2} -74 ${low} -66 *`;
    }),
    'line l 2 -88 -66 -80 -46',
    'line l 2 36 -66 26 -46',
    'cut s 40 -44 * 56 -44 60 -38 66 -14 * 40 -10 *',
    'gloss p 44 -14 52 -40 57 -40 49 -14',
    'line l 2 36 -54 36 50',
    'line l 3 44 2 54 2',
    'cut o 92 24 5 7',
    'line p -99 52 100 52 100 60 -99 60',
    ...[-58, 60].flatMap((x) => [
      `line s ${x - 24} 56 * ${x - 20} 38 ${x} 30 ${x + 20} 38 ${x + 24} 56 *`,
      `line o ${x} 60 21`,
      `shade c 1.6 ${x} 60 16`,
      `cut o ${x} 60 11`,
      `shade o ${x} 60 6`,
    ]),
    'line v -70 -62 2.4 -70 -78 2.4',
    'line o -70 -80 6 4',
    'shade v -66 -88 1 -58 -94 3 -62 -102 2 -54 -108 1',
    'gloss v -90 -56 0.8 -30 -59 2 40 -57 0.8',
  ],
} as const satisfies HeroDrawings;
