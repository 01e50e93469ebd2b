import type { HeroDrawings } from './hero-drawing.ts';
import { around, spot } from './round-parts.ts';

/** Signs on a hill, ruins in a desert, and lights in the sky. */
export const SIGNS_AND_RUINS = {
  cross: [
    // The hill and its stones.
    'shade s -100 100 * -70 80 -30 70 10 70 60 80 100 100 *',
    'ink s -22 90 * -34 88 -36 80 -28 74 -16 74 -12 82 * -14 88 *',
    // The post and the beam with their far sides.
    'ink s -11 -104 * 0 -108 11 -103 * 10 -20 13 78 * 0 82 -13 79 * -10 0 *',
    'shade s 5 -106 * 11 -103 * 10 -20 13 78 * 8 81 4 81 * 3 0 *',
    'ink s -64 -60 * -66 -48 -63 -37 * 0 -34 66 -40 * 69 -52 66 -62 * 0 -58 *',
    'shade s -63 -42 * 0 -40 67 -46 * 66 -40 * 0 -34 -63 -37 *',
    'shade s 60 -62 * 66 -62 * 69 -52 66 -40 * 60 -40 * 62 -52 *',
    // Grain and cracks.
    'line v -58 -52 0.4 -40 -50 1 -20 -51 0.4',
    'line v -50 -45 0.4 -32 -44 0.8 -22 -45 0.4',
    'line v 20 -52 0.4 38 -53 1 54 -55 0.4',
    'line v 26 -45 0.4 40 -46 0.8 50 -47 0.4',
    'line v -4 -98 0.4 -3 -84 1 -5 -72 0.4',
    'line v -5 -22 0.4 -4 4 1.2 -6 34 0.4',
    'line v 0 20 0.4 1 44 0.9 -1 66 0.4',
    'line v -8 46 0.4 -7 60 0.8 -8 72 0.4',
    'line o -1 -8 1.6 3',
    'gloss v -9 -96 0.4 -8.6 -80 0.9 -9 -66 0.4',
    'gloss v -9 -26 0.4 -8.6 10 0.9 -10.6 60 0.4',
    'gloss v -60 -57.6 0.4 -40 -56.6 0.9 -20 -56.6 0.4',
    // The rope that binds the two.
    ...[
      [-16, -66, 15, -31],
      [-16, -60, 16, -26],
      [-15, -31, 16, -66],
      [-16, -26, 16, -60],
    ].map(([x = 0, y = 0, toX = 0, toY = 0]) => `mark v ${x} ${y} 2.6 ${toX} ${toY} 2.6`),
    'line v -16 -63 0.4 15.6 -28.6 0.7',
    'line v -15 -28.6 0.4 16 -63 0.7',
    'mark v -10 -26 1.4 -14 -10 1.3 -9 4 0.5',
    // Flowers and grass at the foot.
    ...[
      [-64, 84, -70, 62],
      [-58, 82, -56, 58],
      [-52, 80, -44, 60],
      [36, 76, 30, 54],
      [42, 77, 46, 50],
      [48, 78, 58, 58],
      [66, 84, 74, 68],
    ].map(([x = 0, y = 0, toX = 0, toY = 0]) => `line v ${x} ${y} 1.8 ${(x + toX) / 2 - 1} ${(y + toY) / 2} 1.3 ${toX} ${toY} 0.3`),
    ...[
      [-70, 60],
      [-44, 58],
      [46, 48],
      [74, 66],
    ].flatMap(([x = 0, y = 0]) => [...around(5, (turn) => `mark o ${spot([x, y], 4.2, turn)} 3 3`), `gloss o ${x} ${y} 2 2`]),
    'ink s 14 92 * 10 84 16 76 28 76 36 82 38 92 *',
    'shade s 24 92 * 30 84 28 76 * 36 82 38 92 *',
  ],
  comet: [
    // The tail, from its faint edge to its bright middle.
    'shade s -66 34 * -40 -16 10 -56 104 -104 * 40 -36 4 20 -22 64 *',
    'ink s -60 26 * -30 -14 22 -54 92 -90 * 30 -26 -4 22 -22 56 *',
    'shade v 70 -52 0.4 20 2 3.4 -18 50 7',
    'mark s -60 30 * -34 -2 10 -40 66 -64 * 14 -14 -12 20 -26 50 *',
    'gloss s -56 32 * -36 8 -6 -20 34 -38 * -2 -4 -18 18 -32 46 *',
    'ink v 106 -78 0.4 66 -42 1.6 34 -6 0.4',
    'ink v 84 -112 0.4 44 -90 1.6 6 -66 0.4',
    'mark v 96 -60 0.4 70 -32 1.4 46 -6 0.4',
    // The head.
    'ink o -48 48 34 34',
    'shade s -18 34 * -12 50 -20 70 -38 82 -58 80 -72 68 * -48 74 -24 62 *',
    'mark o -48 47 25 25',
    'gloss o -50 45 16 16',
    'mark s -40 46 * -34 52 -38 58 -46 58 * -42 54 *',
    'mark s -60 40 * -54 36 -50 40 -56 44 *',
    // Sparks and stars.
    ...[
      [-84, -62, 9],
      [62, 38, 11],
      [-6, 88, 7],
      [-30, -88, 6],
      [90, 4, 6],
      [30, 76, 5],
    ].map(([x = 0, y = 0, long = 0]) => `mark p ${starOf(x, y, long)}`),
    ...[
      [-92, -12],
      [14, 44],
      [84, 70],
      [-66, -92],
      [-96, 88],
      [54, 4],
    ].map(([x = 0, y = 0]) => `ink o ${x} ${y} 2.4 2.4`),
  ],
  pyramid: [
    'mark o -58 -62 22 22',
    // The two far ones.
    'ink p 56 -14 18 58 56 58',
    'shade p 56 -14 102 58 50 58',
    'line v 56 -14 0.3 52 20 0.7 50 58 0.3',
    'ink p -74 6 -104 58 -74 58',
    'shade p -74 6 -42 58 -80 58',
    // The great one in courses of stone.
    'ink p -8 -74 -86 66 10 66',
    'shade p -8 -74 78 62 8 68',
    ...courses(),
    // Its cap, and blocks that have fallen.
    'gloss p -8 -74 -19 -54 -5 -52',
    'line p -8 -74 -5 -52 5 -54',
    'line p -6 54 4 54 5 68 -7 68',
    'line p -10 52 8 52 8 54.6 -10 54.6',
    // The sand.
    'mark s -112 74 * -80 58 -40 60 10 66 60 58 112 72 * 70 82 20 92 -40 90 *',
    'shade s 112 72 * 60 78 20 76 -20 84 -70 80 -112 74 * -84 90 -30 100 30 100 80 90 *',
    'mark s -84 88 * -50 84 -14 86 26 96 * -10 101 -54 100 *',
    'gloss v -90 66 0.4 -60 62 1.2 -26 65 0.4',
    'gloss v 30 70 0.4 60 66 1.2 92 69 0.4',
  ],
  volcano: [
    // The plume.
    'shade s -20 -34 * -34 -48 -60 -50 -62 -70 -84 -78 -76 -100 -48 -104 -30 -112 -8 -100 16 -112 44 -104 66 -96 64 -76 44 -64 40 -50 20 -46 14 -32 *',
    'cut s -18 -34 * -26 -46 -48 -48 -50 -66 -68 -74 -62 -92 -40 -94 -24 -102 -8 -92 8 -100 28 -94 40 -84 26 -70 14 -62 20 -50 8 -44 8 -32 *',
    'shade s -30 -62 * -18 -60 -12 -68 -16 -76 -28 -76 * -8 -84 2 -76 -2 -60 -12 -54 *',
    'shade s -62 -76 * -52 -76 -46 -82 -50 -90 * -40 -84 -44 -70 *',
    // Glowing stones.
    ...[
      [-34, -30, 4],
      [32, -36, 5],
      [48, -18, 3],
      [-50, -20, 3],
      [24, -60, 3],
    ].map(([x = 0, y = 0, size = 0]) => `mark o ${x} ${y} ${size} ${size}`),
    'mark s -14 -26 * -18 -44 -10 -40 -6 -62 * 2 -46 8 -58 * 10 -40 18 -44 * 14 -26 *',
    'gloss s -6 -26 * -8 -38 -2 -36 0 -48 * 5 -36 8 -38 * 6 -26 *',
    // The cone, its shaded flank and its ribs.
    'ink s -104 96 * -70 74 -44 34 -24 -22 * -14 -28 -4 -24 6 -29 18 -22 * 40 26 66 68 104 96 *',
    'shade s 4 -28 * 10 -28 18 -22 * 40 26 66 68 104 96 * 30 96 * 40 66 22 26 *',
    'line s -80 96 * -62 80 -50 58 -40 40 * -46 66 -58 88 -64 96 *',
    'line s -44 96 * -38 76 -32 60 * -28 80 -32 96 *',
    'line s 66 96 * 58 80 48 60 * 66 76 82 90 86 96 *',
    'line s -24 -22 * -14 -28 -4 -24 6 -29 18 -22 * 6 -18 -10 -17 *',
    // The lava.
    'mark s -12 -22 * -2 -20 8 -22 * 8 -8 0 6 6 22 18 34 14 52 24 66 18 82 * 8 70 6 54 -2 44 -6 28 -14 40 -24 48 * -18 30 -10 18 -14 2 *',
    'gloss v -2 -18 1 -5 0 2 -3 18 2.4 4 34 1.8 8 50 0.5',
    'mark s 10 -22 * 17 -22 * 28 4 36 18 * 26 12 16 -2 *',
    'gloss v -30 0 0.4 -44 36 1.4 -66 70 0.4',
  ],
  atom: [
    ...[0.08, 0.247, 0.413].map((turn) => orbit('ink', turn, 2.6)),
    // The nucleus of protons and neutrons, lit from the upper left.
    ...[
      ['shade', 8, -13],
      ['shade', 15, 3],
      ['shade', 4, 15],
      ['mark', -12, -9],
      ['ink', 2, -5],
      ['mark', 9, 7],
      ['ink', -12, 9],
      ['mark', -1, 7],
    ].flatMap(([tone, x = 0, y = 0]) => [
      `line o ${Number(x) + 0.6} ${Number(y) + 0.8} 10.4 10.4`,
      `${tone} o ${x} ${y} 9.6 9.6`,
      `gloss o ${Number(x) - 3.4} ${Number(y) - 3.6} 2.4 2`,
    ]),
    ...[
      [0.08, 0.44],
      [0.247, 0.62],
      [0.413, 0.96],
    ].flatMap(([turn = 0, at = 0]) => {
      const { x, y } = onOrbit(turn, at);
      return [
        `mark o ${x.toFixed(1)} ${y.toFixed(1)} 9 9`,
        `shade s ${(x + 6).toFixed(1)} ${(y - 5).toFixed(1)} * ${(x + 8.6).toFixed(1)} ${(y + 2).toFixed(1)} ${(x + 3).toFixed(1)} ${(y + 8.2).toFixed(1)} ${(x - 4).toFixed(1)} ${(y + 7.6).toFixed(1)} * ${(x + 4).toFixed(1)} ${(y + 4).toFixed(1)} *`,
        `gloss o ${(x - 3).toFixed(1)} ${(y - 3.4).toFixed(1)} 2.4 2.4`,
      ];
    }),
  ],
} as const satisfies HeroDrawings;

