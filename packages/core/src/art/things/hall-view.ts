import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { polar, polygon } from '../drawing/outlines.ts';

/** A camera that stands in a hall and looks along it. */
export interface HallView {
  readonly vanishing: Point;
  /** The height of the camera above the floor, units at distance 1. */
  readonly eye: number;
  /** 1, or -1 for the picture's mirror image. */
  readonly side: 1 | -1;
}

/** A round vault, meters: its middle to the right of the camera, the height where it springs from the walls, and its radius. */
export interface Vault {
  readonly middle: number;
  readonly spring: number;
  readonly radius: number;
}

/** Height of the eyes of somebody who stands, in meters: people at any distance have their heads on the horizon. */
const EYE_METRES = 1.7;

/**
 * Finds where a point is seen.
 * @param x meters to the right of the camera. @param up meters above the floor. @param distance in the distances of the people shown.
 */
export function seenAt({ vanishing, eye, side }: HallView, x: number, up: number, distance: number): Point {
  const scale = metreAt({ eye }, distance);
  return { x: vanishing.x + side * x * scale, y: vanishing.y + (EYE_METRES - up) * scale };
}

/** Returns the units that a meter has at a distance. */
export function metreAt({ eye }: Pick<HallView, 'eye'>, distance: number): number {
  return eye / EYE_METRES / distance;
}

/** A rectangle that stands along the hall, as its walls do. */
export function alongHall(view: HallView, x: number, [low, high]: readonly [number, number], [near, far]: readonly [number, number]): Path {
  return polygon([seenAt(view, x, low, near), seenAt(view, x, high, near), seenAt(view, x, high, far), seenAt(view, x, low, far)]);
}

/** Points on a vault at a distance, from the right wall over the top to the left one. @param steps number of parts that they divide it into. */
export function vaultAt(view: HallView, { middle, spring, radius }: Vault, distance: number, steps = 28): readonly Point[] {
  const centre = seenAt(view, middle, spring, distance);
  return Array.from({ length: steps + 1 }, (_, step) => polar(centre, radius * metreAt(view, distance), -(Math.PI * step) / steps));
}
