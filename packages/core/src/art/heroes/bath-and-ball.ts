import type { HeroDrawings } from './hero-drawing.ts';

const around = (count: number, from = -Math.PI / 2) => Array.from({ length: count }, (_, index) => from + (index / count) * 2 * Math.PI);
const spot = (x: number, y: number, radius: number, angle: number) =>
  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
const pentagon = (x: number, y: number, radius: number, from: number) =>
  `line p ${around(5, from)
    .map((angle) => spot(x, y, radius, angle))
    .join(' ')}`;

/** Things of the house and of play: a tooth, a bathtub, a washing machine, a toolbox and a ball. */
export const BATH_AND_BALL = {
  tooth: [
    'ink s 0 -62 20 -76 46 -82 70 -70 80 -42 76 -8 64 24 56 60 46 88 * 34 94 24 76 18 44 8 24 0 20 -8 24 -18 44 -24 76 -34 94 * -46 88 -56 60 -64 24 -76 -8 -80 -42 -70 -70 -46 -82 -20 -76',
    'shade s 46 -82 70 -70 80 -42 76 -8 64 24 56 60 46 88 * 34 94 * 42 50 52 10 60 -30 58 -62 *',
    'shade v -22 -74 0.6 -6 -58 2.4 12 -50 0.6',
    'gloss s -58 -54 -44 -66 -34 -58 -44 -40 -52 -14 -62 -26',
  ],
  bathtub: [
    'line s -66 66 * -60 58 -48 58 * -50 78 -58 86 -70 84 *',
    'line s 66 66 * 60 58 48 58 * 50 78 58 86 70 84 *',
    ...[
      [-58, -20, 15],
      [-34, -30, 18],
      [-8, -24, 14],
      [14, -34, 18],
      [40, -24, 15],
      [-46, -46, 10],
      [2, -52, 12],
      [26, -56, 7],
      [-20, -58, 7],
    ].map(([x, y, radius]) => `mark o ${x} ${y} ${radius}`),
    ...[
      [-64, -26, 4],
      [-40, -38, 5],
      [8, -42, 5],
      [35, -30, 4],
      [-2, -56, 3],
    ].map(([x, y, radius]) => `gloss o ${x} ${y} ${radius}`),
    'ink s -84 -8 * 84 -8 * 78 34 62 60 38 70 -38 70 -62 60 -78 34 *',
    'shade s 84 -8 * 78 34 62 60 38 70 -38 70 -62 60 -72 46 * -20 54 36 48 60 22 66 -8 *',
    'ink s -94 -18 * -90 -24 * 90 -24 * 94 -18 * 90 -8 * -90 -8 *',
    'shade p -92 -12 92 -12 90 -8 -90 -8',
    'line v 74 -24 4 74 -66 4 66 -76 4 54 -74 4 52 -62 5',
    'line l 4 66 -50 84 -50',
    'gloss v -72 4 0.6 -66 30 3 -54 48 0.6',
    'mark o -78 -62 6',
    'mark o 44 -86 5',
  ],
  washer: [
    'shade s -74 -92 * 82 -92 * 84 92 * -70 92 *',
    'ink s -82 -92 * 72 -92 * 72 88 * -82 88 *',
    'mark s -82 -92 * 72 -92 * 72 -60 * -82 -60 *',
    'line l 1.8 -82 -60 72 -60',
    'cut s -72 -84 * -34 -84 * -34 -68 * -72 -68 *',
    'line c 2 46 -76 9',
    'line l 2 46 -76 50 -82',
    'line o -18 -76 4',
    'line o -2 -76 4',
    'line c 8 -5 14 52',
    'shade c 4 -5 14 45',
    'line o -5 14 43',
    'cut s -48 18 * -30 10 -14 20 6 10 22 18 38 14 * 34 36 16 52 -5 57 -28 52 -44 36 *',
    'mark s -40 30 * -26 16 -8 24 4 36 -2 50 * -24 52 *',
    'shade s 2 28 * 18 16 32 26 * 24 44 10 52 *',
    'gloss s -36 -8 -22 -22 -2 -28 -14 -14 -28 2',
    'gloss o 20 -2 3',
    'gloss o 10 -12 2',
    'line l 4 46 -2 54 22',
    'line l 2 -82 78 72 78',
    'line s -70 88 * -54 88 * -56 96 * -68 96 *',
    'line s 46 88 * 62 88 * 60 96 * 48 96 *',
  ],
  toolbox: [
    'line v -44 18 5 -62 -66 5',
    'shade s -84 -78 * -66 -96 -44 -96 * -48 -82 -38 -72 * -62 -62 *',
    'mark v 28 20 6 44 -34 6',
    'line s 20 -34 * 30 -66 * 78 -52 * 82 -40 70 -24 *',
    'line v -6 20 4 -6 -46 4',
    'mark v -6 -40 8 -6 -78 8 -6 -84 5',
    'line v -36 -8 4 -36 -40 4 -24 -50 4 50 -50 4 62 -40 4 62 -8 4',
    'ink s -84 -6 * 84 -6 * 88 10 * 84 80 * -84 80 * -88 10 *',
    'shade s -86 34 * 86 34 * 84 80 * -84 80 *',
    'ink s -94 -10 * 94 -10 * 94 10 * -94 10 *',
    'line l 2 -94 10 94 10',
    'mark p -18 2 18 2 18 32 -18 32',
    'line c 2.4 0 18 7',
    'gloss v -88 -4 0.6 -40 -5 2 20 -4 0.6',
    'line s -76 46 * 76 46 * 76 52 * -76 52 *',
  ],
  soccerball: [
    'shade s -70 92 -30 98 30 98 72 92 30 88 -30 88',
    'ink o 0 0 88',
    'shade s 62 -62 80 -30 88 4 80 42 58 68 26 84 -10 87 -44 76 * -6 66 34 46 58 10 64 -26 *',
    pentagon(-4, -4, 28, -Math.PI / 2 + 0.1),
    ...around(5, -Math.PI / 2 + 0.1).map((angle) => `line l 2.4 ${spot(-4, -4, 26, angle)} ${spot(-4, -4, 52, angle)}`),
    ...around(5, -Math.PI / 2 + 0.1).map((angle) => {
      const near = [-0.34, 0.34].map((turn) => spot(-2, -2, 86, angle + turn)).join(' ');
      const inner = [0.2, -0.2].map((turn) => spot(-4, -4, 60, angle + turn)).join(' ');
      return `line p ${near} ${inner} ${spot(-4, -4, 53, angle)}`;
    }),
    ...around(5, -Math.PI / 2 + 0.1).map((angle) => {
      const next = angle + (2 * Math.PI) / 5;
      return `line l 2.4 ${spot(-4, -4, 60, angle + 0.2)} ${spot(-4, -4, 62, (angle + next) / 2)} ${spot(-4, -4, 60, next - 0.2)}`;
    }),
    'gloss s -58 -44 -40 -62 -22 -66 -40 -50 -52 -34',
  ],
} as const satisfies HeroDrawings;
