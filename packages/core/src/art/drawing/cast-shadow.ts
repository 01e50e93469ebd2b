import type { Point } from '../../geometry/shapes.ts';
import { type Path, transformPath } from '../../scene/path.ts';

/** The offset of a shadow for each unit of height: to the right, and down towards the viewer. */
interface Fall {
  readonly across: number;
  readonly down: number;
}

/** The outline of the shadow that a standing thing throws on level ground. @param feet where the thing touches the ground. */
export function castShadow(path: Path, feet: Point, { across, down }: Fall): Path {
  return transformPath(path, [1, 0, -across, -down, across * feet.y, feet.y * (1 + down)]);
}
