import type { HeroDrawings } from './hero-drawing.ts';
import { around, petalPart, spot } from './round-parts.ts';

const HEAD = [0, -36] as const;

const at = (value: number) => value.toFixed(1);

/** Flowers that titles call by their names. */
export const NAMED_FLOWERS = {
  foxglove: [
    'ink v 4 -96 1.6 2 -40 3 0 20 4 1 96 5',
    'ink s 2 92 * 20 62 56 44 96 56 * 82 84 40 98 *',
    'ink s 0 94 * -20 66 -54 52 -96 64 * -76 92 -34 99 *',
    'line l 2 4 90 44 72 86 58',
    'line l 2 -4 92 -44 76 -86 66',
    'line l 1.4 40 74 52 60',
    'line l 1.4 58 67 68 54',
    'line l 1.4 -40 78 -50 64',
    'line l 1.4 -58 72 -68 60',
    'mark o 3 -97 4.4 6',
    'mark o -4 -89 5.4 6.4',
    'mark o 10 -86 5.4 6.6',
    ...[
      [-2, -82, 0.46, -1],
      [5, -76, 0.52, 1],
      [-3, -66, 0.66, -1],
      [6, -58, 0.74, 1],
      [-4, -46, 0.9, -1],
      [6, -36, 0.98, 1],
      [-4, -22, 1.14, -1],
      [5, -10, 1.2, 1],
    ].flatMap(([x = 0, y = 0, size = 1, side = 1]) => foxgloveBell(x, y, size, side)),
  ],
  bluebell: [
    'ink v 26 98 5 20 50 4 4 0 3.6 -6 -40 3.4 8 -76 3 46 -90 2.4 76 -68 1.6',
    'ink s 20 98 * -24 66 -66 20 -84 -36 * -48 4 -4 56 28 96 *',
    'ink s 26 98 * 46 62 68 34 98 18 * 84 58 54 90 32 100 *',
    'line l 2 20 92 -28 46 -74 -22',
    'line l 2 32 94 58 62 88 30',
    ...[
      [74, -66, 0.66, 0.16],
      [50, -82, 0.82, 0.06],
      [12, -72, 0.98, -0.04],
      [-10, -34, 1.08, -0.12],
      [14, 4, 0.9, -0.3],
    ].flatMap(([x = 0, y = 0, size = 1, lean = 0]) => bluebellBell(x, y, size, lean)),
  ],
  poppy: [
    'ink v -2 4 4 6 40 4 -4 98 5',
    'ink v 2 70 3 34 40 2.6 54 4 2.4 64 2 2',
    'ink s 0 92 * -20 66 -36 64 -48 46 * -46 66 -66 60 -78 66 * -58 78 -50 88 -24 86 *',
    'ink s 2 96 * 22 78 40 82 58 68 * 54 84 72 84 84 94 * 58 98 30 104 *',
    'ink s 66 -4 78 2 82 20 72 38 58 34 52 16 56 2',
    'shade s 76 0 82 20 72 38 62 36 * 72 22 72 8 *',
    'mark s 64 30 * 70 22 78 30 72 38 *',
    'shade s -50 -60 -30 -92 10 -98 44 -86 56 -58 * 20 -50 -20 -50 *',
    'mark s -84 -52 * -78 -84 -50 -94 -22 -82 2 -52 4 -22 * -30 -4 -66 -12 -82 -30 *',
    'mark s 84 -46 * 80 -78 56 -92 28 -82 2 -56 -4 -22 * 30 -2 66 -8 82 -26 *',
    'mark s -58 -22 * -26 -40 20 -42 58 -18 * 52 10 26 26 0 26 -28 24 -52 6 *',
    'shade s 58 -18 * 52 10 26 26 0 26 -18 24 * 20 16 40 -4 *',
    'line l 2 -74 -60 -50 -50 -30 -34',
    'line l 2 72 -58 50 -48 32 -34',
    'line l 2 -34 10 -22 -6 -10 -16',
    'line l 2 30 12 20 -4 10 -16',
    'line l 2 0 18 0 -12',
    ...around(14, (turn) => `line o ${spot([0, -32], 25, turn)} 3`),
    'line o 0 -32 19',
    'cut o 0 -34 11 9',
    'line o 0 -34 3',
    ...around(8, (turn) => `line l 1.6 0 -34 ${spot([0, -34], 9, turn)}`),
    'gloss v -74 -66 1 -62 -80 3 -44 -86 1',
    'gloss v 48 -82 1 64 -78 2.6 74 -64 1',
  ],
  lavender: [
    'ink v 0 0 2.4 0 50 3 2 98 4',
    'ink v -34 16 2 -20 60 2.6 -4 98 3.4',
    'ink v 36 20 2 22 60 2.6 6 98 3.4',
    'ink s 0 92 * -20 66 -46 48 -72 46 * -56 66 -30 82 *',
    'ink s 4 94 * 24 70 48 54 76 54 * 58 74 32 88 *',
    'line l 1.8 -4 88 -34 62 -64 50',
    'line l 1.8 8 90 38 68 68 57',
    ...lavenderSpike(-46, -40, 0.8, -0.16),
    ...lavenderSpike(48, -36, 0.8, 0.16),
    ...lavenderSpike(0, -64, 1.06, 0),
    'mark s -34 76 * -14 66 0 78 14 66 34 76 * 18 88 0 82 -18 88 *',
    'mark s 2 80 * 22 90 20 100 * 8 98 *',
    'mark s -2 80 * -20 90 -18 100 * -6 98 *',
    'line o 0 79 5',
  ],
  thistle: [
    'ink v 0 20 5 4 60 5 0 98 6',
    'ink p 2 96 22 76 18 68 40 62 40 50 58 52 66 36 76 50 96 46 84 62 90 76 68 78 60 92 40 88 26 100',
    'ink p -2 88 -18 68 -16 58 -36 54 -38 42 -54 46 -64 32 -72 46 -92 46 -80 58 -84 72 -62 72 -54 86 -36 80 -22 94',
    'line l 2 4 92 44 70 82 56',
    'line l 2 -4 84 -44 62 -78 54',
    ...around(15, (_, index) => {
      const lean = (index - 7) / 7;
      return `${index % 2 === 0 ? 'shade' : 'mark'} s ${(lean * 16).toFixed(1)} -14 * ${(lean * 34 - 3).toFixed(1)} -54 ${(lean * 60).toFixed(1)} ${(-96 + Math.abs(lean) * 26).toFixed(1)} * ${(lean * 42 + 3).toFixed(1)} -50`;
    }),
    ...around(9, (_, index) => {
      const lean = (index - 4) / 4;
      return `mark s ${(lean * 14).toFixed(1)} -10 * ${(lean * 24 - 4).toFixed(1)} -44 ${(lean * 38).toFixed(1)} ${(-80 + Math.abs(lean) * 16).toFixed(1)} * ${(lean * 26 + 4).toFixed(1)} -42`;
    }),
    'ink s -26 -18 * 0 -8 26 -18 * 42 4 38 28 16 40 0 42 -16 40 -38 28 -42 4 *',
    'shade s 14 -14 26 -18 * 42 4 38 28 16 40 0 42 * 24 26 24 4 *',
    ...[
      [-26, 2],
      [0, 4],
      [26, 2],
      [-14, 18],
      [14, 18],
      [0, 32],
    ].map(([x = 0, y = 0]) => `line l 2 ${x - 9} ${y - 9} ${x} ${y + 2} ${x + 9} ${y - 9}`),
    'ink P 40 0 56 -8 42 10',
    'ink P 38 20 54 20 36 28',
    'ink P 26 34 36 44 20 40',
  ],
  lily: [
    'ink v 0 0 5 6 50 5 -2 98 6',
    'ink s 2 90 * 18 54 46 28 88 20 * 76 56 40 84 *',
    'ink s 0 96 * -24 74 -52 62 -88 68 * -64 92 -26 102 *',
    'line l 2 8 84 38 52 78 28',
    'line l 2 -6 92 -40 78 -78 74',
    ...around(3, (turn) => petalPart('shade', HEAD, turn + 0.25 + 1 / 6, { from: 2, to: 66, half: 0.075 })),
    ...around(3, (turn) => petalPart('mark', HEAD, turn + 0.25 - 1 / 3 + 1 / 3, { from: 2, to: 66, half: 0.09 })),
    ...around(3, (turn) => `line l 1.8 ${spot(HEAD, 8, turn + 0.25)} ${spot(HEAD, 54, turn + 0.25)}`),
    ...around(3, (turn) => `line l 1.8 ${spot(HEAD, 8, turn + 0.25 + 1 / 6)} ${spot(HEAD, 54, turn + 0.25 + 1 / 6)}`),
    ...around(6, (turn) => `cut v ${spot(HEAD, 4, turn + 0.17)} 1 ${spot(HEAD, 30, turn + 0.19)} 1.2`),
    ...around(6, (turn) => `line o ${spot(HEAD, 31, turn + 0.19)} 4.4 3`),
    'ink o 0 -36 7',
  ],
  iris: [
    'ink v 0 10 5 2 50 6 0 98 7',
    'ink s 4 98 * 22 50 48 6 84 -14 * 66 40 38 82 14 100 *',
    'ink s -4 98 * -26 60 -58 30 -90 26 * -62 56 -34 90 -12 100 *',
    'line l 2 10 92 42 40 76 -4',
    'line l 2 -10 94 -44 58 -80 32',
    'ink s -12 6 * 0 -4 12 6 * 12 34 0 46 -12 34 *',
    'shade s 0 -14 * -26 -40 -30 -78 -8 -98 8 -92 * 20 -60 14 -30 *',
    'shade s 2 -14 * 30 -36 38 -72 20 -96 4 -94 * -12 -60 -8 -30 *',
    'mark s 0 -10 * -18 -44 -14 -80 2 -94 20 -80 20 -44 *',
    'line l 2 2 -84 2 -50 0 -22',
    'mark s -6 -14 * -40 -28 -74 -22 -90 4 * -84 32 -62 38 -44 22 -24 0 *',
    'mark s 6 -14 * 40 -28 74 -22 90 4 * 84 32 62 38 44 22 24 0 *',
    'shade s 60 -24 74 -22 90 4 * 84 32 62 38 54 32 * 68 22 72 0 *',
    'mark s -16 -10 * 0 -18 16 -10 * 30 14 26 48 0 62 -26 48 -30 14 *',
    'shade s 16 -10 * 30 14 26 48 0 62 -10 58 * 12 44 16 14 *',
    'cut v 0 -10 4 1 8 6 0 30 1',
    'cut v -14 -14 3 -38 -14 4 -60 0 1',
    'cut v 14 -14 3 38 -14 4 60 0 1',
    'line l 1.6 -10 40 -6 20',
    'line l 1.6 10 40 6 20',
    'line l 1.6 0 52 0 36',
    'line l 1.6 -76 18 -56 6',
    'line l 1.6 76 18 56 6',
    'gloss v -78 -2 1 -66 -14 2.4 -50 -20 1',
  ],
  daisy: [
    'ink v -2 0 4 6 50 4.6 0 98 5',
    'ink s 4 92 * 22 62 52 46 86 50 * 68 78 36 94 *',
    'ink s 0 80 * -20 56 -46 44 -74 46 * -58 68 -28 84 *',
    'line l 2 8 88 40 66 76 55',
    'line l 2 -6 76 -36 56 -64 50',
    ...around(17, (turn) => petalPart('shade', HEAD, turn + 0.03, { from: 12, to: 66, half: 0.034 })),
    ...around(17, (turn) => petalPart('mark', HEAD, turn, { from: 12, to: 62, half: 0.033 })),
    ...around(17, (turn) => `line l 1.2 ${spot(HEAD, 26, turn)} ${spot(HEAD, 44, turn)}`),
    'line o 1 -34 23',
    'cut o 0 -36 21',
    ...around(9, (turn) => `line o ${spot(HEAD, 14, turn)} 1.8`),
    ...around(5, (turn) => `line o ${spot(HEAD, 7, turn + 0.1)} 1.6`),
  ],
  marigold: [
    'ink v -2 0 4 6 50 4.6 0 98 5',
    'ink s 4 92 * 18 70 20 54 38 52 * 40 40 58 46 62 34 * 74 40 88 38 90 46 * 84 64 70 62 62 76 * 48 76 36 92 20 96 *',
    'ink s 0 84 * -16 66 -18 52 -34 52 * -38 40 -54 44 -60 34 * -72 38 -84 38 -86 46 * -80 62 -66 60 -60 72 * -44 74 -32 86 -16 90 *',
    'line l 2 8 90 40 66 76 50',
    'line l 2 -4 80 -36 60 -72 46',
    ...around(13, (turn) => petalPart('shade', HEAD, turn + 0.04, { from: 10, to: 68, half: 0.05 })),
    ...around(13, (turn) => petalPart('mark', HEAD, turn, { from: 10, to: 62, half: 0.046 })),
    ...around(11, (turn) => petalPart('shade', HEAD, turn + 0.04, { from: 6, to: 48, half: 0.056 })),
    ...around(11, (turn) => petalPart('mark', HEAD, turn + 0.02, { from: 6, to: 44, half: 0.052 })),
    ...around(9, (turn) => petalPart('shade', HEAD, turn + 0.05, { from: 2, to: 30, half: 0.066 })),
    ...around(9, (turn) => petalPart('cut', HEAD, turn, { from: 2, to: 26, half: 0.058 })),
    'mark o 0 -36 9',
    'shade o 2 -34 5',
  ],
} as const satisfies HeroDrawings;

