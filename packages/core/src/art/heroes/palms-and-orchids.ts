import type { HeroDrawings } from './hero-drawing.ts';
import { around, spot } from './round-parts.ts';

type Place = readonly [x: number, y: number];

/** Plants of warm shores, and wreaths and baskets of a house. */
export const PALMS_AND_ORCHIDS = {
  palm: [
    'shade s -86 100 * -50 86 0 84 50 88 92 100 *',
    'mark s -88 100 * -56 88 -10 85 30 88 20 96 -20 100 *',
    // The far fronds.
    ...frond([12, -50], [46, -88], [84, -86], 11, 'shade'),
    ...frond([12, -50], [-20, -92], [-58, -96], 11, 'shade'),
    ...frond([12, -50], [70, -40], [84, 14], 12, 'shade'),
    // The trunk with its rings.
    'line s -30 94 * -22 50 -12 10 6 -48 * 18 -46 * 6 10 -2 50 2 94 * -14 90 *',
    'mark s -30 94 * -22 50 -12 10 6 -48 * 15 -48 * 0 10 -10 50 -8 92 * -18 89 *',
    ...[82, 70, 58, 46, 34, 22, 10, -2, -14, -26, -38].map((y) => {
      const left = -28 + (94 - y) * 0.235;
      const right = left + 23 - (94 - y) * 0.07;
      return `line v ${left.toFixed(1)} ${y} 0.4 ${((left + right) / 2).toFixed(1)} ${y + 3} 1.3 ${right.toFixed(1)} ${y - 1} 0.5`;
    }),
    // The near fronds, and nuts under them.
    ...frond([12, -52], [-40, -64], [-88, -10], 14, 'ink'),
    ...frond([12, -52], [-30, -40], [-50, 26], 12, 'ink'),
    ...frond([12, -52], [-10, -104], [-94, -66], 13, 'ink'),
    ...frond([12, -52], [44, -50], [52, 22], 12, 'ink'),
    ...frond([12, -52], [66, -88], [102, -30], 14, 'ink'),
    ...frond([12, -52], [26, -102], [52, -104], 10, 'ink'),
    ...[
      [4, -42],
      [16, -40],
      [22, -48],
    ].flatMap(([x = 0, y = 0]) => [`line o ${x} ${y} 7 7.6`, `mark o ${x - 1} ${y - 1} 5 5.6`]),
    // Grass in the sand.
    ...[
      [-62, 92, -74, 74],
      [-58, 92, -58, 70],
      [-54, 93, -44, 76],
      [56, 94, 48, 78],
      [60, 94, 64, 76],
    ].map(([x = 0, y = 0, toX = 0, toY = 0]) => `ink v ${x} ${y} 2 ${(x + toX) / 2} ${(y + toY) / 2} 1.4 ${toX} ${toY} 0.3`),
  ],
  orchid: [
    // The pot, the leaves and the stick.
    'ink s -22 64 * -64 54 -88 68 -98 86 * -70 80 -40 82 -14 74 *',
    'line v -20 70 1.4 -58 68 1 -96 86 0.3',
    'ink s 20 64 * 52 44 80 48 100 64 * 74 66 46 78 16 76 *',
    'line v 20 70 1.4 56 60 1 98 64 0.3',
    'ink s 0 66 * 2 48 20 34 44 30 * 34 44 22 58 14 70 *',
    'shade v -10 68 2 -14 20 2 -22 -40 2 -24 -62 2',
    'ink v -4 70 2.8 -10 30 2.6 -24 -20 2.4 -22 -64 2.2 6 -94 2 44 -96 1.6 78 -74 1.2 94 -48 0.8',
    'line s -32 68 * 32 68 * 24 98 * 0 102 -24 98 *',
    'line p -36 62 36 62 34 72 -34 72',
    'gloss v -30 66 0.4 -14 66 1 6 66 0.4',
    'gloss v -26 76 0.4 -23 86 1.2 -20 94 0.4',
    // Buds at the end of the stem, then blossoms.
    ...bud([94, -42], 7, 11),
    ...bud([84, -62], 6.6, 10),
    ...bud([66, -86], 6, 8.6),
    ...orchidBloom([44, -58], 25, 0.02),
    ...orchidBloom([4, -70], 26, -0.02),
    ...orchidBloom([-26, -26], 30, 0.03),
    ...orchidBloom([26, -2], 27, -0.04),
  ],
  wreath: [
    ...sprigs(),
    // Berries in threes, and cones.
    ...[0.06, 0.19, 0.37, 0.52, 0.64, 0.8, 0.93].flatMap((turn) =>
      [
        [-0.02, 74],
        [0.012, 68],
        [0.014, 80],
      ].flatMap(([aside = 0, radius = 0]) => {
        const [x = '0', y = '0'] = spot([0, -6], radius, turn + aside).split(' ');
        return [`line o ${x} ${y} 6.4 6.4`, `mark o ${x} ${y} 5.6 5.6`, `gloss o ${Number(x) - 1.8} ${Number(y) - 2} 1.5 1.5`];
      }),
    ),
    // The bow.
    'mark s -4 70 * -18 86 -30 98 -34 110 * -24 104 -16 108 * -8 92 4 76 *',
    'mark s 4 70 * 16 84 32 92 40 106 * 28 102 22 110 * 12 96 -2 78 *',
    'line v 4 78 0.4 14 90 1.2 24 103 0.4',
    'mark s 0 66 * -18 44 -44 42 -52 56 -50 72 -40 80 -18 78 *',
    'line s -8 68 * -24 60 -38 59 * -42 66 -38 72 -20 70 *',
    'mark s 0 66 * 18 42 42 38 52 50 52 66 42 78 18 78 *',
    'line s 8 68 * 22 59 38 55 * 43 62 38 70 20 71 *',
    'mark s -10 58 * 0 54 10 58 * 13 68 10 80 * 0 84 -10 80 * -13 68 *',
    'line v 6 58 0.4 8 68 1.2 6 80 0.4',
    'gloss v -44 52 0.5 -30 48 1.4 -16 54 0.5',
    'gloss v 16 52 0.5 30 46 1.4 42 48 0.5',
    'gloss v -6 60 0.4 -7 68 1 -6 76 0.4',
  ],
  basket: [
    'shade o 4 96 88 7',
    // The far side of the handle, and what looks out from under the cloth.
    'line v -66 6 5 -62 -50 5 -34 -92 5 4 -104 5 40 -94 5 64 -52 5 70 6 5',
    'ink v -66 6 3.4 -62 -50 3.4 -34 -92 3.4 4 -104 3.4 40 -94 3.4 64 -52 3.4 70 6 3.4',
    ...around(15, (_, index) => {
      const angle = Math.PI * (1 + (index + 1) / 16);
      const [x, y] = [2.6 + Math.cos(angle) * 66, -31 + Math.sin(angle) * 72.6];
      return `line v ${(x - 2.6).toFixed(1)} ${(y - 2).toFixed(1)} 0.6 ${(x + 2.6).toFixed(1)} ${(y + 2).toFixed(1)} 0.6`;
    }),
    'ink s -50 10 * -56 -16 -40 -34 -14 -38 8 -28 14 -10 10 6 *',
    'line v -46 -14 0.6 -34 -20 1.4 -28 -32 0.6',
    'line v -24 -12 0.6 -14 -20 1.4 -10 -32 0.6',
    'line v -4 -8 0.6 4 -14 1.4 6 -24 0.6',
    // The woven body.
    'ink s -88 10 * 90 10 * 84 50 74 92 * 40 98 -36 98 -72 92 * -82 50 *',
    ...[20, 34, 48, 62, 76].flatMap((y, row) => weft(y, row % 2)),
    'shade s 60 10 90 10 * 84 50 74 92 * 56 96 40 97 * 54 60 *',
    'line s -72 90 * -36 96 40 96 74 90 * 76 98 * 40 104 -36 104 -74 98 *',
    'line s -94 2 * -40 8 40 8 96 2 * 96 14 * 40 20 -40 20 -94 14 *',
    'ink s -94 0 * -40 6 40 6 96 0 * 96 9 * 40 15 -40 15 -94 9 *',
    ...[-84, -68, -52, -36, -20, 28, 44, 60, 76].map((x) => `line v ${x} 2 0.7 ${x + 8} 14 0.7`),
    // A checkered cloth over the rim.
    'mark s -8 -14 * 22 -22 60 -16 84 0 * 78 18 62 42 50 50 40 66 24 56 * 8 60 -6 46 * -14 20 -12 0 *',
    ...[
      [0, -12, -6, 40],
      [20, -18, 20, 54],
      [42, -18, 42, 58],
      [64, -12, 60, 40],
    ].map(([x = 0, y = 0, toX = 0, toY = 0]) => `gloss v ${x} ${y} 1.6 ${(x + toX) / 2} ${(y + toY) / 2 - 2} 2.2 ${toX} ${toY} 1.6`),
    ...[
      [-10, 2, 80, 4],
      [-10, 22, 74, 22],
      [-8, 40, 58, 42],
    ].map(([x = 0, y = 0, toX = 0, toY = 0]) => `gloss v ${x} ${y} 1.6 ${(x + toX) / 2} ${y + 4} 2.2 ${toX} ${toY} 1.6`),
    'line v 2 18 0.4 6 36 1 2 56 0.4',
    'line v 52 -10 0.4 56 16 1 50 44 0.4',
  ],
} as const satisfies HeroDrawings;

