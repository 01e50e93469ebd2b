import type { Point } from '../../geometry/shapes.ts';

/** The viewer's eye over level water, with a boat at the origin: x is meters to the right, `up` over the water, `away` behind the boat. */
export interface LakeView {
  readonly horizon: number;
  /** The x of the point that the eye looks at. */
  readonly eye: number;
  /** Where the boat floats. */
  readonly boat: Point;
  /** Units of a meter at the boat. */
  readonly metre: number;
}

/** Meters from the eye to the boat. */
const DISTANCE = 13;
/** The least distance that is drawn: what is nearer lies below the page. */
const NEAREST = 3;

export function onLake({ horizon, eye, boat, metre }: LakeView, x: number, up: number, away: number): Point {
  const share = DISTANCE / Math.max(NEAREST, DISTANCE + away);
  return { x: eye + (boat.x - eye + x * metre) * share, y: horizon + (boat.y - horizon - up * metre) * share };
}
