import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse, polyline, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** Arms and legs: middle lines, x to the right, y up from the ground, and half of the width, as shares of the height. */
const LIMBS = [
  [
    [0.1, 0.77, 0.04],
    [0.165, 0.68, 0.044],
    [0.186, 0.57, 0.04],
    [0.19, 0.49, 0.036],
    [0.186, 0.44, 0.03],
  ],
  [
    [-0.1, 0.77, 0.04],
    [-0.16, 0.68, 0.044],
    [-0.192, 0.58, 0.04],
    [-0.18, 0.5, 0.036],
    [-0.168, 0.455, 0.03],
  ],
  [
    [-0.066, 0.48, 0.068],
    [-0.078, 0.32, 0.06],
    [-0.082, 0.16, 0.052],
    [-0.084, 0.06, 0.056],
    [-0.088, 0.02, 0.054],
    [-0.09, 0, 0.034],
  ],
  [
    [0.066, 0.48, 0.068],
    [0.09, 0.33, 0.06],
    [0.098, 0.19, 0.052],
    [0.1, 0.1, 0.056],
    [0.104, 0.054, 0.054],
    [0.106, 0.032, 0.034],
  ],
] as const;

/** The parts of somebody in a suit, seen from behind. */
interface Spacesuit {
  readonly outline: Path;
  readonly pack: Path;
  readonly seams: Path;
  readonly helmet: Path;
  /** The place of the lamp on the pack. */
  readonly lamp: Point;
}

/** Somebody in a suit for airless worlds who walks away, with a helmet and a pack. @param height from sole to helmet, units. */
export function spacesuit(feet: Point, height: number): Spacesuit {
  const at = (x: number, y: number) => ({ x: feet.x + x * height, y: feet.y - y * height });
  const box = (left: number, top: number, right: number, bottom: number, corner: number) =>
    roundedBox({ ...at(left, top), width: (right - left) * height, height: (top - bottom) * height }, corner * height);
  const trunk = smoothShape([
    at(0.05, 0.84),
    at(0.135, 0.79),
    at(0.13, 0.62),
    at(0.136, 0.44),
    at(-0.136, 0.44),
    at(-0.13, 0.62),
    at(-0.135, 0.79),
    at(-0.05, 0.84),
  ]);
  const pack = box(-0.112, 0.845, 0.112, 0.54, 0.03);
  const helmet = ellipse(at(0, 0.915), 0.082 * height, 0.085 * height);
  return {
    outline: clockwise([
      ...trunk,
      ...LIMBS.flatMap((limb) => ribbon(limb.map(([x, y, half]) => ({ ...at(x, y), width: half * height })))),
      ...pack,
      ...box(0.06, 0.98, 0.07, 0.8, 0.004),
      ...helmet,
    ]),
    pack,
    seams: [
      ...polyline([at(-0.112, 0.64), at(0.112, 0.64)]),
      ...polyline([at(-0.04, 0.84), at(-0.04, 0.64)]),
      ...polyline([at(0.04, 0.84), at(0.04, 0.64)]),
    ],
    helmet,
    lamp: at(0.065, 0.98),
  };
}
