import type { Path } from '@coverwright/core/scene/path.ts';
import { inset, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import { knownPathBounds } from './node-bounds.ts';
import type { Painting } from './painting.ts';

/** The number of pixels by which anti-aliasing extends beyond an edge. */
const SPILL = 2;

/**
 * Returns true if any part of a path can be visible on the canvas. @param reach the distance by which its ink extends beyond it, in its own
 * units.
 */
export function isSeen({ matrix, width, height }: Pick<Painting, 'matrix' | 'width' | 'height'>, path: Path, reach = 0): boolean {
  const bounds = knownPathBounds(path);
  if (!bounds) return false;
  const { x, y, width: wide, height: high } = transformedBounds(matrix, inset(bounds, -reach));
  return !(x > width + SPILL || y > height + SPILL || x + wide < -SPILL || y + high < -SPILL);
}
