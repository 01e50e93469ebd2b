import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { smoothShape } from '../drawing/outlines.ts';

/** Half of a hood and a long coat from behind, from the crown to the hem, in shares of the height: across and up. */
const COAT: readonly (readonly [number, number])[] = [
  [0.022, 1],
  [0.056, 0.982],
  [0.076, 0.945],
  [0.08, 0.9],
  [0.074, 0.868],
  [0.104, 0.848],
  [0.146, 0.822],
  [0.166, 0.77],
  [0.174, 0.68],
  [0.18, 0.58],
  [0.182, 0.5],
  [0.172, 0.462],
  [0.158, 0.452],
  [0.166, 0.36],
  [0.184, 0.24],
  [0.196, 0.165],
  [0.1, 0.152],
];
/** The leg that stands, and the one whose heel has left the ground. */
const LEGS: readonly (readonly [number, number])[] = [
  [0.088, 0.15],
  [0.082, 0.075],
  [0.092, 0.022],
  [0.084, 0],
  [0.03, 0],
  [0.028, 0.05],
  [0.02, 0.15],
  [-0.026, 0.152],
  [-0.034, 0.1],
  [-0.036, 0.062],
  [-0.062, 0.036],
  [-0.098, 0.04],
  [-0.1, 0.074],
  [-0.092, 0.15],
];

/** Somebody in a hood and a long coat who walks away from the viewer. @param height from the ground to the hood, units. */
export function hoodedWalker(feet: Point, height: number): Path {
  const at = ([x, y]: readonly [number, number]): Point => ({ x: feet.x + x * height, y: feet.y - y * height });
  const left = COAT.toReversed().map(([x, y]) => [-x * 0.97, y] as const);
  return smoothShape([...COAT, ...LEGS, ...left].map(at));
}
