import type { HeroDrawings } from './hero-drawing.ts';

/** The distance of a maze's hedges. */
const STEP = 23;

type Wall = readonly [x: number, y: number, toX: number, toY: number];

/** Walls of a maze from above, in steps from its middle: four rings with gaps, and walls that close some ways. */
const WALLS: readonly Wall[] = [
  [-4, -4, 4, -4],
  [4, -4, 4, 4],
  [-4, -4, -4, 4],
  [-4, 4, -1, 4],
  [1, 4, 4, 4],
  [-3, -3, 1, -3],
  [2, -3, 3, -3],
  [3, -3, 3, 3],
  [-3, -3, -3, 1],
  [-3, 2, -3, 3],
  [-3, 3, 3, 3],
  [-2, -2, 2, -2],
  [2, -2, 2, -1],
  [2, 0, 2, 2],
  [-2, 2, 2, 2],
  [-2, -2, -2, 2],
  [-1, -1, 1, -1],
  [-1, -1, -1, 1],
  [1, -1, 1, 1],
  [-1, 1, 0, 1],
  [1, -4, 1, -3],
  [-4, 2, -3, 2],
  [-4, -1, -3, -1],
  [-1, 3, -1, 4],
  [2, 1, 3, 1],
  [-3, -1, -2, -1],
  [0, 1, 0, 2],
  [-1, -3, -1, -2],
];

/** Screens that people look into, and a maze where they lose themselves. */
export const SCREENS_AND_MAZES = {
  television: [
    'line v -6 -58 1.8 -30 -84 1.4 -54 -106 1.4',
    'line v 6 -58 1.8 32 -82 1.4 62 -100 1.4',
    'line o -54 -106 3.4',
    'line o 62 -100 3.4',
    'shade s -20 -54 * -14 -66 14 -66 20 -54 *',
    'line p -66 66 -54 66 -68 104 -74 104',
    'line p 66 66 54 66 68 104 74 104',
    'ink s -92 -56 * 92 -56 * 98 -48 99 8 96 64 * 90 72 * -90 72 * -96 64 * -99 8 -98 -48 *',
    'shade s 92 -56 * 98 -48 99 8 96 64 * 90 72 * -90 72 * -96 64 * 80 62 86 40 88 0 86 -50 *',
    'gloss v -88 -50 0.5 -20 -51.4 1.4 60 -51 0.5',
    'shade s -84 -36 * -74 -46 -20 -49 34 -46 46 -36 * 49 4 46 46 * 34 56 -20 59 -74 56 -84 46 * -87 4 *',
    'line s -80 -34 -72 -42 -20 -45 32 -42 42 -34 45 4 42 44 32 52 -20 55 -72 52 -80 44 -83 4',
    'cut s -74 -30 -66 -36 -20 -39 26 -36 36 -30 39 4 36 39 26 46 -20 49 -66 46 -74 39 -77 4',
    ...[-26, -14, -2, 10, 22, 34].map((y) => `shade v -70 ${y} 0.4 -20 ${y + 1} 1.1 32 ${y} 0.4`),
    'gloss s -68 -28 * -50 -33 -26 -35 * -44 0 -54 36 * -68 34 -71 4 *',
    'line s 55 -40 * 88 -40 * 88 24 * 55 24 *',
    ...[-24, 4].flatMap((y) => [
      `mark o 71.5 ${y} 11`,
      `shade o 72.4 ${y + 0.8} 7.4`,
      `gloss p 70.6 ${y - 9.6} 72.6 ${y - 9.6} 72.4 ${y - 1} 70.8 ${y - 1}`,
    ]),
    ...[30, 36, 42, 48, 54].map((y) => `line p 57 ${y} 86 ${y} 86 ${y + 2.6} 57 ${y + 2.6}`),
  ],
  laptop: [
    'shade s -78 -78 * -72 -84 72 -84 78 -78 * 76 44 * -76 44 *',
    'ink s -75 -78 * -70 -81 70 -81 75 -78 * 73 44 * -73 44 *',
    'line p -68 -74 68 -74 67 36 -67 36',
    'mark p -62 -67 62 -67 61.4 30 -61.4 30',
    'cut p -62 -67 62 -67 62 -56 -62 -56',
    ...[-56, -49, -42].map((x, index) => `${index === 0 ? 'mark' : 'shade'} o ${x} -61.5 2.2`),
    ...[
      [-54, 34],
      [-54, 62],
      [-46, 40],
      [-46, 70],
      [-38, 30],
      [-46, 54],
      [-54, 22],
    ].map(([x = 0, long = 0], index) => {
      const y = -47 + index * 10;
      return `${index === 3 ? 'gloss' : 'cut'} p ${x} ${y} ${x + long} ${y} ${x + long} ${y + 4} ${x} ${y + 4}`;
    }),
    'gloss p -54 23 -50 23 -50 29 -54 29',
    'shade s 20 -56 * 62 -56 * 61.4 30 * 56 30 *',
    'line o 0 -77.6 1.6',
    'shade p -74 44 74 44 76 50 -76 50',
    'ink p -76 49 76 49 104 88 -104 88',
    'shade p -104 88 104 88 101 96 -101 96',
    ...[0, 1, 2].flatMap((row) => keys(row)),
    'line p -28 71.6 28 71.6 28.8 74.6 -28.8 74.6',
    'shade p -19 77 19 77 21 86 -21 86',
    'gloss v -100 87 0.3 -40 87.4 0.8 40 87.4 0.3',
    'line s -14 88 * 14 88 * 10 91.4 -10 91.4 *',
  ],
  maze: [
    'cut p -103 -103 103 -103 103 103 -103 103',
    ...hedges(),
    'line o 2 2 12 12',
    'mark o 0 0 12 12',
    'cut o 0 0 8 8',
    'mark o 0 0 4 4',
  ],
} as const satisfies HeroDrawings;

/** A row of a keyboard that is seen from the front. */
function keys(row: number): readonly string[] {
  const [top, half] = [52.4 + row * 6.4, 68 + row * 4.4];
  const step = (half * 2) / 12;
  return Array.from({ length: 12 }, (_, index) => {
    const [left, right] = [-half + index * step + 0.9, -half + (index + 1) * step - 0.9];
    return `line p ${left.toFixed(1)} ${top} ${right.toFixed(1)} ${top} ${(right * 1.03).toFixed(1)} ${top + 4.8} ${(left * 1.03).toFixed(1)} ${top + 4.8}`;
  });
}

/** Hedges of a maze, each with the side that lies in the shade. */
function hedges(): readonly string[] {
  const thick = 5.4;
  const boxes = WALLS.map(([x, y, toX, toY]) => [x * STEP - thick, y * STEP - thick, toX * STEP + thick, toY * STEP + thick] as const);
  const box = (tone: string, [left, top, right, bottom]: readonly [number, number, number, number], shift: number) =>
    `${tone} p ${left + shift} ${top + shift} ${right + shift} ${top + shift} ${right + shift} ${bottom + shift} ${left + shift} ${bottom + shift}`;
  return [
    ...boxes.map((each) => box('line', each, 4)),
    ...boxes.map((each) => box('shade', each, 0)),
    ...boxes.map(([left, top, right, bottom]) => box('ink', [left, top, right - 2.6, bottom - 2.6], 0)),
  ];
}
