import type { HeroDrawings } from './hero-drawing.ts';

/** Sweets and toys, a tower of the East, and a fence. */
export const TOYS_AND_TOWERS = {
  chocolate: [
    // The bar, and its squares above the wrapper.
    'shade p 24 -86 34 -80 32 -66 46 -64 54 -50 66 -52 46 62 38 56 -20 -50',
    'ink p -36 -104 22 -92.6 26 -80 20 -70 30 -64 38 -54 48 -58 58 -48 38 56 -64 36',
    // One square is broken off.
    ...[0, 1, 2, 3].flatMap((row) => (row === 0 ? [0, 1] : [0, 1, 2]).flatMap((column) => square(row, column))),
    ...crumbs(),
    // The foil, torn open.
    'cut s -74 14 * -62 4 * -52 16 * -40 6 * -28 20 * -14 10 * 0 26 * 14 16 * 26 30 * 38 22 * 52 34 * 48 56 * -80 34 *',
    'gloss p -62 4 -52 16 -54 28 -66 24',
    'gloss p -14 10 0 26 -4 38 -18 34',
    'gloss p 38 22 52 34 48 50 36 44',
    // The paper sleeve.
    'mark s -80 30 * 50 54 * 36 104 * -98 80 *',
    'line p -80 30 50 54 49 58 -81 34',
    'line s 50 54 * 36 104 * 28 102.6 * 42 52.6 *',
    'gloss p -77 41 44 63 43 65.4 -78 43.4',
    'gloss p -89 70 32 92 31 94.4 -90 72.4',
    'gloss s -62 54 * -20 58 16 69 * 12 84 * -24 77 -66 68 *',
    'mark v -54 60 0.8 -24 63.6 1.6 6 71 0.8',
    'mark v -48 67 0.6 -24 71 1 -2 76 0.6',
  ],
  rockinghorse: [
    // The far rocker and legs.
    'shade v -86 70 3 -50 88 4 0 94 4 50 86 4 92 60 3',
    'shade s -44 28 * -58 44 -62 78 * -52 82 * -46 54 -30 40 *',
    'shade s 34 26 * 52 44 66 76 * 56 80 * 42 56 24 40 *',
    // The tail.
    'line s -62 -8 * -84 -14 -96 4 -92 30 -100 46 * -80 42 -76 20 -74 8 -60 4 *',
    'shade v -66 -4 0.6 -84 2 1.6 -84 26 1.4 -90 40 0.4',
    // The body, the neck and the head.
    'ink s 52 -70 * 60 -84 66 -88 * 68 -78 72 -72 * 84 -58 98 -44 102 -34 * 98 -24 88 -22 80 -28 68 -32 60 -30 * 56 -16 58 0 54 16 44 30 26 38 0 38 -26 36 -50 34 -64 22 -70 2 -64 -12 -46 -18 -20 -12 4 -12 20 -22 28 -42 36 -60 46 -70 *',
    'shade s 60 -30 * 56 -16 58 0 54 16 44 30 26 38 0 38 -26 36 -50 34 * -20 26 14 24 34 12 42 -6 44 -28 *',
    'shade s 102 -34 * 98 -24 88 -22 80 -28 * 90 -30 *',
    // The near legs with their hooves.
    'ink s -62 16 * -72 40 -86 58 -92 78 * -80 82 * -70 64 -52 50 -34 34 *',
    'ink s 50 10 * 64 34 78 46 90 66 * 80 74 * 66 60 44 48 26 36 *',
    'line s -89 66 * -75 72 * -78 80 * -91 75 *',
    'line s 88 62 * 79 72 * 85 79 * 95 69 *',
    'shade s -52 50 * -66 62 -80 82 * -85 80 * -74 60 -60 46 *',
    // The mane and the face.
    'line s 56 -82 * 46 -86 38 -76 * 28 -76 26 -64 * 16 -60 18 -48 * 8 -42 14 -32 * 6 -24 12 -14 * 24 -18 32 -32 38 -50 44 -62 54 -70 *',
    'line s 58 -84 * 66 -80 70 -66 76 -62 * 64 -62 54 -72 *',
    'shade v 48 -80 0.5 38 -66 1.4 26 -44 0.5',
    'line o 74 -58 3 3.6',
    'gloss o 73 -59.4 1.1',
    'line o 97 -34 1.8 2.2',
    'line v 86 -27 0.3 92 -29 1 98 -26 0.3',
    // The bridle and the reins.
    'mark v 66 -80 1.6 70 -60 1.8 62 -34 1.8',
    'mark v 70 -50 1.6 80 -44 1.8 90 -36 1.8 88 -24 1.6',
    'mark v 66 -38 1.4 78 -34 1.6 86 -30 1.4',
    'mark v 84 -30 1.2 58 -12 1.4 30 -18 1.4 8 -26 1.2',
    'gloss o 87 -32 2.4 2.4',
    // The saddle on its blanket.
    'mark s -38 -16 * -10 -12 12 -16 * 20 4 22 22 * -6 28 -42 20 * -44 0 *',
    'line s -42 16 * -6 24 22 18 * 22 24 * -6 30 -43 22 *',
    'line s -40 -18 * -36 -30 -26 -28 -14 -22 0 -22 8 -30 16 -26 14 -16 * 4 -4 -14 0 -30 -6 *',
    'gloss v -32 -25 0.4 -14 -19 1.2 2 -19 0.4',
    'line v -8 -4 1.4 -10 14 1.4 -12 24 1.4',
    'gloss c 2 -12 29 5',
    'gloss v -60 -10 0.5 -44 -15 1.2 -42 -16 0.4',
    'gloss v 62 -78 0.4 74 -66 1.2 90 -50 0.4',
    // The near rocker with its cross bars.
    'mark v -104 60 3 -80 82 5 -40 97 5.6 0 101 5.6 44 96 5.6 80 78 5 104 50 3',
    'line v -100 70 0.5 -78 88 1 -40 102.6 1.2 0 106.6 1.2 44 101.6 1.2 82 84 1 102 60 0.5',
    'gloss v -96 64 0.4 -78 78 1.1 -40 92.6 1.2 0 96.6 1.1 30 94 0.4',
    ...[-56, 0, 56].map((x) => `gloss o ${x} ${101 - Math.abs(x) * 0.13} 2.4 2.4`),
  ],
  pagoda: [
    'line p -84 96 84 96 92 104 -92 104',
    'ink p -72 88 72 88 78 97 -78 97',
    'line p 30 88 72 88 78 97 34 97',
    ...[
      [88, 58, 74, 30],
      [50, 50, 66, 26],
      [16, 42, 57, 24],
      [-15, 34, 48, 22],
      [-43, 27, 40, 20],
    ].flatMap(([foot = 0, half = 0, eaves = 0, tall = 0], index) => storey(foot, half, eaves, tall, index)),
    // The spire with its rings.
    'line v 0 -78 2.4 0 -100 1.6 0 -113 0.4',
    ...[-84, -90, -96, -102].map((y, index) => `line o 0 ${y} ${7 - index * 1.2} 1.8`),
    'mark o 0 -77 7 4',
  ],
  barbedwire: [
    // Grass, and two posts of split wood.
    'shade s -104 100 * -60 90 0 92 60 88 104 100 *',
    ...[
      [-74, -100, -10],
      [56, -92, 6],
    ].flatMap(([x = 0, top = 0, lean = 0]) => [
      `mark s ${x - 14 + lean} ${top + 4} * ${x - 4 + lean} ${top - 4} ${x + 10 + lean} ${top + 6} * ${x + 15} 0 ${x + 17} 96 * ${x} 98 ${x - 15} 95 * ${x - 13} 0 *`,
      `shade s ${x + 4 + lean} ${top} ${x + 10 + lean} ${top + 6} * ${x + 15} 0 ${x + 17} 96 * ${x + 6} 97 * ${x + 5} 0 *`,
      `line v ${x - 4 + lean} ${top + 16} 0.4 ${x - 3} ${top + 50} 1.3 ${x - 5} ${top + 84} 0.4`,
      `line v ${x - 8} 0 0.4 ${x - 7} 40 1.2 ${x - 9} 76 0.4`,
      `line v ${x} 26 0.4 ${x + 1} 54 1 ${x} 80 0.4`,
      `gloss v ${x - 11 + lean} ${top + 10} 0.4 ${x - 11} -20 1 ${x - 12} 40 0.4`,
    ]),
    // Three strands of two twisted wires.
    ...wire([-64, 8, 66]),
    // Grass at the posts.
    ...[-98, -90, -82, -62, -54, 34, 42, 50, 74, 84].map(
      (x, index) =>
        `shade v ${x} 98 2 ${x + (index % 3) - 1} ${84 - (index % 4) * 3} 1.5 ${x + ((index % 3) - 1) * 7} ${70 - (index % 4) * 5} 0.3`,
    ),
  ],
} as const satisfies HeroDrawings;

