import type { HeroDrawings } from './hero-drawing.ts';
import { type Place, ropeParts } from './rope-parts.ts';
import { turnedPart } from './round-parts.ts';

/** The turn of a rifle that lies across its square, and that of a chain. */
const ACROSS = -0.108;
const SLOPING = -0.115;

/** A rope from the left that turns back to the left; the other half of a reef knot is its mirror image. */
const BIGHT: readonly Place[] = [
  [-98, -44],
  [-78, -30],
  [-56, -18],
  [-34, -15],
  [-12, -19],
  [10, -33],
  [32, -39],
  [52, -27],
  [60, 0],
  [52, 27],
  [32, 39],
  [10, 33],
  [-12, 19],
  [-34, 15],
  [-56, 18],
  [-78, 30],
  [-98, 46],
];

/** The rope of the knot. */
const TWISTED = { half: 13, tone: 'ink', strands: 'shade' } as const;

/** Bonds, arms, and a stone that is fought over. */
export const ARMS_AND_BONDS = {
  rope: [
    ...ropeParts(BIGHT, { ...TWISTED, side: 1 }),
    ...ropeParts(BIGHT, { ...TWISTED, side: -1 }),
    ...ropeParts(BIGHT.slice(6, 11), { ...TWISTED, side: 1, isOver: true }),
    ...ropeParts(BIGHT.slice(2, 5), { ...TWISTED, side: 1, isOver: true }),
    ...ropeParts(BIGHT.slice(12, 15), { ...TWISTED, side: 1, isOver: true }),
    ...([1, -1] as const).flatMap((side) => [-1, 1].flatMap((up) => ropesEnd(side, up))),
  ],
  chain: [...[-84, 0, 84].flatMap((x) => faceLink(x)), ...[-42, 42].flatMap((x) => sideLink(x))].map((part) => turnedPart(part, SLOPING)),
  rifle: [
    'mark s -124 -6 * -84 -9 -62 -8 -44 -13 * -40 4 * -58 6 -76 12 -100 22 -122 31 * -126 12 *',
    'shade s -122 31 * -100 22 -76 12 -58 6 -40 4 * -40 -1 * -60 1 -84 7 -124 22 *',
    'line s -128 -7 * -122 -6 * -124 12 -119 31 * -125 32 * -130 12 *',
    'gloss v -112 0 0.5 -88 -2 1.4 -62 -2 0.5',
    'line v -42 2 2.2 -46 14 2.4 -34 25 2.4 -18 24 2.4 -10 10 2.2 -12 4 2.2',
    'line v -28 4 1.6 -25 12 1.6 -29 17 1',
    'ink s -46 -14 * -40 -16 * 2 -16 * 4 -13 * 4 5 * -2 7 * -38 7 * -48 3 *',
    'shade p -42 3 4 1 4 5 -2 7 -38 7',
    'line v -46 -13 2.4 -50 -18 2.2 -56 -22 1.2',
    'line p -30 -12 -10 -12 -10 -6 -30 -6',
    'gloss v -40 -14 0.4 -20 -14.4 0.9 0 -14 0.4',
    'shade o -38 -4 1.6',
    'shade o -2 -4 1.6',
    'ink p 2 -14 128 -12 128 -6 2 -5',
    'shade p 2 -7.6 128 -7.6 128 -5.6 2 -5',
    'gloss v 50 -12 0.3 86 -11.6 0.9 122 -11 0.3',
    'ink p 46 -4 112 -4.6 112 1 46 2',
    'shade p 46 0 112 -1 112 1.4 46 2.4',
    'mark s 3 -7 * 48 -8 * 50 -1 48 4 * 28 6.4 3 5 *',
    'shade s 3 5 * 28 6.4 48 4 * 49 1 * 28 3 3 2 *',
    'ink p 44 -14 51 -14 51 5 44 5',
    'ink p 98 -13 104 -13 104 2 98 2',
    'line p 118 -12 122 -12 121 -18 119 -17',
    'line p 12 -14 22 -14 20 -18 16 -18',
    'line o 128 -9 1.4 3.4',
    'line v 101 2 1.6 96 22 2 60 40 2.4 0 44 2.6 -56 34 2.4 -84 16 1.6',
  ].map((part) => turnedPart(part, ACROSS)),
  helmet: [
    'mark s -4 -78 * -2 -100 20 -110 46 -104 * 40 -101 36 -98 * 60 -98 80 -84 88 -60 * 82 -64 76 -66 * 88 -44 90 -14 76 10 * 76 -4 72 -12 * 66 8 * 60 -26 46 -54 8 -70 *',
    'shade s 8 -72 * 30 -84 54 -74 66 -52 * 72 -36 72 -12 66 8 * 60 -26 46 -54 *',
    'ink s -52 42 * -58 66 -82 86 -94 96 * -50 101 0 103 50 101 94 96 * 82 86 58 66 52 42 *',
    'shade s 52 42 * 58 66 82 86 94 96 * 60 100 22 102 * 34 80 36 60 34 42 *',
    'shade v -66 74 1.2 -30 80 1.6 0 82 1.8 30 80 1.6 66 74 1.2',
    ...[-74, -45, -15, 15, 45, 74].map((x) => `line o ${x} ${93 + (15 - Math.abs(x) * 0.1) * 0.1} 2`),
    'ink s 0 -82 * -30 -80 -56 -58 -62 -22 * -62 20 -56 40 -40 54 * 0 62 40 54 * 56 40 62 20 62 -22 * 56 -58 30 -80 0 -82 *',
    'shade s 62 -22 * 62 20 56 40 40 54 * 14 60 * 36 30 40 -20 34 -58 * 30 -78 * 56 -58 *',
    'shade s -64 -24 * -34 -34 0 -37 34 -34 64 -24 * 64 -18 * 34 -28 0 -31 -34 -28 -64 -18 *',
    'ink s -66 -20 * -34 -30 0 -33 34 -30 66 -20 * 66 4 56 22 * 30 44 10 54 0 60 -10 54 -30 44 -56 22 * -66 4 *',
    'shade s 66 -20 * 66 4 56 22 * 30 44 10 54 0 60 * 4 30 2 0 0 -33 34 -30 *',
    'line S 6 -12 * 28 -12 56 -4 * 56 3 * 28 -4 6 -4 *',
    'line s -6 -84 6 -84 * 7 -34 5 58 * 0 65 -5 58 * -7 -34 *',
    'ink s -4 -86 4 -86 * 5 -34 3 58 * 0 62 -3 58 * -5 -34 *',
    'gloss v -1.6 -80 0.4 -2 -30 1 -1.4 50 0.4',
    ...[0, 1, 2, 3]
      .flatMap((row) => [14, 24, 34].map((x) => `line O ${x} ${10 + row * 9 - x * 0.1} 1.9 2.6`))
      .filter((_, index) => index !== 11),
    'mark O 61 -20 6',
    'line O 61 -20 2.4',
    'gloss v -50 -36 0.6 -44 -58 2.6 -26 -72 0.8',
    'gloss v -58 -10 0.4 -56 6 1.6 -46 20 0.5',
  ],
  gem: [
    'ink p -98 -24 -76 -52 -26 -68 26 -68 76 -52 98 -24 66 -8 34 0 0 3 -34 0 -66 -8',
    'shade p -98 -24 -66 -8 -34 0 0 3 34 0 66 -8 98 -24 0 96',
    ...facets(),
    'line v -98 -24 0.5 -66 -9 0.9 -34 -1 0.9 0 2 0.9 34 -1 0.9 66 -9 0.9 98 -24 0.5',
  ],
} as const satisfies HeroDrawings;

