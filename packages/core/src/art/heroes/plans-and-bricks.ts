import type { HeroDrawings } from './hero-drawing.ts';

const BOX = { left: -56, top: -22, wide: 28, high: 25 } as const;

/** The days of a month in their boxes; `marked` is ringed. */
const days = (marked: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [BOX.left + (index % 5) * BOX.wide, BOX.top + Math.floor(index / 5) * BOX.high];
    return [
      ...(index === marked ? [`mark c 5 ${x} ${y + 1} 12`] : []),
      `line p ${x - 6} ${y - 5} ${x + 6} ${y - 5} ${x + 6} ${y + 6} ${x - 6} ${y + 6}`,
    ];
  }).flat();

/** Courses of bricks, of which some are missing at the top. */
const bricks = () =>
  [74, 44, 14, -16, -46].flatMap((y, row) =>
    [-78, -26, 26, 78].flatMap((x, column) => {
      const shift = row % 2 === 0 ? 0 : 26;
      const [from, to] = [Math.max(-104, x + shift - 24), Math.min(104, x + shift + 24)];
      if (from > 90 || (row === 4 && column > 1) || (row === 3 && column > 2)) return [];
      const tone = (row * 3 + column) % 4 === 1 ? 'mark' : 'ink';
      return [
        `line p ${from - 1.6} ${y - 14.6} ${to + 1.6} ${y - 14.6} ${to + 1.6} ${y + 14.6} ${from - 1.6} ${y + 14.6}`,
        `${tone} p ${from} ${y - 13} ${to} ${y - 13} ${to} ${y + 13} ${from} ${y + 13}`,
        `shade p ${from} ${y + 7} ${to} ${y + 7} ${to} ${y + 13} ${from} ${y + 13}`,
        `gloss v ${from + 4} ${y - 9} 0.6 ${(from + to) / 2} ${y - 9} 1.6 ${to - 6} ${y - 9} 0.6`,
      ];
    }),
  );