/** The rods of one row of wicker, which pass before every second upright. */
function weft(y: number, odd: number): readonly string[] {
  return Array.from({ length: 8 }, (_, index) => {
    const x = -86 + (index + odd * 0.5) * 22;
    const [from, to] = [Math.max(-82 + y * 0.1, x), Math.min(85 - y * 0.1, x + 20)];
    return `line s ${from.toFixed(1)} ${y} * ${((from + to) / 2).toFixed(1)} ${y - 5} ${to.toFixed(1)} ${y} * ${((from + to) / 2).toFixed(1)} ${y - 2.4} *`;
  });
}

/** A frond along a bent rib, its leaflets hanging from it. */
function frond([x, y]: Place, [midX, midY]: Place, [toX, toY]: Place, half: number, tone: 'ink' | 'shade'): readonly string[] {
  const at = (share: number) => {
    const rest = 1 - share;
    return [
      rest * rest * x + 2 * rest * share * midX + share * share * toX,
      rest * rest * y + 2 * rest * share * midY + share * share * toY,
    ] as const;
  };
  const count = 9;
  const ribs = Array.from({ length: count }, (_, index) => at(index / (count - 1)));
  const side = (sign: number) =>
    Array.from({ length: count - 1 }, (_, index) => {
      const share = (index + 0.9) / (count - 1);
      const [px, py] = at(Math.min(1, share + 0.14));
      const [ax, ay] = at(share - 0.02);
      const [bx, by] = at(Math.min(1, share + 0.02));
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const wide = half * (0.35 + Math.sin(Math.min(1, share) * Math.PI) * 0.8) * sign;
      const [nx, ny] = [(-(by - ay) / long) * wide, ((bx - ax) / long) * wide];
      const [rx, ry] = at(Math.min(1, share));
      return `${(px + nx).toFixed(1)} ${(py + ny + 2).toFixed(1)} ${(rx + nx * 0.3).toFixed(1)} ${(ry + ny * 0.3).toFixed(1)}`;
    });
  const rib = ribs.map(([px, py], index) => `${px.toFixed(1)} ${py.toFixed(1)} ${(1.4 - index * 0.12).toFixed(2)}`).join(' ');
  const tip = `${toX} ${toY}`;
  return [
    `${tone} p ${x} ${y} ${side(-1).join(' ')} ${tip} ${side(1).toReversed().map(swapped).join(' ')}`,
    ...(tone === 'ink'
      ? [
          `shade p ${x} ${y} ${ribs.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join(' ')} ${side(toX < x ? -1 : 1)
            .toReversed()
            .map(swapped)
            .join(' ')}`,
        ]
      : []),
    `line v ${rib}`,
  ];
}