/** Draws a bell that hangs aside from a stem, with a pale mouth full of spots. */
function foxgloveBell(x: number, y: number, size: number, side: number): readonly string[] {
  const to = (dx: number, dy: number) => `${at(x + side * dx * size * 1.16)} ${at(y + dy * size)}`;
  return [
    `line s ${to(6, -8)} * ${to(20, -14)} ${to(31, -4)} ${to(39, 12)} ${to(49, 23)} * ${to(56, 33)} ${to(46, 47)} ${to(30, 56)} ${to(15, 54)} ${to(11, 46)} * ${to(13, 30)} ${to(6, 12)} *`,
    `ink s ${to(-3, -8)} * ${to(8, -14)} ${to(20, -6)} * ${to(12, 4)} ${to(0, 2)} *`,
    `mark s ${to(4, -6)} * ${to(18, -12)} ${to(28, -2)} ${to(36, 14)} ${to(46, 24)} * ${to(52, 32)} ${to(44, 44)} ${to(30, 52)} ${to(18, 52)} ${to(14, 46)} * ${to(16, 30)} ${to(8, 12)} *`,
    `shade s ${to(46, 24)} * ${to(53, 33)} ${to(45, 45)} ${to(30, 53)} ${to(17, 53)} ${to(14, 46)} * ${to(24, 40)} ${to(36, 32)} *`,
    `cut s ${to(45, 28)} * ${to(48, 33)} ${to(41, 41)} ${to(30, 47)} ${to(20, 48)} * ${to(28, 42)} ${to(38, 34)} *`,
    ...[
      [23, 46],
      [29, 43],
      [35, 39],
      [41, 34],
    ].map(([dx = 0, dy = 0]) => `line o ${to(dx, dy)} ${at(1.3 * size)}`),
    `line l 1.4 ${to(12, -2)} ${to(20, 14)} ${to(24, 34)}`,
    `gloss v ${to(18, -6)} 0.6 ${to(26, 4)} ${at(1.8 * size)} ${to(33, 17)} 0.6`,
  ];
}

