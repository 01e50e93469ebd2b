import type { HeroDrawings } from './hero-drawing.ts';

/** Points of a ring about a middle, each with its angle in degrees. */
const around = (count: number) => Array.from({ length: count }, (_, index) => (index / count) * 360);
const turn = (x: number, y: number, radius: number, degrees: number): readonly [string, string] => {
  const angle = (degrees / 180) * Math.PI;
  return [(x + radius * Math.cos(angle)).toFixed(1), (y + radius * Math.sin(angle)).toFixed(1)];
};

const WHEEL = { y: -14, radius: 74 } as const;

/** Things for the road and the fair, a painter's brush, and a fountain. */
export const ROAD_AND_STUDIO = {
  motorcycle: [
    ...[-58, 58].flatMap((x) => [
      `line c 12 ${x} 50 33`,
      `shade c 3 ${x} 50 25`,
      ...around(6).map((angle) => `shade l 1.5 ${turn(x, 50, 5, angle).join(' ')} ${turn(x, 50, 25, angle).join(' ')}`),
      `shade o ${x} 50 7`,
    ]),
    'line l 6 -58 50 -16 44 26 46 44 -4',
    'line l 5 -16 44 -34 0 20 -12',
    'shade l 6 58 50 42 -8 34 -36',
    'shade s -22 6 * 18 2 * 26 40 * -18 46 *',
    'line l 2.2 -19 14 18 11',
    'line l 2.2 -18 22 20 19',
    'line l 2.2 -17 30 22 27',
    'line o 4 42 11 10',
    'shade o 4 42 6 5.4',
    'shade v 12 44 3 -14 60 3.4 -60 66 4 -96 60 5',
    'line v -66 66 4.4 -98 60 5.4',
    'ink s -98 44 * -94 10 -70 -4 -42 4 * -22 18 -20 34 * -34 20 -54 12 -74 18 -86 44 *',
    'ink s 22 32 * 32 10 56 4 82 14 96 40 * 80 24 58 16 38 22 *',
    'line s -74 -22 * -54 -30 -30 -16 -8 -14 * -12 2 -32 6 -58 -2 *',
    'ink s -14 -22 * 6 -40 32 -40 44 -22 * 36 -2 12 4 -14 2 *',
    'mark v -8 -14 0.8 12 -25 2.6 38 -20 0.8',
    'gloss v -2 -30 0.6 12 -36 1.8 28 -36 0.6',
    'line l 4.4 36 -40 26 -60 6 -66',
    'line l 8 12 -65 -4 -65',
    'line l 2 24 -60 16 -80',
    'shade o 16 -84 8 6',
    'shade s 40 -50 * 58 -52 * 62 -26 * 42 -28 *',
    'mark o 60 -39 6.4 13',
    'gloss o 61 -43 2 4',
  ],
  ticket: [
    'shade s -96 -18 * 70 -76 * 80 -48 * 70 -42 70 -32 76 -22 88 -24 * 98 4 * -68 62 * -78 32 * -68 26 -67 14 -74 6 -86 8 *',
    'ink s -94 -44 * 86 -26 * 83 4 * 71 7 67 16 70 26 80 31 * 77 62 * -100 44 * -98 14 * -86 12 -82 2 -86 -8 -96 -12 *',
    'mark p -76 -30 34 -19 33 -15 -76 -26',
    'mark p -82 34 28 45 28 41 -82 30',
    'mark p -70 -12 22 -3 19 24 -73 15',
    'ink p -58 -1 8 6 7.4 11 -58.6 4',
    ...Array.from({ length: 8 }, (_, index) => `shade o ${(48 - index * 1).toFixed(1)} ${(-22 + index * 10.6).toFixed(1)} 2.4`),
    ...[0, 5, 9, 15, 18, 23].map(
      (x) => `line p ${58 + x} ${-16 + x * 0.1} ${60 + x} ${-16 + x * 0.1} ${57.4 + x} ${-1 + x * 0.1} ${55.4 + x} ${-1 + x * 0.1}`,
    ),
    'mark p 58 30 60.6 35.4 66.4 36.4 62 40.6 62.8 46.6 57.6 43.6 52.2 46 53.6 40.2 49.6 35.8 55.4 35.2',
  ],
  paintbrush: [
    'mark v -98 72 3 -74 80 8 -36 86 11 10 80 10.5 52 88 9 84 80 6 98 82 2',
    'shade v -70 90 0.8 -34 97 2.4 10 91 2.4 54 97 0.8',
    'gloss v -66 76 0.6 -34 80 1.8 6 75 0.6',
    'ink v 98 -98 2 82 -84 5 56 -60 8 32 -34 6 14 -16 7',
    'gloss v 84 -82 0.6 58 -58 2 36 -34 0.6',
    'cut v -4 4 12.5 -18 18 15 -30 32 14',
    'mark v -20 20 15 -34 36 13.5 -52 58 8 -70 76 1.4',
    'shade v -14 30 1 -30 46 3 -52 68 0.8',
    'line s 18 -28 * 26 -20 * 10 6 2 18 * -18 -2 * -6 -10 *',
    'cut v 14 -18 1.6 -4 0 2.4',
    'shade l 2.4 10 -19 18 -11',
    'shade l 2.4 -10 -7 6 11',
  ],
  fountain: [
    'shade s -66 88 * 66 88 * 78 100 * -78 100 *',
    'ink s -94 48 * -86 72 -50 90 0 94 50 90 86 72 94 48 *',
    'shade s 94 48 * 86 72 50 90 10 94 * 40 82 60 68 70 50 *',
    'shade o 0 48 94 14',
    'mark o 0 48 85 10.5',
    'gloss v -66 46 0.6 -40 43 1.4 -14 45 0.6',
    'gloss v 22 53 0.6 44 54 1.4 64 51 0.6',
    'ink m 0 -14 9 -12 7 8 13 36 22 50 0 55',
    'shade s 2 -12 * 9 -12 7 8 13 36 22 50 * 10 54 * 4 20 *',
    'mark V 50 -18 1.2 60 0 2.4 66 26 2.6 68 48 2.2',
    'mark V 40 -14 1 46 6 1.8 50 30 2 51 50 1.6',
    'ink s -54 -20 * -46 -2 -22 8 0 10 22 8 46 -2 54 -20 *',
    'shade s 54 -20 * 46 -2 22 8 4 10 * 24 0 36 -8 40 -20 *',
    'shade o 0 -20 54 8.4',
    'mark o 0 -20 47 6',
    'ink m 0 -58 5 -54 5 -38 9 -22 0 -20',
    'ink o 0 -58 9 7',
    'mark V 2 -64 1.6 12 -86 2 28 -80 2.2 38 -52 2.2 42 -22 1.6',
    'mark V 1 -64 1.4 6 -92 1.6 14 -92 1.6 20 -60 1.8 22 -22 1.4',
    'mark v 0 -62 3 0 -84 2.4 0 -100 0.8',
    'mark O 58 -46 2.4 3.4',
    'mark O 66 -30 1.8 2.6',
    'mark O 30 -92 2 2.6',
  ],
  hikingboot: [
    'mark l 5 -56 -92 -72 -82 -64 -62',
    'mark s 2 -90 * 18 -98 32 -90 * 30 -62 40 -34 56 -12 * 36 -4 20 -26 12 -52 *',
    'ink s -60 -84 * -30 -90 0 -86 8 -78 * 10 -50 18 -26 32 -6 58 8 82 18 95 36 97 55 * 40 60 -20 58 -66 60 * -72 30 -64 0 -64 -42 *',
    'shade s -64 -84 * -58 -96 -30 -102 0 -98 10 -88 * 10 -68 * -14 -76 -40 -74 -63 -66 *',
    'shade s 60 9 * 84 18 96 36 98 54 * 70 57 * 72 34 *',
    'shade s -67 6 * -48 12 -36 32 -38 58 * -67 60 * -72 34 *',
    'gloss l 1.6 -60 -46 -28 -42 -6 -20 8 6 40 22 66 26',
    'gloss l 1.6 -30 52 -18 34 4 30 36 38 62 46',
    'line l 1.6 -64 -20 -40 -20 -30 8',
    'mark s -70 54 * -20 52 40 55 99 48 * 101 60 * 40 66 -20 64 -72 66 *',
    'line s -72 62 * -20 60 40 62 101 56 * 101 68 96 78 * 84 78 * 81 87 67 87 64 79 * 46 79 * 43 88 28 88 25 79 * -2 79 * -5 89 -20 89 -23 80 * -42 80 * -45 90 -68 90 -73 78 *',
    ...[
      [-4, -64, 28, -70],
      [-2, -46, 27, -54],
      [4, -28, 34, -37],
      [16, -11, 44, -21],
    ].flatMap(([x, y, right, up]) => [`cut l 4.4 ${x} ${y} ${right} ${up}`, `line o ${x} ${y} 3.4`, `gloss o ${x} ${y} 1.5`]),
    'cut l 3.2 26 -70 44 -90 56 -84 44 -72 28 -68',
    'cut l 3.2 24 -70 6 -88 -8 -80 4 -70 22 -68',
    'cut l 3.2 26 -68 40 -58 44 -46',
  ],
  ferriswheel: [
    'line s -60 92 * 60 92 * 68 100 * -68 100 *',
    `shade L 6 0 ${WHEEL.y} 44 94`,
    'shade L 3 18 36 -18 36',
    `ink c 4.6 0 ${WHEEL.y} ${WHEEL.radius}`,
    `ink c 2.4 0 ${WHEEL.y} ${WHEEL.radius - 13}`,
    ...around(12).map((angle) => `ink l 2.2 0 ${WHEEL.y} ${turn(0, WHEEL.y, WHEEL.radius, angle).join(' ')}`),
    ...around(24).map((angle) => `gloss o ${turn(0, WHEEL.y, WHEEL.radius - 6.5, angle + 7.5).join(' ')} 2.2`),
    `shade o 0 ${WHEEL.y} 11`,
    `gloss o 0 ${WHEEL.y} 4.4`,
    ...around(12).flatMap((angle, index) => {
      const [x, y] = turn(0, WHEEL.y, WHEEL.radius, angle).map(Number) as [number, number];
      const at = (across: number, down: number) => `${(x + across).toFixed(1)} ${(y + down).toFixed(1)}`;
      const tone = index % 2 === 0 ? 'mark' : 'cut';
      return [
        `line l 1.6 ${at(-8, 8)} ${at(0, 0)} ${at(8, 8)}`,
        `${tone} s ${at(-10, 8)} * ${at(10, 8)} * ${at(8, 17)} ${at(0, 20)} ${at(-8, 17)} *`,
        `shade s ${at(-10, 5)} * ${at(0, -2)} ${at(10, 5)} * ${at(10, 8)} * ${at(-10, 8)} *`,
      ];
    }),
  ],
} as const satisfies HeroDrawings;
