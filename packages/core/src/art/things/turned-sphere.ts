import type { Point } from '../../geometry/shapes.ts';

/** A place on a sphere, degrees east and north. */
export interface Place {
  readonly east: number;
  readonly north: number;
}

/** The place of a point as it is seen, in radii from the middle, upward negative; `depth` is over 0 on the visible side. */
export interface Seen extends Point {
  readonly depth: number;
}

const RADIANS = Math.PI / 180;

/** The sphere as seen from far away over a place, with `tilt` degrees of turning about the line of sight. */
export function turnedSphere(middle: Place, tilt = 0): (place: Place) => Seen {
  const [sinMiddle, cosMiddle] = [Math.sin(middle.north * RADIANS), Math.cos(middle.north * RADIANS)];
  const [sinTilt, cosTilt] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  return ({ east, north }) => {
    const turn = (east - middle.east) * RADIANS;
    const [sin, cos] = [Math.sin(north * RADIANS), Math.cos(north * RADIANS)];
    const x = cos * Math.sin(turn);
    const y = -(cosMiddle * sin - sinMiddle * cos * Math.cos(turn));
    const depth = sinMiddle * sin + cosMiddle * cos * Math.cos(turn);
    return { x: x * cosTilt - y * sinTilt, y: x * sinTilt + y * cosTilt, depth };
  };
}

/** Moves a point beyond the limb onto it, so that the outline of a land that goes on there follows the edge of the disc. */
export function onTheDisc({ x, y, depth }: Seen): Point {
  const reach = Math.hypot(x, y);
  return depth >= 0 || reach === 0 ? { x, y } : { x: x / reach, y: y / reach };
}

/** Circles of equal north and half circles of equal east, as runs of places every few degrees. */
export function graticule(step: number): readonly (readonly Place[])[] {
  const along = (from: number, to: number, placeAt: (degrees: number) => Place) =>
    Array.from({ length: Math.round((to - from) / 5) + 1 }, (_, index) => placeAt(from + index * 5));
  const parallels = Array.from({ length: Math.ceil(180 / step) - 1 }, (_, index) => -90 + (index + 1) * step);
  const meridians = Array.from({ length: Math.ceil(360 / step) }, (_, index) => index * step - 180);
  return [
    ...parallels.map((north) => along(-180, 180, (east) => ({ east, north }))),
    ...meridians.map((east) => along(-85, 85, (north) => ({ east, north }))),
  ];
}
