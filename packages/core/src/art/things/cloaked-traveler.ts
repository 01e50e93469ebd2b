import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A hood and a long cloak from behind that the wind blows to the left, in shares of the height. */
const CLOAK: readonly (readonly [number, number])[] = [
  [0.004, 1],
  [0.05, 0.985],
  [0.076, 0.94],
  [0.078, 0.885],
  [0.07, 0.86],
  [0.118, 0.832],
  [0.15, 0.78],
  [0.158, 0.66],
  [0.15, 0.5],
  [0.162, 0.3],
  [0.176, 0.1],
  [0.12, 0.062],
  [0.04, 0.075],
  [-0.06, 0.05],
  [-0.16, 0.085],
  [-0.27, 0.07],
  [-0.4, 0.14],
  [-0.34, 0.22],
  [-0.25, 0.34],
  [-0.19, 0.5],
  [-0.168, 0.66],
  [-0.152, 0.77],
  [-0.112, 0.832],
  [-0.066, 0.86],
  [-0.078, 0.89],
  [-0.072, 0.945],
  [-0.044, 0.985],
];
const BOOTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.03, 0.1],
    [0.095, 0.1],
    [0.1, 0.02],
    [0.092, 0],
    [0.034, 0],
  ],
  [
    [-0.09, 0.1],
    [-0.03, 0.1],
    [-0.026, 0.05],
    [-0.034, 0.03],
    [-0.094, 0.034],
  ],
];

const FOLDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.07, 0.78],
    [-0.1, 0.5],
    [-0.2, 0.2],
    [-0.28, 0.1],
  ],
  [
    [-0.02, 0.74],
    [-0.03, 0.45],
    [-0.08, 0.12],
  ],
  [
    [0.06, 0.76],
    [0.07, 0.42],
    [0.08, 0.1],
  ],
  [
    [-0.07, 0.86],
    [0, 0.83],
    [0.07, 0.855],
  ],
];

export interface Traveler {
  readonly body: Path;
  /** The staff, and its upper end. */
  readonly staff: Path;
  readonly tip: Point;
  /** Folds of the cloak, as lines. */
  readonly folds: readonly Path[];
}

/** Somebody in a hood and a cloak, with a staff, from behind. @param side 1: the wind blows to the left, and the staff is at the right. */
export function cloakedTraveler(feet: Point, height: number, side: 1 | -1): Traveler {
  const at = ([x, y]: readonly [number, number]): Point => ({ x: feet.x + side * x * height, y: feet.y - y * height });
  const tip = at([0.215, 1.17]);
  return {
    body: clockwise([...smoothShape(CLOAK.map(at)), ...BOOTS.flatMap((boot) => smoothShape(boot.map(at)))]),
    staff: [
      ...ribbon([
        { ...at([0.262, 0]), width: height * 0.011 },
        { ...at([0.232, 0.7]), width: height * 0.013 },
        { ...tip, width: height * 0.016 },
      ]),
      ...ribbon([
        { ...at([0.12, 0.7]), width: height * 0.035 },
        { ...at([0.19, 0.6]), width: height * 0.03 },
        { ...at([0.236, 0.62]), width: height * 0.022 },
      ]),
    ],
    tip,
    folds: FOLDS.map((fold) => smoothLine(fold.map(at))),
  };
}