/** Two points in the opposite order. */
function swapped(points: string): string {
  const [x, y, toX, toY] = points.split(' ');
  return `${toX} ${toY} ${x} ${y}`;
}

function bud([x, y]: Place, half: number, tall: number): readonly string[] {
  return [
    `mark s ${x} ${y - tall} * ${x + half} ${y} ${x} ${y + tall} * ${x - half} ${y} *`,
    `shade s ${x} ${y - tall} * ${x + half} ${y} ${x} ${y + tall} * ${x + half * 0.3} ${y} *`,
  ];
}

/** A moth orchid's blossom: three sepals behind two broad petals, and the lip. */
function orchidBloom([x, y]: Place, size: number, lean: number): readonly string[] {
  const petal = (tone: string, turn: number, long: number, wide: number, from = 0) => {
    const at = (share: number, aside: number) => spot([x, y], size * (from + (long - from) * share), turn + lean + aside);
    return `${tone} s ${at(0, 0)} * ${at(0.5, -wide)} ${at(0.86, -wide * 0.86)} ${at(1, 0)} ${at(0.86, wide * 0.86)} ${at(0.5, wide)}`;
  };
  return [
    ...[0.75, 0.1, 0.4].flatMap((turn) => [petal('shade', turn, 1.04, 0.085), petal('mark', turn, 0.98, 0.07)]),
    petal('shade', 0.99, 1.12, 0.13),
    petal('mark', 0.985, 1.06, 0.13),
    petal('shade', 0.52, 1.12, 0.13),
    petal('mark', 0.525, 1.06, 0.13),
    ...[0.94, 0.98, 1.02, 0.48, 0.52, 0.56].map(
      (turn) =>
        `gloss v ${spot([x, y], size * 0.3, turn + lean)} 0.3 ${spot([x, y], size * 0.6, turn + lean)} 0.8 ${spot([x, y], size * 0.86, turn + lean)} 0.2`,
    ),
    petal('line', 0.25, 0.62, 0.07),
    petal('line', 0.15, 0.4, 0.08),
    petal('line', 0.35, 0.4, 0.08),
    `gloss o ${x} ${(y - size * 0.06).toFixed(1)} ${(size * 0.13).toFixed(1)} ${(size * 0.15).toFixed(1)}`,
  ];
}

