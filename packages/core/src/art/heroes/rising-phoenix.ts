import type { HeroPart } from './hero-drawing.ts';

type Place = readonly [x: number, y: number];

/** A feather from its root to its tip, which bends to one side, with a dark half. */
function feather([x, y]: Place, [toX, toY]: Place, half: number, bend: number, tone = 'ink'): readonly string[] {
  const [dx, dy] = [toX - x, toY - y];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const at = (along: number, aside: number) => {
    const off = aside + bend * Math.sin(along * Math.PI);
    return `${(x + dx * along + nx * off).toFixed(1)} ${(y + dy * along + ny * off).toFixed(1)}`;
  };
  return [
    `${tone} s ${at(0, 0)} * ${at(0.3, half * 0.8)} ${at(0.7, half)} ${at(1, 0)} * ${at(0.72, -half)} ${at(0.3, -half * 0.7)}`,
    `shade s ${at(0.06, 0)} * ${at(0.5, -half * 0.1)} ${at(1, 0)} * ${at(0.72, -half)} ${at(0.3, -half * 0.7)}`,
  ];
}

const WING: readonly (readonly [Place, Place, number])[] = [
  [[-16, -4], [-40, 52], 7],
  [[-22, -8], [-60, 44], 7.4],
  [[-28, -14], [-78, 30], 8],
  [[-34, -20], [-92, 12], 8],
  [[-40, -28], [-102, -10], 8],
  [[-44, -36], [-107, -34], 7.6],
  [[-48, -44], [-106, -58], 7.2],
  [[-50, -52], [-98, -82], 6.8],
  [[-50, -58], [-84, -102], 6.4],
];

const mirrored = ([x, y]: Place): Place => [-x * 0.98, y + 4];

/** A bird of fire with open wings, whose tail burns in long plumes. */
export const RISING_PHOENIX: readonly HeroPart[] = [
  // The tail.
  'ink s -4 34 * -20 52 -30 70 -26 86 -14 96 -2 92 * -14 88 -18 78 -10 64 2 54 8 40 *',
  'mark s 0 36 * -10 52 -16 66 -14 78 -6 86 * -8 74 0 62 8 52 8 38 *',
  'ink s 6 34 * 24 50 38 62 44 80 38 98 24 108 * 28 94 24 80 12 66 2 52 *',
  'mark s 6 40 * 20 54 30 66 34 80 30 94 * 26 78 16 66 6 56 *',
  'ink s -2 38 * -2 60 8 74 6 92 -6 110 * 22 98 24 78 14 58 10 38 *',
  'cut s 2 44 * 2 60 12 74 12 86 6 98 * 18 86 16 72 8 56 8 42 *',
  'ink s 10 32 * 34 42 54 46 68 62 66 82 * 58 66 40 62 22 56 6 46 *',
  'mark s 14 38 * 34 48 50 52 60 66 * 44 58 26 56 12 46 *',
  'ink s -8 32 * -32 40 -52 50 -62 66 -58 84 * -48 68 -34 60 -18 54 -2 44 *',
  'mark s -10 38 * -30 46 -46 56 -54 68 * -40 58 -24 54 -8 44 *',
  // The wings: flight feathers, then the coverts.
  ...WING.flatMap(([root, tip, half]) => feather(mirrored(root), mirrored(tip), half, -5)),
  ...WING.flatMap(([root, tip, half]) => feather(root, tip, half, 5)),
  ...WING.flatMap(([root, [x, y], half]) => {
    const tip: Place = [root[0] + (x - root[0]) * 0.52, root[1] + (y - root[1]) * 0.52];
    return [...feather(mirrored(root), mirrored(tip), half * 0.82, -2, 'mark'), ...feather(root, tip, half * 0.82, 2, 'mark')];
  }),
  'ink s -4 -16 * -22 -28 -40 -46 -57 -66 -52 -77 -40 -70 -24 -50 -8 -38 * -2 -10 -16 10 *',
  'ink s 4 -14 * 22 -24 40 -42 57 -62 52 -73 40 -66 24 -46 8 -34 * 2 -6 16 14 *',
  'gloss v -50 -69 0.5 -36 -54 1.6 -16 -32 0.5',
  'gloss v 49 -65 0.5 36 -50 1.2 18 -30 0.5',
  // The body with scales of fire, the neck and the head.
  'ink s 4 -82 * 14 -80 18 -70 14 -58 12 -46 16 -30 18 -8 14 16 4 40 * -8 26 -16 8 -16 -14 -10 -34 -6 -50 -10 -64 -8 -76 *',
  'shade s 14 -64 * 14 -58 12 -46 16 -30 18 -8 14 16 4 40 * 4 20 8 -6 6 -30 4 -48 *',
  ...[
    [-7, -28],
    [2, -30],
    [-9, -14],
    [0, -16],
    [9, -18],
    [-8, 0],
    [2, -2],
    [-3, 12],
    [5, 10],
  ].map(([x = 0, y = 0]) => `mark s ${x - 4} ${y} * ${x} ${y + 9} ${x + 4} ${y} * ${x} ${y + 3} *`),
  'mark s 14 -76 * 24 -76 32 -70 36 -62 * 26 -66 14 -66 *',
  'line v 15 -70 0.3 24 -70 0.7 33 -65 0.3',
  'line o 8 -73 2.6 2.6',
  'gloss o 7.2 -73.8 0.9',
  // The crest of flames.
  'mark s 2 -80 * -8 -92 -8 -104 * 0 -96 4 -94 * 2 -106 8 -114 * 12 -102 12 -94 * 18 -100 22 -102 * 20 -90 12 -80 *',
  'gloss v -6 -46 0.4 -9 -26 1.2 -12 -6 0.4',
];
