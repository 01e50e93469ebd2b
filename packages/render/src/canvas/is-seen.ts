import { type Path, pathBounds } from '@coverwright/core/scene/path.ts';
import { type Rect, inset, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import type { Painting } from './painting.ts';

/** Pixels that anti-aliasing spills over an edge. */
const SPILL = 2;
/** Paths stay the same from one painting to the next: where a part of a scene is painted, most of them are looked up, not traced. */
const known = new WeakMap<Path, Rect | null>();

/** Returns true if anything of a path can show on the canvas. @param reach how far its ink goes beyond it, in its own units. */
export function isSeen({ matrix, width, height }: Pick<Painting, 'matrix' | 'width' | 'height'>, path: Path, reach = 0): boolean {
  const bounds = known.get(path) ?? pathBounds(path);
  known.set(path, bounds);
  if (!bounds) return false;
  const { x, y, width: wide, height: high } = transformedBounds(matrix, inset(bounds, -reach));
  return !(x > width + SPILL || y > height + SPILL || x + wide < -SPILL || y + high < -SPILL);
}