/** Courses of stone on the lit and on the shaded side of the great pyramid. */
function courses(): readonly string[] {
  return [-34, -14, 6, 26, 46].flatMap((y, index) => {
    const share = (y + 74) / 140;
    const [left, edge, right] = [-8 - 78 * share, -8 + 17 * share, -8 + 86 * share];
    return [
      `shade v ${(left + 6).toFixed(1)} ${y} 0.4 ${((left + edge) / 2).toFixed(1)} ${y + 0.6} 1 ${(edge - 6 - index * 2).toFixed(1)} ${y + 1} 0.4`,
      `line v ${(edge + 6).toFixed(1)} ${y + 1} 0.3 ${((edge + right) / 2).toFixed(1)} ${y} 0.8 ${(right - 8 - index * 3).toFixed(1)} ${y - 2} 0.3`,
    ];
  });
}

function starOf(x: number, y: number, long: number): string {
  const short = long * 0.22;
  return `${x} ${y - long} ${x + short} ${y - short} ${x + long} ${y} ${x + short} ${y + short} ${x} ${y + long} ${x - short} ${y + short} ${x - long} ${y} ${x - short} ${y - short}`;
}

/** A place on the path of an electron, which is an ellipse turned about the nucleus. */
function onOrbit(turn: number, at: number) {
  const [tilt, angle] = [turn * 2 * Math.PI, at * 2 * Math.PI];
  const [along, across] = [Math.cos(angle) * 100, Math.sin(angle) * 36];
  return { x: along * Math.cos(tilt) - across * Math.sin(tilt), y: along * Math.sin(tilt) + across * Math.cos(tilt) };
}

/** A path that is wider where it is nearer. */
function orbit(tone: string, turn: number, half: number): string {
  const points = Array.from({ length: 41 }, (_, index) => {
    const { x, y } = onOrbit(turn, index / 40);
    const near = 0.75 + Math.sin((index / 40) * 2 * Math.PI) * 0.45;
    return `${x.toFixed(1)} ${y.toFixed(1)} ${(half * near).toFixed(2)}`;
  });
  return `${tone} v ${points.join(' ')}`;
}
