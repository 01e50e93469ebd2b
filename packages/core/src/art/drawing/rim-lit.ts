import type { Rgba } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted } from './nodes.ts';

/** Hard light from one side on round parts, as without air or beside a fire. */
export interface RimLight {
  /** The direction that the light comes from, of length 1, with y down. */
  readonly from: Point;
  readonly rim: Rgba;
  /** The breadth of the bright edge, units. */
  readonly breadth: number;
}

/** A part that turns from `body` to `shade` away from the light, with a bright edge towards it. */
export function rimLit(path: Path, body: Rgba, shade: Rgba, { from, rim, breadth }: RimLight): readonly SceneNode[] {
  const box = pathBounds(path);
  if (!box) return [];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const half = (Math.abs(from.x) * box.width + Math.abs(from.y) * box.height) / 2;
  const paint = linearPaint(
    { x: middle.x + from.x * half, y: middle.y + from.y * half },
    { x: middle.x - from.x * half * 0.8, y: middle.y - from.y * half * 0.8 },
    [body, shade],
  );
  return [clipped(path, [filled(rim, path), painted(paint, transformPath(path, translation(-from.x * breadth, -from.y * breadth)))])];
}