/** One square of a chocolate bar with its raised face. */
function square(row: number, column: number): readonly string[] {
  const at = (across: number, down: number) => {
    const [u, v] = [(column + across) / 3, (row + down) / 4];
    return `${(-36 + 102 * u - 28 * v).toFixed(1)} ${(-104 + 20 * u + 140 * v).toFixed(1)}`;
  };
  return [
    `shade p ${at(0.04, 0.04)} ${at(0.96, 0.04)} ${at(0.96, 0.96)} ${at(0.04, 0.96)}`,
    `ink p ${at(0.04, 0.04)} ${at(0.96, 0.04)} ${at(0.8, 0.2)} ${at(0.2, 0.8)} ${at(0.04, 0.96)}`,
    `ink p ${at(0.18, 0.18)} ${at(0.82, 0.18)} ${at(0.82, 0.82)} ${at(0.18, 0.82)}`,
    `gloss v ${at(0.12, 0.84)} 0.3 ${at(0.11, 0.4)} 0.8 ${at(0.12, 0.11)} 0.6 ${at(0.5, 0.1)} 0.8 ${at(0.86, 0.11)} 0.3`,
  ];
}

function crumbs(): readonly string[] {
  return [
    [48, -78, 5],
    [64, -66, 3],
    [72, -48, 2.4],
    [60, -88, 3],
    [78, -70, 2],
  ].map(([x = 0, y = 0, size = 0]) => `ink p ${x - size} ${y} ${x} ${y - size} ${x + size} ${y + size * 0.4} ${x} ${y + size}`);
}

