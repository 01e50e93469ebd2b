import { type Point, type Rect, centreOf, rotationAbout, transformPoint, transformedBounds, union } from '../geometry/shapes.ts';

/** A rectangle rotated about its own centre, in scene pixels and degrees clockwise. */
export interface TurnedBox {
  /** The rectangle before rotation. */
  readonly rect: Rect;
  readonly rotation: number;
}

/** Returns the upright bounding box of a rotated box. */
export function uprightBounds({ rect, rotation }: TurnedBox): Rect {
  return rotation === 0 ? rect : transformedBounds(rotationAbout(rotation, centreOf(rect)), rect);
}

/** Returns the frame of a selection: the rotated box of a single element, or the upright bounding box of several. */
export function frameOf(boxes: readonly TurnedBox[]): TurnedBox | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  if (rest.length === 0) return { rect: first.rect, rotation: first.rotation };
  return { rect: rest.map(uprightBounds).reduce(union, uprightBounds(first)), rotation: 0 };
}

export function cornersOf({ rect, rotation }: TurnedBox): readonly Point[] {
  const turn = rotationAbout(rotation, centreOf(rect));
  const { x, y, width, height } = rect;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => transformPoint(turn, corner));
}

export function movedBy(rect: Rect, { x, y }: Point): Rect {
  return { ...rect, x: rect.x + x, y: rect.y + y };
}

/** Returns a rectangle of the same size around another centre. */
export function centredOn({ width, height }: Pick<Rect, 'width' | 'height'>, { x, y }: Point): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