/** A whipped end of a rope with loose fibers. */
function ropesEnd(side: 1 | -1, up: number): readonly string[] {
  const to = (ahead: number, aside: number) =>
    `${((-92 - 0.82 * ahead + 0.57 * aside) * side).toFixed(1)} ${((40 + 0.57 * ahead + 0.82 * aside) * up).toFixed(1)}`;
  return [
    ...[-10, -3.5, 3.5, 10].map((aside) => `ink v ${to(2, aside)} 4 ${to(12, aside * 1.2)} 3 ${to(17, aside * 1.4)} 0.6`),
    `mark v ${to(0, -15.4)} 6 ${to(1, 0)} 6 ${to(0, 15.4)} 6`,
    `line v ${to(0, -15)} 0.6 ${to(1, 0)} 0.8 ${to(0, 15)} 0.6`,
  ];
}

/** A link that is seen from its face, about a place of a level chain. */
function faceLink(x: number): readonly string[] {
  const ring = (width: number) => {
    const [radius, straight] = [27, 14];
    const points = Array.from({ length: 31 }, (_, index) => {
      const angle = (index / 28) * 2 * Math.PI;
      const right = Math.cos(angle) >= 0 ? straight : -straight;
      return `${(x + right + Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)} ${index === 0 || index === 30 ? width * 0.75 : width}`;
    });
    return points.join(' ');
  };
  return [
    `line v ${ring(9.6)}`,
    `ink v ${ring(8.4)}`,
    `shade s ${x - 30} 20 ${x - 14} 32 ${x} 35 ${x + 14} 34 ${x + 34} 24 ${x + 46} 4 * ${x + 40} 16 ${x + 26} 25 ${x} 28 ${x - 18} 26`,
    `gloss v ${x - 30} -15 0.6 ${x - 15} -26 2.2 ${x + 8} -28 2 ${x + 20} -26 0.6`,
  ];
}

