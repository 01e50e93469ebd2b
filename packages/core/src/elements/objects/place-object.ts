import type { Anchor } from '../../design/placed-object.ts';
import { boardRect } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect } from '../../geometry/shapes.ts';

/** The rectangle that an anchor's numbers are relative to; an anchor that the format lacks falls back to the front. */
export function anchorRect(anchor: Anchor, geometry: CoverGeometry): Rect {
  if (anchor === 'wrap') return geometry.file;
  return boardRect(geometry, anchor) ?? geometry.boards.front;
}

/** True when the format has the board that the object stands on. A front-only format shows front objects alone. */
export function isAnchorShown(anchor: Anchor, geometry: CoverGeometry): boolean {
  return anchor === 'wrap' || boardRect(geometry, anchor) !== null;
}

/** An object's upright rectangle in the scene. */
export function placeObject(object: { readonly board: Anchor } & Rect, geometry: CoverGeometry): Rect {
  const anchor = anchorRect(object.board, geometry);
  return { x: anchor.x + object.x, y: anchor.y + object.y, width: object.width, height: object.height };
}
