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

/** A girl in a short flared dress. */
const GIRL: readonly Point[] = [
  { x: 0.026, y: 0.84 },
  { x: 0.088, y: 0.806 },
  { x: 0.118, y: 0.73 },
  { x: 0.13, y: 0.62 },
  { x: 0.144, y: 0.53 },
  { x: 0.128, y: 0.503 },
  { x: 0.112, y: 0.53 },
  { x: 0.098, y: 0.62 },
  { x: 0.084, y: 0.68 },
  { x: 0.076, y: 0.6 },
  { x: 0.118, y: 0.46 },
  { x: 0.172, y: 0.335 },
  { x: 0.15, y: 0.314 },
  { x: 0.07, y: 0.308 },
  { x: 0.062, y: 0.2 },
  { x: 0.052, y: 0.1 },
  { x: 0.064, y: 0.014 },
  { x: 0.022, y: 0 },
  { x: 0.018, y: 0.1 },
  { x: 0.012, y: 0.2 },
  { x: 0.006, y: 0.305 },
];
/** A boy in a sweatshirt with a hood. */
const BOY: readonly Point[] = [
  { x: 0.044, y: 0.856 },
  { x: 0.07, y: 0.836 },
  { x: 0.122, y: 0.806 },
  { x: 0.146, y: 0.73 },
  { x: 0.156, y: 0.62 },
  { x: 0.156, y: 0.52 },
  { x: 0.138, y: 0.494 },
  { x: 0.124, y: 0.52 },
  { x: 0.12, y: 0.6 },
  { x: 0.11, y: 0.67 },
  { x: 0.114, y: 0.52 },
  { x: 0.11, y: 0.455 },
  { x: 0.096, y: 0.43 },
  { x: 0.092, y: 0.25 },
  { x: 0.084, y: 0.06 },
  { x: 0.1, y: 0.012 },
  { x: 0.034, y: 0 },
  { x: 0.03, y: 0.12 },
  { x: 0.02, y: 0.3 },
  { x: 0.006, y: 0.41 },
];

export type FigureId = 'dress' | 'coat' | 'girl' | 'boy';

/** Outlines of heads from behind, as shares of the height: x to the right of the middle line, y up from the feet. */
const LOOSE_HAIR: readonly (readonly [number, number])[] = [
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
];
/** A head with its hair tied up at the back, so that the end swings to one side. */
const TIED_HAIR: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.04, 0.992],
  [0.066, 1.002],
  [0.104, 0.972],
  [0.122, 0.91],
  [0.116, 0.84],
  [0.09, 0.79],
  [0.092, 0.85],
  [0.08, 0.9],
  [0.066, 0.918],
  [0.056, 0.868],
  [0.026, 0.836],
  [-0.026, 0.836],
  [-0.058, 0.87],
  [-0.066, 0.92],
  [-0.05, 0.976],
];
const TOUSLED_HAIR: readonly (readonly [number, number])[] = [
  [0.006, 1],
  [0.026, 0.984],
  [0.05, 0.988],
  [0.058, 0.962],
  [0.074, 0.94],
  [0.064, 0.916],
  [0.058, 0.876],
  [0.036, 0.846],
  [-0.036, 0.846],
  [-0.058, 0.876],
  [-0.066, 0.918],
  [-0.072, 0.95],
  [-0.054, 0.966],
  [-0.044, 0.99],
  [-0.016, 0.984],
];

const BODIES: Readonly<Record<FigureId, readonly Point[]>> = { dress: DRESS, coat: COAT, girl: GIRL, boy: BOY };
const HAIR: Readonly<Partial<Record<FigureId, readonly (readonly [number, number])[]>>> = {
  dress: LOOSE_HAIR,
  girl: TIED_HAIR,
  boy: TOUSLED_HAIR,
};

/** A standing person's silhouette from behind. @param height from sole to crown, units. */
export function figure(feet: Point, height: number, id: FigureId): Path {
  const half = BODIES[id];
  const at = (sign: 1 | -1) => half.map(({ x, y }) => ({ x: feet.x + sign * x * height, y: feet.y - y * height }));
  const outline = HAIR[id];
  const hair = outline
    ? smoothShape(outline.map(([x, y]) => ({ x: feet.x + x * height, y: feet.y - y * height })))
    : ellipse({ x: feet.x, y: feet.y - 0.932 * height }, 0.046 * height, 0.062 * height);
  return [...smoothShape([...at(1), ...at(-1).toReversed()]), ...hair];
}

/** A pair that holds hands, from behind. @param height the taller one's. */
export function couple(feet: Point, height: number): Path {
  return [
    ...figure({ x: feet.x - height * 0.17, y: feet.y }, height * 0.92, 'dress'),
    ...figure({ x: feet.x + height * 0.13, y: feet.y }, height, 'coat'),
  ];
}

/**
 * A person in a hat and a long coat who walks away: one outline, x to the right of the middle line, y up from the ground, as shares of the
 * height.
 */
const WALKER: readonly (readonly [number, number])[] = [
  [0, 0.992],
  [0.03, 0.998],
  [0.05, 0.985],
  [0.056, 0.94],
  [0.062, 0.925],
  [0.096, 0.912],
  [0.094, 0.902],
  [0.05, 0.897],
  [0.046, 0.872],
  [0.07, 0.852],
  [0.082, 0.835],
  [0.128, 0.818],
  [0.146, 0.785],
  [0.154, 0.7],
  [0.166, 0.61],
  [0.158, 0.535],
  [0.142, 0.495],
  [0.134, 0.47],
  [0.146, 0.36],
  [0.168, 0.25],
  [0.15, 0.235],
  [0.118, 0.228],
  [0.112, 0.16],
  [0.104, 0.095],
  [0.114, 0.06],
  [0.108, 0.045],
  [0.066, 0.052],
  [0.06, 0.09],
  [0.046, 0.16],
  [0.026, 0.224],
  [0.006, 0.262],
  [-0.008, 0.224],
  [-0.014, 0.15],
  [-0.016, 0.06],
  [-0.01, 0.012],
  [-0.02, 0],
  [-0.076, 0],
  [-0.082, 0.014],
  [-0.07, 0.06],
  [-0.08, 0.15],
  [-0.09, 0.222],
  [-0.128, 0.226],
  [-0.142, 0.24],
  [-0.126, 0.36],
  [-0.12, 0.47],
  [-0.136, 0.5],
  [-0.152, 0.54],
  [-0.16, 0.61],
  [-0.148, 0.7],
  [-0.14, 0.785],
  [-0.124, 0.818],
  [-0.078, 0.835],
  [-0.066, 0.852],
  [-0.044, 0.872],
  [-0.048, 0.897],
  [-0.09, 0.905],
  [-0.092, 0.915],
  [-0.06, 0.928],
  [-0.054, 0.94],
  [-0.046, 0.985],
  [-0.026, 0.998],
];

/** Returns a person in a hat and a long coat who walks away from the viewer. @param height from the ground to the hat's crown, units. */
export function walker(feet: Point, height: number): Path {
  return smoothShape(WALKER.map(([x, y]) => ({ x: feet.x + x * height, y: feet.y - y * height })));
}