/** A link that is seen from its edge, between two others. */
function sideLink(x: number): readonly string[] {
  return [
    `line s ${x - 31} -8 * ${x + 31} -8 * ${x + 37} 0 ${x + 31} 9 * ${x - 31} 9 * ${x - 37} 0`,
    `ink s ${x - 30} -7 * ${x + 30} -7 * ${x + 35} 0 ${x + 30} 7.6 * ${x - 30} 7.6 * ${x - 35} 0`,
    `shade s ${x - 31} 3 * ${x + 32} 3 * ${x + 30} 7.6 * ${x - 30} 7.6 *`,
    `gloss v ${x - 24} -3 0.5 ${x} -3 1.6 ${x + 24} -3 0.5`,
  ];
}

/** The facets of a brilliant that is seen a little from above: its table, the crown around that, and what is below the girdle. */
function facets(): readonly string[] {
  return [
    'mark p -98 -24 -76 -52 -54 -58',
    'shade p 98 -24 76 -52 54 -58',
    'shade p -76 -52 -26 -68 -54 -58',
    'mark p 76 -52 26 -68 54 -58',
    'mark p -54 -58 -26 -48 -66 -8',
    'shade p -98 -24 -54 -58 -66 -8',
    'shade p -26 -48 -34 0 0 3',
    'mark p -26 -48 26 -48 0 3',
    'shade p 26 -48 66 -8 34 0',
    'shade p 54 -58 66 -8 98 -24',
    'mark p -54 -58 -26 -68 26 -68 54 -58 26 -48 -26 -48',
    'gloss p -54 -58 -26 -68 -4 -68 -26 -48',
    'ink p 54 -58 26 -48 8 -68 26 -68',
    'ink p -66 -8 0 96 -26 34',
    'ink p 0 3 -26 34 -66 -8 -34 0',
    'mark p -66 -8 -26 34 -56 16',
    'mark p 0 3 26 34 0 96 -26 34',
    'gloss p 0 3 -26 34 -12 58',
    'ink p 0 3 26 34 8 60',
    'ink p 0 3 26 34 66 -8 34 0',
    'line p 66 -8 98 -24 56 28',
    'line p 0 96 26 34 34 50',
  ];
}
