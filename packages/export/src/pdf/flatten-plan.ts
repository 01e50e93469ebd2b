import { sameColour, WHITE } from '@coverwright/core/design/colour.ts';
import { intersection, union, type Rect } from '@coverwright/core/geometry/shapes.ts';
import { isOpaque } from '@coverwright/render/canvas/paint-style.ts';
import type { SceneLeaf } from './scene-leaves.ts';

/** The division of leaves into those that become one picture at the bottom of the page, and those that are drawn above it unchanged. */
export interface FlattenPlan {
  readonly raster: readonly SceneLeaf[];
  readonly vector: readonly SceneLeaf[];
  /** The bounds of the raster's leaves in whole print pixels, clipped to the page; null if there are none. */
  readonly rasterRegion: Rect | null;
}

/**
 * Plans the flattening of a page, because a print file has no transparency. A leaf with transparency is painted into the raster, together
 * with every leaf below that it touches, and every leaf below that those touch. Everything else stays vector above the raster, in its own
 * order, so nothing translucent lies on it.
 */
export function planFlattening(leaves: readonly SceneLeaf[], page: Rect, staysVector: (leaf: SceneLeaf) => boolean): FlattenPlan {
  const raster: SceneLeaf[] = [];
  const vector: SceneLeaf[] = [];
  for (const leaf of withoutBarePaper(leaves).toReversed()) {
    const { bounds } = leaf;
    if (!bounds || !intersection(bounds, page)) continue;
    const isUnderRaster = raster.some((above) => above.bounds && intersection(above.bounds, bounds));
    (isUnderRaster || !staysVector(leaf) ? raster : vector).push(leaf);
  }
  return { raster: raster.toReversed(), vector: vector.toReversed(), rasterRegion: wholePixels(raster, page) };
}

/**
 * Returns true for opaque shapes and glyphs. The caller decides about pictures, because only the file shows whether a picture can be
 * embedded untouched.
 */
export function isOpaqueShape({ node }: SceneLeaf): boolean {
  return (node.kind === 'fill' || node.kind === 'stroke' || node.kind === 'glyphs') && isOpaque(node.paint);
}

/**
 * Returns the leaves without white paper. White on the white page is invisible, but would connect the whole page to translucent layers
 * above it.
 */
function withoutBarePaper(leaves: readonly SceneLeaf[]): readonly SceneLeaf[] {
  const first = leaves.findIndex(
    ({ node }) => node.kind !== 'fill' || node.paint.kind !== 'solid' || !sameColour(node.paint.colour, WHITE),
  );
  return first === -1 ? [] : leaves.slice(first);
}

function wholePixels(leaves: readonly SceneLeaf[], page: Rect): Rect | null {
  const boxes = leaves.flatMap(({ bounds }) => (bounds ? [bounds] : []));
  const [first] = boxes;
  const inked = first && intersection(boxes.reduce(union, first), page);
  if (!inked) return null;
  const x = Math.floor(inked.x);
  const y = Math.floor(inked.y);
  return { x, y, width: Math.ceil(inked.x + inked.width) - x, height: Math.ceil(inked.y + inked.height) - y };
}
