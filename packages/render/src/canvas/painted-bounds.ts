import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { SceneNode } from '@coverwright/core/scene/scene.ts';
import { childrenBounds } from './node-bounds.ts';
import { cachedGlyph } from './paint-cache.ts';
import type { PaintResources } from './painting.ts';

/**
 * Returns the bounding box of everything that the nodes paint, shadows and glows included, in their own coordinates; null if they paint
 * nothing.
 */
export function paintedBounds(nodes: readonly SceneNode[], resources: PaintResources): Rect | null {
  return childrenBounds(nodes, (face, id) => cachedGlyph(resources, face, id).bounds);
}