/** Draws a bell that hangs from a point of its stem, with tips that curl up. */
function bluebellBell(x: number, y: number, size: number, lean: number): readonly string[] {
  const to = (dx: number, dy: number) =>
    `${at(x + (dx * Math.cos(lean) - dy * Math.sin(lean)) * size)} ${at(y + 10 + (dx * Math.sin(lean) + dy * Math.cos(lean)) * size)}`;
  return [
    `line l 2 ${at(x)} ${at(y)} ${to(0, 2)}`,
    `shade s ${to(-8, 4)} * ${to(0, -2)} ${to(8, 4)} * ${to(12, 26)} ${to(10, 46)} * ${to(-10, 46)} * ${to(-12, 26)} *`,
    `mark s ${to(-10, 4)} * ${to(0, -4)} ${to(10, 4)} * ${to(16, 18)} ${to(16, 32)} ${to(28, 42)} * ${to(24, 52)} ${to(12, 46)} * ${to(6, 40)} ${to(0, 54)} * ${to(-6, 40)} ${to(-12, 46)} * ${to(-24, 52)} ${to(-28, 42)} * ${to(-16, 32)} ${to(-16, 18)} *`,
    `shade s ${to(4, 0)} ${to(10, 4)} * ${to(16, 18)} ${to(16, 32)} ${to(28, 42)} * ${to(24, 52)} ${to(12, 46)} * ${to(8, 28)} *`,
    `line l 1.6 ${to(-5, 8)} ${to(-7, 34)}`,
    `line l 1.6 ${to(3, 8)} ${to(4, 34)}`,
    `gloss v ${to(-11, 10)} 0.6 ${to(-13, 20)} ${at(1.8 * size)} ${to(-12, 32)} 0.6`,
    `ink s ${to(-8, 4)} * ${to(0, -7)} ${to(8, 4)} * ${to(0, 2)} *`,
  ];
}

