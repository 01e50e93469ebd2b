import { type Path, pathBounds } from '@coverwright/core/scene/path.ts';
import { type Rect, inset, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import type { Painting } from './painting.ts';

/** The number of pixels by which anti-aliasing extends beyond an edge. */
const SPILL = 2;
/**
 * The bounds of paths. Paths are the same from one painting to the next, so if only a part of a scene is painted, most of them are looked
 * up here instead of traced.
 */
const known = new WeakMap<Path, Rect | null>();

/**
 * Returns true if any part of a path can be visible on the canvas. @param reach the distance by which its ink extends beyond it, in its own
 * units.
 */
export function isSeen({ matrix, width, height }: Pick<Painting, 'matrix' | 'width' | 'height'>, path: Path, reach = 0): boolean {
  const bounds = known.get(path) ?? pathBounds(path);
  known.set(path, bounds);
  if (!bounds) return false;
  const { x, y, width: wide, height: high } = transformedBounds(matrix, inset(bounds, -reach));
  return !(x > width + SPILL || y > height + SPILL || x + wide < -SPILL || y + high < -SPILL);
}
