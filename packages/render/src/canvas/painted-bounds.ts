import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { SceneNode } from '@coverwright/core/scene/scene.ts';
import { childrenBounds } from './node-bounds.ts';
import { cachedGlyph } from './paint-cache.ts';
import type { PaintResources } from './painting.ts';

/** The box that holds everything the nodes ink, shadows and glows too, in their own coordinates; null when that is nothing. */
export function paintedBounds(nodes: readonly SceneNode[], resources: PaintResources): Rect | null {
  return childrenBounds(nodes, (face, id) => cachedGlyph(resources, face, id).bounds);
}
