import type { Point, Rect } from '../geometry/shapes.ts';
import { type TurnedBox, cornersOf } from './turned-box.ts';

/** Returns the rectangle between two points, in whichever direction it was drawn. */
export function rectBetween(one: Point, other: Point): Rect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
}

/** Returns true if the marquee touches the rotated box. Two convex shapes are apart if a side of one of them separates them. */
export function touches(marquee: Rect, box: TurnedBox): boolean {
  const drawn = cornersOf({ rect: marquee, rotation: 0 });
  const corners = cornersOf(box);
  const radians = (box.rotation * Math.PI) / 180;
  const axes: readonly Point[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: Math.cos(radians), y: Math.sin(radians) },
    { x: -Math.sin(radians), y: Math.cos(radians) },
  ];
  return axes.every((axis) => overlap(spread(drawn, axis), spread(corners, axis)));
}

interface Spread {
  readonly from: number;
  readonly to: number;
}

function spread(points: readonly Point[], axis: Point): Spread {
  const along = points.map(({ x, y }) => x * axis.x + y * axis.y);
  return { from: Math.min(...along), to: Math.max(...along) };
}

function overlap(one: Spread, other: Spread): boolean {
  return one.from <= other.to && other.from <= one.to;
}