/** Things of plans and work: a calendar, a clipboard, a battery, a wall, a store, a weight, a broom, a pickaxe and dynamite. */
export const PLANS_AND_BRICKS = {
  calendar: [
    'shade p -82 -78 88 -78 88 94 -76 94',
    'ink p -86 -84 82 -84 82 88 -86 88',
    'mark p -86 -84 82 -84 82 -44 -86 -44',
    'shade p -86 -50 82 -50 82 -44 -86 -44',
    ...days(12),
    'shade p 44 88 82 50 82 88',
    'cut p 44 88 48 54 82 50',
    ...[-58, -20, 18, 56].flatMap((x) => [`line o ${x} -70 6`, `line l 5 ${x} -72 ${x - 5} -88 ${x + 5} -96 ${x + 7} -82`]),
    'gloss v -80 -78 0.8 -20 -79 1.8 70 -78 0.8',
  ],
  clipboard: [
    'shade p -60 -80 72 -80 76 98 -56 98',
    'mark s -66 -84 * 66 -84 * 70 94 * -70 94 *',
    'ink p -56 -72 56 -72 56 84 -56 84',
    'shade p 30 84 56 60 56 84',
    ...[-40, -8, 24, 56].flatMap((y, index) => [
      `line p -44 ${y - 9} -26 ${y - 9} -26 ${y + 9} -44 ${y + 9}`,
      `ink p -41 ${y - 6} -29 ${y - 6} -29 ${y + 6} -41 ${y + 6}`,
      ...(index < 3 ? [`mark v -42 ${y - 2} 1.6 -36 ${y + 6} 3 -20 ${y - 14} 1.6`] : []),
      `shade v -14 ${y - 5} 1.6 10 ${y - 5} 2 ${index % 2 === 0 ? 44 : 34} ${y - 5} 1.6`,
      `shade v -14 ${y + 6} 1.2 4 ${y + 6} 1.6 ${index % 2 === 0 ? 26 : 38} ${y + 6} 1.2`,
    ]),
    'line s -34 -90 * -28 -100 28 -100 34 -90 * 34 -70 * -34 -70 *',
    'cut o 0 -88 6',
    'gloss v -26 -92 0.6 -10 -95 2 10 -95 0.6',
  ],
  battery: [
    'line s -34 -100 * 34 -100 * 34 -84 * -34 -84 *',
    'line p -60 -84 60 -84 66 -78 66 92 60 98 -60 98 -66 92 -66 -78',
    'cut p -54 -74 54 -74 54 88 -54 88',
    'mark p -46 50 46 50 46 80 -46 80',
    'shade p 26 50 46 50 46 80 26 80',
    'ink p -46 12 46 12 46 42 -46 42',
    'ink p -46 -26 46 -26 46 4 -46 4',
    'ink p -46 -64 46 -64 46 -34 -46 -34',
    'gloss v -58 -66 1 -60 10 3 -58 84 1',
    'mark p 10 -52 -22 8 -4 8 -12 46 24 -16 4 -16',
  ],
  brickwall: [
    'shade v -104 92 1 0 96 3 104 92 1',
    ...bricks(),
    'line p 52 -58 98 -58 98 -30 52 -30',
    'mark p 54 -56 96 -56 96 -32 54 -32',
    'shade p 54 -40 96 -40 96 -32 54 -32',
    'line v 36 -84 3 58 -92 3 74 -86 3',
    'shade s 2 -74 * 42 -88 48 -76 * 22 -58 8 -58 *',
  ],
  storefront: [
    'shade v -104 92 1 0 96 3 104 92 1',
    'shade p -84 -92 84 -92 84 90 -84 90',
    'ink p -90 -92 78 -92 78 90 -90 90',
    'line p -96 -98 90 -98 90 -86 -96 -86',
    'mark p -70 -80 60 -80 60 -58 -70 -58',
    ...[-56, -34, -12, 10, 32, 48].map((x) => `line p ${x} -73 ${x + 10} -73 ${x + 10} -65 ${x} -65`),
    'line p -78 -20 -4 -20 -4 58 -78 58',
    'cut p -74 -16 -8 -16 -8 54 -74 54',
    'line p 12 -20 62 -20 62 90 12 90',
    'mark p 16 -16 58 -16 58 90 16 90',
    'cut p 22 -10 52 -10 52 46 22 46',
    'line o 53 52 3',
    'gloss p -66 44 -40 -10 -30 -10 -56 44',
    'gloss p 26 40 40 -4 46 -4 32 40',
    'shade p -78 62 -4 62 -4 90 -78 90',
    'ink s -64 54 * -64 40 -54 36 -44 40 -44 54 *',
    'line s -34 54 * -32 30 -26 22 -20 30 -18 54 *',
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
      const [from, to] = [-92 + index * 25, -92 + (index + 1) * 25];
      const [low, end] = [-100 + index * 27.4, -100 + (index + 1) * 27.4];
      return `${index % 2 === 0 ? 'mark' : 'gloss'} s ${from} -54 * ${to} -54 * ${end} -22 * ${(low + end) / 2} -10 ${low} -22 *`;
    }),
    'line l 2.4 -92 -55 82 -55',
    'shade l 3 -96 -8 86 -8',
  ],
  dumbbell: [
    'shade v -96 62 1 0 70 4 98 60 1',
    'line v -52 6 9 52 -6 9',
    'shade v -50 12 3 52 2 3',
    'gloss v -40 -1 0.8 0 -5 2 40 -9 0.8',
    ...[
      [-84, 9, 12, 34],
      [-62, 7, 13, 52],
      [62, -7, 13, 52],
      [84, -9, 12, 34],
    ].flatMap(([x = 0, y = 0, wide = 0, high = 0]) => [
      `line p ${x - wide + 3} ${y - high} ${x + wide - 3} ${y - high} ${x + wide} ${y - high + 5} ${x + wide} ${y + high - 5} ${x + wide - 3} ${y + high} ${x - wide + 3} ${y + high} ${x - wide} ${y + high - 5} ${x - wide} ${y - high + 5}`,
      `ink p ${x - wide + 3} ${y - high + 4} ${x + wide - 3} ${y - high + 4} ${x + wide - 3} ${y + high - 4} ${x - wide + 3} ${y + high - 4}`,
      `shade p ${x - wide + 3} ${y + high * 0.4} ${x + wide - 3} ${y + high * 0.4} ${x + wide - 3} ${y + high - 4} ${x - wide + 3} ${y + high - 4}`,
      `gloss v ${x - wide + 6} ${y - high + 8} 0.8 ${x - wide + 6} ${y} 2.2 ${x - wide + 6} ${y + high * 0.3} 0.8`,
    ]),
    'mark p -76 -45 -50 -45 -50 -33 -76 -33',
    'mark p 48 -59 74 -59 74 -47 48 -47',
  ],
  broom: [
    'mark v 78 -98 4.6 24 -20 5.4 -8 26 5.4',
    'gloss v 74 -94 0.6 40 -46 1.6 6 2 0.6',
    'line s -26 14 * 12 38 * 2 52 * -36 30 *',
    'ink s -36 28 * 4 52 * 10 76 -4 100 * -92 88 * -86 66 -64 44 *',
    'shade s 4 52 * 10 76 -4 100 * -44 94 * -20 80 -8 64 *',
    ...[-80, -66, -52, -38, -24, -12].map((x, index) => `line l 1.6 ${-28 + index * 6} ${36 + index * 3} ${x} ${88 + index * 1.8}`),
    'mark v -40 38 2.4 -16 54 3 6 60 2.4',
    'mark v -50 50 2.4 -22 66 3 6 72 2.4',
    'shade o 36 88 5 3',
    'shade o 52 80 4 3',
    'shade o 58 92 3 2',
  ],
  pickaxe: [
    'mark v 34 -58 7 0 12 7.4 -44 96 8',
    'shade v 40 -54 2 6 16 2.6 -38 98 2.6',
    'gloss v 28 -50 0.6 -4 14 1.6 -46 86 0.6',
    'ink s -96 -34 * -60 -66 -14 -84 24 -84 * 52 -74 80 -46 98 -2 * 66 -36 40 -54 16 -62 * -20 -62 -60 -50 -96 -34 *',
    'shade s -96 -34 * -60 -56 -20 -70 18 -72 * 48 -64 78 -34 98 -2 * 66 -36 40 -54 16 -62 * -20 -62 -60 -50 -96 -34 *',
    'line s 14 -92 * 44 -80 * 38 -46 * 6 -56 *',
    'gloss v -70 -56 0.6 -30 -74 2 6 -80 0.6',
    'line v -24 62 8.4 -28 70 8.4',
    'shade s 20 98 * 30 74 52 70 70 78 78 98 *',
    'gloss p 40 84 50 78 54 88',
    'mark o 62 88 5 4',
    'mark o 40 92 4 3',
  ],
  dynamite: [
    ...[-44, 0, 44].flatMap((x) => [
      `ink p ${x - 21} -44 ${x + 21} -44 ${x + 21} 92 ${x - 21} 92`,
      `shade p ${x + 6} -44 ${x + 21} -44 ${x + 21} 92 ${x + 6} 92`,
      `mark o ${x} -44 21 7`,
      `line o ${x} -44 5 2.4`,
      `gloss v ${x - 14} -34 0.8 ${x - 15} 20 2.2 ${x - 14} 84 0.8`,
    ]),
    'line p -68 -14 68 -14 68 2 -68 2',
    'line p -68 52 68 52 68 68 -68 68',
    'mark p -34 10 34 10 34 44 -34 44',
    'line v -24 20 2 0 19 2.6 24 20 2',
    'line v -22 32 2 0 33 2.6 18 32 2',
    'line v 0 -44 2.6 -6 -66 2.6 14 -78 2.4 36 -72 2 50 -82 1.6',
    'mark p 54 -100 58 -88 70 -94 63 -83 76 -78 62 -76 64 -63 55 -73 45 -66 49 -78 37 -84 50 -87',
    'gloss o 56 -81 6',
  ],
} as const satisfies HeroDrawings;
