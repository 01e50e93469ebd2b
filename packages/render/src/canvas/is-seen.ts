import type { Path } from '@coverwright/core/scene/path.ts';
import { inset, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import { knownPathBounds } from './node-bounds.ts';
import type { Painting } from './painting.ts';

/** Pixels that anti-aliasing spills over an edge. */
const SPILL = 2;

/** Returns true if anything of a path can show on the canvas. @param reach how far its ink goes beyond it, in its own units. */
export function isSeen({ matrix, width, height }: Pick<Painting, 'matrix' | 'width' | 'height'>, path: Path, reach = 0): boolean {
  const bounds = knownPathBounds(path);
  if (!bounds) return false;
  const { x, y, width: wide, height: high } = transformedBounds(matrix, inset(bounds, -reach));
  return !(x > width + SPILL || y > height + SPILL || x + wide < -SPILL || y + high < -SPILL);
}
