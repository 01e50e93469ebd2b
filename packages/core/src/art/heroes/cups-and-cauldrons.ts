import type { HeroDrawings } from './hero-drawing.ts';
import { around, spot, turnedPart } from './round-parts.ts';

/** The turn of a scroll that lies across its square. */
const SCROLL = -0.035;
const BLADES = 17;
/** Where the sticks of a fan meet. */
const PIVOT: readonly [number, number] = [-4, 62];

/** Vessels and things of an alchemist's shelf and of a drawing room. */
export const CUPS_AND_CAULDRONS = {
  cauldron: [
    // The fire.
    'cut s -66 100 * -70 84 -56 70 * -52 78 -48 80 * -48 62 -34 52 * -32 70 -22 76 * -14 58 0 50 * 4 68 14 76 * 24 66 30 52 * 42 64 46 80 * 54 78 58 68 * 70 84 64 100 *',
    'mark s -50 100 * -52 90 -42 82 * -38 90 -34 90 * -32 78 -22 72 * -18 86 -8 90 * -4 76 4 70 * 10 84 18 90 * 26 84 30 74 * 38 86 40 92 * 48 88 50 84 * 54 94 48 100 *',
    'line v -84 102 4 -20 96 5 40 103 4',
    'line v 86 102 4 30 95 5 -30 103 4',
    // Steam and bubbles over the brew.
    'shade s -26 -52 * -44 -66 -36 -80 -22 -84 -24 -98 -10 -108 * -14 -96 -6 -88 -12 -76 -26 -72 -22 -60 -10 -54 *',
    'shade s 14 -54 * 4 -68 14 -78 26 -84 22 -96 32 -106 * 32 -96 42 -86 36 -74 24 -68 28 -60 30 -54 *',
    // Feet and belly.
    'ink s -58 52 * -44 60 * -54 90 -66 94 -68 88 -58 82 *',
    'ink s 58 52 * 44 60 * 54 90 66 94 68 88 58 82 *',
    'ink s -76 -36 * -92 -8 -88 34 -60 66 0 78 60 66 88 34 92 -8 76 -36 *',
    'shade s 76 -36 * 92 -8 88 34 60 66 0 78 -30 75 * 20 66 54 40 62 0 48 -36 *',
    'gloss v -70 -16 0.6 -79 8 3 -72 38 0.6',
    'gloss v -64 44 0.6 -58 52 1.6 -50 58 0.6',
    // The handles and their rings.
    'line v -84 -22 3 -96 -16 3 -98 0 3 -88 6 3',
    'line v 84 -22 3 96 -16 3 98 0 3 88 6 3',
    // The rim, and the brew that boils over.
    'ink o 0 -40 86 20',
    'shade s 40 -57 * 76 -50 86 -40 76 -29 36 -22 0 -20 -30 -21 * 30 -26 62 -34 66 -44 *',
    'line o 0 -41 73 14.6',
    'mark o 0 -39 71 12.6',
    'mark s -56 -34 * -58 -18 -54 -4 -48 2 -44 -8 -46 -20 -40 -27 -32 -22 -32 -2 -28 14 -22 16 -20 4 -22 -18 -16 -26 * -30 -33 *',
    'shade s -30 10 * -26 16 -22 16 * -20 4 -22 -8 * -25 4 *',
    'gloss v -40 -44 0.6 -14 -48 1.2 14 -46 0.6',
    ...[
      [-30, -48, 9],
      [-10, -52, 6],
      [20, -48, 11],
      [44, -44, 6.4],
      [0, -70, 5],
      [-48, -58, 4],
      [44, -66, 5.4],
    ].flatMap(([x = 0, y = 0, size = 0]) => [
      `mark o ${x} ${y} ${size} ${size}`,
      `gloss o ${x - size * 0.35} ${y - size * 0.35} ${(size * 0.28).toFixed(1)} ${(size * 0.28).toFixed(1)}`,
    ]),
  ],
  chalice: [
    'shade o 6 98 58 6',
    // The foot, the stem and its knot.
    'mark s -12 62 * -16 74 -34 82 -46 88 -48 96 * 0 104 48 96 * 46 88 34 82 16 74 12 62 *',
    'shade s 4 62 * 12 62 * 16 74 34 82 46 88 48 96 * 24 101 6 102 * 26 92 16 82 8 76 *',
    'line s -48 94 * 0 102 48 94 * 48 97 * 0 105 -48 97 *',
    'gloss v -40 89 0.4 -30 84 1.2 -20 79 0.4',
    'mark s -7 12 * 7 12 * 6 24 14 30 18 38 14 46 6 52 * 8 60 12 66 * -12 66 * -8 60 -6 52 * -14 46 -18 38 -14 30 -6 24 *',
    'shade s 2 12 * 7 12 * 6 24 14 30 18 38 14 46 6 52 * 8 60 12 66 * 5 66 * 4 52 10 44 10 34 3 26 *',
    ...[-9, 1, 9].map((x) => `ink s ${x} 32 * ${x + 4} 38 ${x} 44 * ${x - 4} 38 *`),
    // The cup.
    'mark s -60 -78 * -60 -40 -50 -12 -26 8 0 14 26 8 50 -12 60 -40 60 -78 *',
    'shade s 60 -78 * 60 -40 50 -12 26 8 0 14 -10 12 * 18 2 34 -22 38 -50 36 -78 *',
    'shade s -56 -20 * -50 -12 -26 8 0 14 26 8 50 -12 56 -20 * 40 -8 20 0 0 2 -20 0 -40 -8 *',
    'mark o 0 -80 60 15',
    'line o 0 -80 53 11',
    'ink s -51 -76 * -30 -83 0 -85 30 -83 51 -76 * 30 -70 0 -69 -30 -70 *',
    'gloss v -56 -86 0.4 -34 -92 1.2 0 -94.4 0.6',
    'line v -60 -58 0.7 -30 -46 0.9 0 -43 1 30 -46 0.9 60 -58 0.7',
    'line v -58 -34 0.7 -30 -22 0.9 0 -19 1 30 -22 0.9 58 -34 0.7',
    // Stones between two engraved lines, and leaves of the chasing.
    ...[
      [-44, -42, 6],
      [-17, -34, 8],
      [16, -34, 8],
      [43, -42, 6],
    ].flatMap(([x = 0, y = 0, size = 0]) => [
      `line o ${x} ${y} ${size + 1.6} ${size + 2.6}`,
      `ink o ${x} ${y} ${size} ${size + 1}`,
      `gloss o ${x - size * 0.3} ${y - size * 0.4} 1.8 2`,
    ]),
    ...[-38, -20, 0, 20, 38].map(
      (x) =>
        `line s ${x} ${-2 - Math.abs(x) * 0.3} * ${x + 5} ${-9 - Math.abs(x) * 0.3} ${x} ${-15 - Math.abs(x) * 0.3} * ${x - 5} ${-9 - Math.abs(x) * 0.3} *`,
    ),
    'gloss v -50 -70 0.5 -51 -50 2.2 -42 -18 0.5',
  ],
  scroll: [
    // The sheet, which rolls up at both ends.
    'ink s -52 -80 * 54 -80 * 58 -40 52 0 56 40 54 78 * -54 78 * -50 40 -56 0 -50 -40 *',
    'shade s 40 -66 54 -66 * 58 -40 52 0 56 40 54 66 * 44 66 * 46 30 42 -4 46 -40 *',
    'shade p -52 -66 54 -66 55 -58 -51 -58',
    'shade s -53 64 * 0 58 54 64 * 54 70 * -54 70 *',
    // Writing with a first letter in color.
    'mark s -38 -48 * -26 -50 -22 -44 -26 -38 -22 -32 -26 -26 -38 -26 *',
    'ink o -30 -43 3.4 2.8',
    'ink o -30 -32 3.4 3',
    ...[-46, -38, -30].map((y, index) => `line v -16 ${y} 0.8 10 ${y + 1} 1.3 ${40 - index * 4} ${y - 0.6} 0.7`),
    ...[-16, -6, 4, 14].map((y, index) => `line v -38 ${y} 0.8 0 ${y + 1} 1.3 ${[38, 40, 34, 38][index]} ${y - 0.6} 0.7`),
    'line v -38 24 0.8 -20 25 1.2 -6 24 0.7',
    // The upper roll.
    'ink s -64 -98 * 62 -98 * 74 -92 74 -72 62 -66 * -64 -66 * -76 -74 -74 -92 *',
    'shade s -66 -74 * 66 -74 * 73 -76 72 -70 62 -66 * -64 -66 * -72 -70 *',
    'gloss v -60 -92 0.5 0 -93 1.8 56 -92 0.5',
    'shade o 66 -82 9 15',
    'line o 66 -82 6 11',
    'ink o 67 -82 3.4 7',
    'line o 67.4 -82 1.4 3.6',
    // The lower one.
    'ink s -66 66 * 64 66 * 76 72 76 92 64 98 * -66 98 * -78 90 -76 72 *',
    'shade s -68 90 * 68 90 * 75 88 74 94 64 98 * -66 98 * -74 94 *',
    'gloss v -62 72 0.5 0 71 1.8 58 72 0.5',
    'shade o 68 82 9 15',
    'line o 68 82 6 11',
    'ink o 69 82 3.4 7',
    'line o 69.4 82 1.4 3.6',
    // The seal on its ribbon.
    'line s 16 36 * 28 34 * 26 60 30 70 * 22 64 14 70 *',
    'mark s 14 40 * 24 44 * 14 62 14 72 * 8 64 0 66 *',
    'mark s 20 22 * 28 24 34 22 36 30 42 34 38 42 38 50 30 50 24 56 18 50 10 52 8 44 2 38 8 32 8 24 16 26 *',
    'line o 24 39 10.4 10.4',
    'mark o 24 39 9 9',
    'line p 24 32 26 37 31 38 27 41 28 46 24 43 20 46 21 41 17 38 22 37',
    'gloss v 10 34 0.4 13 28 1.2 19 25 0.4',
  ].map((part) => turnedPart(part, SCROLL)),
  fan: [
    ...fanBlades(),
    // A branch with blossoms across the leaf.
    `line v ${branch([0.53, 66, 2.2], [0.58, 72, 2], [0.63, 82, 1.7], [0.68, 78, 1.4], [0.73, 84, 1.2], [0.79, 80, 0.9], [0.84, 86, 0.4])}`,
    `line v ${branch([0.58, 72, 1.2], [0.6, 86, 1], [0.615, 94, 0.4])}`,
    `line v ${branch([0.65, 81, 1], [0.67, 68, 0.8], [0.69, 62, 0.4])}`,
    `line v ${branch([0.73, 84, 1], [0.75, 94, 0.7], [0.77, 97, 0.3])}`,
    ...(
      [
        [0.57, 66, 9],
        [0.612, 94, 6.6],
        [0.634, 80, 9.6],
        [0.69, 64, 7.4],
        [0.715, 88, 9],
        [0.772, 95, 6],
        [0.78, 76, 8],
        [0.84, 88, 7],
        [0.865, 78, 4],
      ] as const
    ).flatMap(([turn, radius, size]) => {
      const [x = 0, y = 0] = spot(PIVOT, radius, turn).split(' ').map(Number);
      return [
        ...around(
          5,
          (petal) => `mark o ${spot([x, y], size * 0.66, petal + 0.05)} ${(size * 0.54).toFixed(1)} ${(size * 0.54).toFixed(1)}`,
        ),
        `gloss o ${x} ${y} ${(size * 0.34).toFixed(1)} ${(size * 0.34).toFixed(1)}`,
      ];
    }),
    // The pivot with its tassel.
    'line o -4 62 4.6 4.6',
    'gloss o -5 61 1.6 1.6',
    'mark v -4 66 1.2 6 78 1.2 20 76 1.2 30 82 1.2',
    'mark o 33 83 4.4 4.4',
    'mark s 36 79 * 56 78 62 82 * 55 84 62 88 * 54 89 58 94 * 46 92 35 87 *',
  ],
  flask: [
    // The glass, and the liquid in it.
    'ink s -20 -74 * -18 -20 -22 -4 -76 76 -78 90 -66 98 * 66 98 * 78 90 76 76 22 -4 18 -20 20 -74 *',
    'cut s -13 -70 * -12 -20 -16 -2 -68 78 -68 86 -60 91 * 60 91 * 68 86 68 78 16 -2 12 -20 13 -70 *',
    'mark s -45 44 * -30 38 -14 45 4 40 24 45 46 43 * 68 78 68 86 60 91 * -60 91 * -68 86 -68 78 *',
    'shade s 46 43 * 68 78 68 86 60 91 * 0 91 * 36 84 44 70 30 44 *',
    'gloss s -44 45 * -30 39 -14 46 4 41 24 46 46 44 * 24 49 4 45 -14 50 -30 43 *',
    ...[
      [-34, 70, 7],
      [-10, 80, 4],
      [-14, 60, 5],
      [14, 66, 8],
      [34, 78, 5],
      [-48, 82, 3.4],
      [2, 30, 5],
      [-10, 14, 4],
      [6, 0, 3],
    ].flatMap(([x = 0, y = 0, size = 0]) => [
      `${y < 40 ? 'mark' : 'gloss'} o ${x} ${y} ${size} ${size}`,
      `${y < 40 ? 'gloss' : 'mark'} o ${(x + size * 0.2).toFixed(1)} ${(y + size * 0.24).toFixed(1)} ${(size * 0.72).toFixed(1)} ${(size * 0.72).toFixed(1)}`,
    ]),
    // Marks of measure, and reflections on the glass.
    ...[14, 28, 58, 72].map((y) => `line v ${(24 + y * 0.5).toFixed(1)} ${y} 0.9 ${(12 + y * 0.42).toFixed(1)} ${y} 0.9`),
    'gloss v -6 -60 0.6 -6 -30 2 -10 -2 0.6',
    'gloss v -22 18 0.6 -36 40 2 -54 68 0.6',
    // The lip.
    'ink s -26 -84 * 26 -84 * 28 -78 26 -72 * -26 -72 * -28 -78 *',
    'line v -26 -72 0.5 0 -71.6 1 26 -72 0.5',
    'gloss v -22 -80 0.4 -10 -80.6 1 2 -80 0.4',
    // The vapor.
    'mark s -6 -86 * -16 -94 -8 -102 -10 -112 * 0 -106 2 -100 -2 -94 4 -86 *',
    'mark s 8 -88 * 14 -94 10 -100 18 -108 * 22 -100 18 -94 14 -88 *',
    'mark o -22 -102 3 3',
    'mark o 28 -96 2.4 2.4',
  ],
} as const satisfies HeroDrawings;