/** Draws an ear of lavender: whorls of small flowers, the widest in the middle. */
function lavenderSpike(x: number, y: number, size: number, lean: number): readonly string[] {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  const to = (dx: number, dy: number) => `${at(x + (dx - dy * lean) * size)} ${at(y + dy * size)}`;
  return [
    `ink v ${to(0, -26)} 1.4 ${to(0, 80)} 2`,
    ...rows.flatMap((row) => {
      const wide = [7, 12, 16, 18, 18, 16, 11][row] ?? 10;
      const top = row * 13 - 30;
      return [
        `shade s ${to(0, top + 2)} * ${to(wide, top - 4)} ${to(wide + 3, top + 10)} ${to(5, top + 14)} *`,
        `mark s ${to(0, top + 2)} * ${to(-wide, top - 4)} ${to(-wide - 3, top + 10)} ${to(-5, top + 14)} *`,
        `mark s ${to(0, top - 5)} ${to(wide * 0.5, top + 3)} ${to(wide * 0.36, top + 13)} ${to(0, top + 15)} ${to(-wide * 0.36, top + 13)} ${to(-wide * 0.5, top + 3)}`,
        `line l 1.4 ${to(-wide * 0.6, top + 15)} ${to(0, top + 17)} ${to(wide * 0.6, top + 15)}`,
      ];
    }),
    `mark s ${to(0, -46)} * ${to(5, -38)} ${to(0, -30)} ${to(-5, -38)}`,
  ];
}
