import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';

/** People seen from behind: as shares of their height, x from the middle line, y up from the feet. One side, from neck to foot. */
const DRESS: readonly Point[] = [
  { x: 0.022, y: 0.862 },
  { x: 0.09, y: 0.825 },
  { x: 0.112, y: 0.74 },
  { x: 0.118, y: 0.62 },
  { x: 0.132, y: 0.5 },
  { x: 0.118, y: 0.468 },
  { x: 0.104, y: 0.5 },
  { x: 0.09, y: 0.62 },
  { x: 0.072, y: 0.66 },
  { x: 0.07, y: 0.585 },
  { x: 0.112, y: 0.4 },
  { x: 0.168, y: 0.2 },
  { x: 0.152, y: 0.178 },
  { x: 0.05, y: 0.172 },
  { x: 0.045, y: 0.09 },
  { x: 0.05, y: 0.012 },
  { x: 0.018, y: 0 },
  { x: 0.012, y: 0.1 },
  { x: 0.006, y: 0.165 },
];
const COAT: readonly Point[] = [
  { x: 0.026, y: 0.868 },
  { x: 0.105, y: 0.835 },
  { x: 0.136, y: 0.76 },
  { x: 0.142, y: 0.6 },
  { x: 0.148, y: 0.47 },
  { x: 0.13, y: 0.45 },
  { x: 0.116, y: 0.5 },
  { x: 0.108, y: 0.6 },
  { x: 0.112, y: 0.4 },
  { x: 0.128, y: 0.29 },
  { x: 0.1, y: 0.276 },
  { x: 0.082, y: 0.2 },
  { x: 0.076, y: 0.06 },
  { x: 0.084, y: 0.008 },
  { x: 0.034, y: 0 },
  { x: 0.024, y: 0.12 },
  { x: 0.008, y: 0.26 },
];

export type FigureId = 'dress' | 'coat';

/** A standing person's silhouette from behind. @param height from sole to crown, units. */
export function figure(feet: Point, height: number, id: FigureId): Path {
  const half = id === 'dress' ? DRESS : COAT;
  const at = (sign: 1 | -1) => half.map(({ x, y }) => ({ x: feet.x + sign * x * height, y: feet.y - y * height }));
  const head = { x: feet.x, y: feet.y - 0.932 * height };
  const hair =
    id === 'dress'
      ? smoothShape(
          [
            [0, 1],
            [0.05, 0.975],
            [0.058, 0.92],
            [0.062, 0.84],
            [0.05, 0.79],
            [0, 0.775],
            [-0.05, 0.79],
            [-0.062, 0.84],
            [-0.058, 0.92],
            [-0.05, 0.975],
          ].map(([x = 0, y = 0]) => ({ x: feet.x + x * height, y: feet.y - y * height })),
        )
      : ellipse(head, 0.046 * height, 0.062 * height);
  return [...smoothShape([...at(1), ...at(-1).toReversed()]), ...hair];
}

/** A pair that holds hands, from behind. @param height the taller one's. */
export function couple(feet: Point, height: number): Path {
  return [
    ...figure({ x: feet.x - height * 0.17, y: feet.y }, height * 0.92, 'dress'),
    ...figure({ x: feet.x + height * 0.13, y: feet.y }, height, 'coat'),
  ];
}
