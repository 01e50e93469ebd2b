import { type Point, type Rect, centreOf, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import type { NewPlace } from './element-box.ts';
import { type TurnedBox, centredOn, movedBy } from './turned-box.ts';

/** Returns the places of boxes that are moved by the same distance. */
export function movedPlaces(boxes: readonly TurnedBox[], by: Point): readonly NewPlace[] {
  return boxes.map(({ rect, rotation }) => ({ rect: movedBy(rect, by), rotation, scaled: 1 }));
}

/** Returns the places of boxes that are scaled with their common frame, type included. Both frames must have the same proportions. */
export function scaledPlaces(boxes: readonly TurnedBox[], frame: Rect, next: Rect): readonly NewPlace[] {
  const scale = frame.width > 0 ? next.width / frame.width : next.height / frame.height;
  return boxes.map(({ rect, rotation }) => {
    const centre = centreOf(rect);
    const moved = { x: next.x + (centre.x - frame.x) * scale, y: next.y + (centre.y - frame.y) * scale };
    return { rect: centredOn({ width: rect.width * scale, height: rect.height * scale }, moved), rotation, scaled: scale };
  });
}

/** Returns the places of boxes that are rotated together around `pivot`, in degrees clockwise. */
export function turnedPlaces(boxes: readonly TurnedBox[], pivot: Point, degrees: number): readonly NewPlace[] {
  const turn = rotationAbout(degrees, pivot);
  return boxes.map(({ rect, rotation }) => ({
    rect: centredOn(rect, transformPoint(turn, centreOf(rect))),
    rotation: wrapDegrees(rotation + degrees),
    scaled: 1,
  }));
}

/** Normalizes an angle to the range from −180 (exclusive) to 180 degrees. */
export function wrapDegrees(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

const MAGNET_STEP = 15;
/** The angle snaps to a step within this many degrees. */
const MAGNET_REACH = 4;

/**
 * Returns the angle of a rotated element: whole degrees that snap to multiples of 15.
 * @param strictness `free` returns the given angle, `steps` allows only multiples of 15.
 */
export function snapDegrees(degrees: number, strictness: 'free' | 'magnetic' | 'steps'): number {
  if (strictness === 'free') return wrapDegrees(degrees);
  const step = Math.round(degrees / MAGNET_STEP) * MAGNET_STEP;
  const catches = strictness === 'steps' || Math.abs(degrees - step) <= MAGNET_REACH;
  return wrapDegrees(catches ? step : Math.round(degrees));
}

/** Returns the angle in degrees, clockwise, from one point to another as seen from `pivot`. */
export function degreesBetween(pivot: Point, from: Point, to: Point): number {
  const angle = (point: Point) => Math.atan2(point.y - pivot.y, point.x - pivot.x);
  return wrapDegrees(((angle(to) - angle(from)) * 180) / Math.PI);
}
