import type { Rect } from '../../geometry/shapes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';

const BEYOND = 80;

/** Returns a rectangle around everything that can be seen, so that no shadow of its edge falls in from outside. */
export function beyondArea({ x, y, width, height }: Rect): Path {
  return rectanglePath({ x: x - BEYOND, y: y - BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND });
}
