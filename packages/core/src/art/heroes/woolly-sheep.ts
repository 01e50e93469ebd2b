import type { HeroPart } from './hero-drawing.ts';

const ring = (count: number, x: number, y: number, wide: number, high: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * 2 * Math.PI;
    return { x: Math.round(x + wide * Math.cos(angle)), y: Math.round(y + high * Math.sin(angle)) };
  });

const OUTER = ring(15, -12, -4, 62, 40);
const INNER = [...ring(10, -12, -4, 40, 24, 0.3), ...ring(5, -12, -4, 16, 9, 0.8)];

/** A lock of wool, rolled up. */
const curl = (x: number, y: number, size: number): HeroPart =>
  `shade v ${x - size * 0.5} ${y + size * 0.3} 0.4 ${x - size * 0.1} ${y + size * 0.5} 1.2 ${x + size * 0.5} ${y + size * 0.05} 1 ${x + size * 0.15} ${y - size * 0.3} 0.4`;

/** A sheep in full wool that looks at the reader, with a dark face and legs. */
export const WOOLLY_SHEEP: readonly HeroPart[] = [
  'shade v -92 92 0.8 -40 96 3 30 96 3 84 92 0.8',
  ...[-54, -32, 14, 34].flatMap((x, index) => [
    `line v ${x} 26 7 ${x + 1} 62 5 ${x} 88 4.4`,
    `line s ${x - 7} 88 * ${x + 7} 88 * ${x + 6} 95 ${x - 6} 95 *`,
    ...(index % 2 === 0 ? [`gloss v ${x - 3} 44 0.4 ${x - 2} 62 1.2 ${x - 3} 80 0.4`] : []),
  ]),
  'ink o -78 -8 13 11',
  'shade v -84 -2 0.6 -78 3 1.8 -70 0 0.6',
  ...OUTER.map(({ x, y }) => `ink o ${x} ${y} 17 16`),
  'ink o -12 -4 64 42',
  ...OUTER.filter(({ y }) => y > 8).map(({ x, y }) => `shade o ${x} ${y + 3} 15 12`),
  ...OUTER.filter(({ y }) => y > 8).map(({ x, y }) => `ink o ${x - 2} ${y - 5} 16 13`),
  ...OUTER.map(({ x, y }) => curl(x, y - 2, 15)),
  ...INNER.map(({ x, y }) => curl(x, y, 14)),
  ...OUTER.filter(({ y }) => y < -20).map(({ x, y }) => `gloss v ${x - 9} ${y - 5} 0.4 ${x - 3} ${y - 11} 1.6 ${x + 5} ${y - 11} 0.4`),
  // The head, with ears that hang aside.
  'line s 44 -54 * 30 -60 18 -54 16 -46 * 28 -42 44 -42 *',
  'line s 80 -54 * 94 -60 106 -54 108 -46 * 96 -42 80 -42 *',
  'mark s 40 -51 * 30 -55 24 -50 * 32 -46 42 -46 *',
  'mark s 84 -51 * 94 -55 100 -50 * 92 -46 82 -46 *',
  'line s 44 -66 54 -72 70 -72 80 -66 84 -48 80 -24 72 -8 62 -4 52 -8 44 -24 40 -48',
  'gloss v 47 -52 0.6 48 -34 2 54 -16 0.6',
  'cut o 74 -40 6 5',
  'cut o 50 -40 6 5',
  'line o 51 -40 3 3.4',
  'line o 73 -40 3 3.4',
  'gloss o 52 -41.4 1.2',
  'gloss o 74 -41.4 1.2',
  'mark s 56 -18 * 62 -22 68 -18 * 62 -12 *',
  'mark v 62 -13 1 62 -9 1.2 57 -7 0.6',
  'mark v 62 -9 1.2 67 -7 0.6',
  ...[
    [44, -66, 11],
    [54, -74, 12],
    [66, -76, 12],
    [78, -70, 11],
    [60, -66, 12],
  ].map(([x, y, size]) => `ink o ${x} ${y} ${size}`),
  ...[
    [46, -66],
    [57, -72],
    [70, -72],
  ].map(([x = 0, y = 0]) => curl(x, y, 11)),
];
