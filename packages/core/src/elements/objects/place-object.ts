import type { Anchor } from '../../design/placed-object.ts';
import { boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect } from '../../geometry/shapes.ts';

/** Returns the rectangle that an anchor's coordinates are relative to. An anchor that the format lacks falls back to the front. */
export function anchorRect(anchor: Anchor, geometry: CoverGeometry): Rect {
  if (anchor === 'wrap') return geometry.file;
  return boardRect(geometry, anchor) ?? geometry.boards.front;
}

/** Returns true if the format has the board of an object. A format without spine and back shows only objects on the front. */
export function isAnchorShown(anchor: Anchor, geometry: CoverGeometry): boolean {
  return anchor === 'wrap' || boardRect(geometry, anchor) !== null;
}

/** Returns an object's rectangle in the scene, before rotation. */
export function placeObject(object: { readonly board: Anchor } & Rect, geometry: CoverGeometry): Rect {
  const anchor = anchorRect(object.board, geometry);
  return { x: anchor.x + object.x, y: anchor.y + object.y, width: object.width, height: object.height };
}
