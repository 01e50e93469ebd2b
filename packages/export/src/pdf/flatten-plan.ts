import { sameColour, WHITE } from '@coverwright/core/design/colour.ts';
import { intersection, union, type Rect } from '@coverwright/core/geometry/shapes.ts';
import { isOpaque } from '@coverwright/render/canvas/paint-style.ts';
import type { SceneLeaf } from './scene-leaves.ts';

/** Describes which leaves become one picture at the bottom of the page, and which are drawn above it as they are. */
export interface FlattenPlan {
  readonly raster: readonly SceneLeaf[];
  readonly vector: readonly SceneLeaf[];
  /** Whole print pixels that hold the raster's leaves, cut to the page; null when there are none. */
  readonly rasterRegion: Rect | null;
}

/**
 * A print file has no transparency. A leaf that needs some is painted into the raster, and with it every leaf below that it touches,
 * and every leaf below that those touch. Everything else stays vector above the raster, in its own order: nothing translucent lies on it.
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

/** Opaque shapes and glyphs. Pictures are the caller's to judge, because only the file says whether it can go in untouched. */
export function isOpaqueShape({ node }: SceneLeaf): boolean {
  return (node.kind === 'fill' || node.kind === 'stroke' || node.kind === 'glyphs') && isOpaque(node.paint);
}

/** White on the white page is invisible, but would join the whole page to translucent layers above it. */
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