/** One storey of a pagoda under its roof, which turns up at the corners; the right side lies in shade. */
function storey(foot: number, half: number, eaves: number, tall: number, index: number): readonly string[] {
  const top = foot - tall;
  const door = index === 0;
  const columns = [-0.92, -0.5, 0.5, 0.92].map((share) => {
    const x = share * half * 0.72;
    return `mark p ${(x - 2).toFixed(1)} ${top} ${(x + 2).toFixed(1)} ${top} ${(x + 2).toFixed(1)} ${foot} ${(x - 2).toFixed(1)} ${foot}`;
  });
  const wall = half * 0.72;
  return [
    `ink p ${-wall} ${top} ${wall} ${top} ${wall} ${foot} ${-wall} ${foot}`,
    `line s ${-wall * 0.28} ${foot} * ${-wall * 0.28} ${foot - tall * 0.5} * 0 ${foot - tall * (door ? 0.72 : 0.66)} ${wall * 0.28} ${foot - tall * 0.5} * ${wall * 0.28} ${foot} *`,
    ...columns,
    `line p ${wall * 0.5} ${top} ${wall} ${top} ${wall} ${foot} ${wall * 0.8} ${foot}`,
    ...(door
      ? []
      : [`mark p ${-half * 0.86} ${foot - 5} ${half * 0.86} ${foot - 5} ${half * 0.86} ${foot - 2.6} ${-half * 0.86} ${foot - 2.6}`]),
    `line s ${-eaves * 0.92} ${top - 1} * 0 ${top + 7} ${eaves * 0.92} ${top - 1} * ${eaves * 0.6} ${top - 5} ${-eaves * 0.6} ${top - 5} *`,
    `mark s ${-eaves * 1.2} ${top - 9} * ${-eaves * 0.8} ${top - 5} ${-half * 0.62} ${top - 17} * ${half * 0.62} ${top - 17} * ${eaves * 0.8} ${top - 5} ${eaves * 1.2} ${top - 9} * ${eaves * 0.86} ${top + 1} 0 ${top + 4} ${-eaves * 0.86} ${top + 1} *`,
    `shade s ${half * 0.16} ${top - 17} * ${half * 0.62} ${top - 17} * ${eaves * 0.8} ${top - 5} ${eaves * 1.2} ${top - 9} * ${eaves * 0.86} ${top + 1} ${eaves * 0.3} ${top + 3.4} * ${half * 0.3} ${top - 6} *`,
    ...[-0.6, -0.3, 0, 0.3, 0.6].map(
      (share) => `line v ${(share * half * 0.7).toFixed(1)} ${top - 16} 0.5 ${(share * eaves * 1.06).toFixed(1)} ${top + 1} 0.6`,
    ),
    `gloss v ${-eaves * 1.1} ${top - 8} 0.3 ${-eaves * 0.8} ${top - 4.4} 0.8 ${-half * 0.7} ${top - 14} 0.4`,
  ];
}

/** Sagging strands of wire between two posts, with a barb at every fifth part. */
function wire(heights: readonly number[]): readonly string[] {
  return heights.flatMap((height, strand) => {
    const at = (x: number) => height + Math.sin(((x + 104) / 208) * Math.PI) * (9 + strand * 2) - x * 0.02;
    const twist = (sign: number) =>
      Array.from({ length: 36 }, (_, index) => {
        const x = -106 + index * 6;
        return `${x} ${(at(x) + Math.sin(index * 1.1) * 1.5 * sign).toFixed(1)} 1`;
      }).join(' ');
    const barbs = [-94, -46, -18, 12, 34, 84].flatMap((place, index) => {
      const x = place + ((strand * 7) % 12) - 4;
      const y = at(x);
      const lean = index % 2 === 0 ? 3 : -2;
      return [
        `ink v ${x - 7 - lean} ${(y - 9).toFixed(1)} 0.3 ${x - 2} ${(y - 2).toFixed(1)} 1.3 ${x + 2} ${(y + 2).toFixed(1)} 1.3 ${x + 7 - lean} ${(y + 9).toFixed(1)} 0.3`,
        `ink v ${x + 8 + lean} ${(y - 8).toFixed(1)} 0.3 ${x + 2} ${(y - 2).toFixed(1)} 1.3 ${x - 2} ${(y + 2).toFixed(1)} 1.3 ${x - 8 + lean} ${(y + 8).toFixed(1)} 0.3`,
        `ink o ${x} ${y.toFixed(1)} 3.2 2.8`,
        `gloss o ${x - 1} ${(y - 1).toFixed(1)} 1 0.8`,
      ];
    });
    return [`ink v ${twist(1)}`, `ink v ${twist(-1)}`, ...barbs];
  });
}
