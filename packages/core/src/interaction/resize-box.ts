import { type Point, type Rect, type Size, centreOf, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import { type TurnedBox, centredOn } from './turned-box.ts';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export interface ResizeWish {
  /** True if width and height keep their ratio, with side handles too. */
  readonly keepRatio: boolean;
  /** True if the centre stays in place instead of the opposite corner or side. */
  readonly fromCentre: boolean;
}

/** The smallest side, in print pixels, that a drag can produce. A side that is already thinner keeps its length. */
const LEAST_SIDE = 24;

/** Returns −1, 0 or 1 for the direction in which the handle pulls, along the box's own x and y. */
export function handleDirection(handle: Handle): Point {
  return {
    x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  };
}

export function isCorner(handle: Handle): boolean {
  return handle.length === 2;
}

/** Returns the size that a dragged handle requests. @param delta the movement of the pointer, in the scene's axes. */
export function draggedSize({ rect, rotation }: TurnedBox, handle: Handle, delta: Point, { keepRatio, fromCentre }: ResizeWish): Size {
  // The handles turn with the box, so the pointer's movement is converted to the box's own axes.
  const own = transformPoint(rotationAbout(-rotation, { x: 0, y: 0 }), delta);
  const pull = handleDirection(handle);
  const share = fromCentre ? 2 : 1;
  const width = atLeast(rect.width + own.x * pull.x * share, rect.width);
  const height = atLeast(rect.height + own.y * pull.y * share, rect.height);
  if (!keepRatio) return { width, height };
  const byWidth = pull.x === 0 ? Number.NEGATIVE_INFINITY : width / rect.width;
  const byHeight = pull.y === 0 || rect.height === 0 ? Number.NEGATIVE_INFINITY : height / rect.height;
  const scale = Math.max(byWidth, byHeight);
  return Number.isFinite(scale) ? { width: rect.width * scale, height: rect.height * scale } : { width, height };
}

/** Returns the box in another size. The corner or side opposite the handle stays exactly in place, at any rotation. */
export function resizedTo({ rect, rotation }: TurnedBox, handle: Handle, size: Size, { fromCentre }: ResizeWish): Rect {
  const pull = fromCentre ? { x: 0, y: 0 } : handleDirection(handle);
  const shift = { x: (pull.x * (size.width - rect.width)) / 2, y: (pull.y * (size.height - rect.height)) / 2 };
  const turned = transformPoint(rotationAbout(rotation, { x: 0, y: 0 }), shift);
  const centre = centreOf(rect);
  return centredOn(size, { x: centre.x + turned.x, y: centre.y + turned.y });
}

function atLeast(wanted: number, before: number): number {
  return Math.max(Math.min(LEAST_SIDE, before), wanted);
}