/** The fir twigs of a wreath, the far ones in shade, all along its turn. */
function sprigs(): readonly string[] {
  const twig = (tone: string, turn: number, radius: number, aside: number, long: number) => {
    const from = spot([0, -6], radius, turn);
    const [x = 0, y = 0] = from.split(' ').map(Number);
    const direction = turn + 0.25 + aside;
    const end = (share: number, off: number) => {
      const along = direction * 2 * Math.PI;
      return `${(x + Math.cos(along) * long * share - Math.sin(along) * off).toFixed(1)} ${(y + Math.sin(along) * long * share + Math.cos(along) * off).toFixed(1)}`;
    };
    return [
      `${tone} s ${from} * ${end(0.2, 6)} * ${end(0.26, 3)} * ${end(0.46, 8)} * ${end(0.5, 4)} * ${end(0.74, 6)} * ${end(0.76, 3)} * ${end(1, 0)} * ${end(0.76, -3)} * ${end(0.74, -6)} * ${end(0.5, -4)} * ${end(0.46, -8)} * ${end(0.26, -3)} * ${end(0.2, -6)} *`,
      ...(tone === 'ink' ? [`shade v ${from} 0.8 ${end(0.9, 0)} 0.4`] : []),
    ];
  };
  return [
    ...around(40, (turn, index) => twig('shade', turn, 72 + (index % 2) * 4, index % 2 === 0 ? -0.11 : 0.12, 32).join('|')).flatMap(
      (parts) => parts.split('|'),
    ),
    ...around(33, (turn, index) =>
      twig('ink', turn + 0.02, 66 + (index % 3) * 7, [-0.07, 0.02, 0.08][index % 3] ?? 0, 33).join('|'),
    ).flatMap((parts) => parts.split('|')),
  ];
}
