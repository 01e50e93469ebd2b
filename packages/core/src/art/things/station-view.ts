import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { polygon } from '../drawing/outlines.ts';

/** A camera that stands on a platform and looks along it. */
export interface StationView {
  readonly vanishing: Point;
  /** The height of the camera above the platform, units at distance 1. */
  readonly eye: number;
  /** 1, or -1 for the picture's mirror image. */
  readonly side: 1 | -1;
}

/** Height of the eyes of somebody who stands, in meters: people at any distance have their heads on the horizon. */
const EYE_METRES = 1.7;

/**
 * Finds where a point is seen.
 * @param x meters to the right of the camera. @param up meters above the platform. @param distance in the distances of the people shown.
 */
export function seenAt({ vanishing, eye, side }: StationView, x: number, up: number, distance: number): Point {
  const scale = metreAt({ eye }, distance);
  return { x: vanishing.x + side * x * scale, y: vanishing.y + (EYE_METRES - up) * scale };
}

/** Returns the units that a meter has at a distance. */
export function metreAt({ eye }: Pick<StationView, 'eye'>, distance: number): number {
  return eye / EYE_METRES / distance;
}

/** A rectangle that stands along the platform, as the side of a carriage or a wall does. */
export function alongPlatform(
  view: StationView,
  x: number,
  [low, high]: readonly [number, number],
  [near, far]: readonly [number, number],
): Path {
  return polygon([seenAt(view, x, low, near), seenAt(view, x, high, near), seenAt(view, x, high, far), seenAt(view, x, low, far)]);
}