/** The folded leaf of a fan, and the sticks that hold it: every second fold lies in shade. */
function fanBlades(): readonly string[] {
  const pivot = PIVOT;
  const turnOf = (blade: number) => 0.5 + (blade / BLADES) * 0.43;
  const blades = Array.from({ length: BLADES }, (_, blade) => blade);
  return [
    ...[...blades, BLADES].map((blade) => {
      const turn = turnOf(blade);
      return `line p ${spot(pivot, 2, turn - 0.2)} ${spot(pivot, 62, turn - 0.006)} ${spot(pivot, 62, turn + 0.006)} ${spot(pivot, 2, turn + 0.2)}`;
    }),
    ...blades.flatMap((blade) => {
      const [from, middle, to] = [turnOf(blade), turnOf(blade + 0.5), turnOf(blade + 1)];
      return [
        `ink p ${spot(pivot, 54, from)} ${spot(pivot, 102, from)} ${spot(pivot, 105, middle)} ${spot(pivot, 102, to)} ${spot(pivot, 54, to)}`,
        `shade p ${spot(pivot, 54, middle)} ${spot(pivot, 105, middle)} ${spot(pivot, 102, to)} ${spot(pivot, 54, to)}`,
        `line p ${spot(pivot, 98, from)} ${spot(pivot, 102, from)} ${spot(pivot, 105, middle)} ${spot(pivot, 102, to)} ${spot(pivot, 98, to)} ${spot(pivot, 101, middle)}`,
      ];
    }),
    ...[turnOf(-0.1), turnOf(BLADES + 0.1)].map(
      (turn) =>
        `line p ${spot(pivot, 6, turn - 0.1)} ${spot(pivot, 104, turn - 0.008)} ${spot(pivot, 104, turn + 0.008)} ${spot(pivot, 6, turn + 0.1)}`,
    ),
  ];
}

/** A ribbon through places on a fan, each given by its turn, its distance from the pivot and its width. */
function branch(...places: readonly (readonly [turn: number, radius: number, width: number])[]): string {
  return places.map(([turn, radius, width]) => `${spot(PIVOT, radius, turn)} ${width}`).join(' ');
}
