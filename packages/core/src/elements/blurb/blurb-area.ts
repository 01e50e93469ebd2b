import type { Back } from '../../design/back.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect } from '../../geometry/shapes.ts';

/**
 * Returns the area of the blurb: the back's safe area (without a hardback's hinge), less the panel's paddings, above the barcode. Null
 * without a back. `paddingTop` counts from the board's top edge.
 */
export function blurbArea({ panel, barcode }: Back, geometry: CoverGeometry): Rect | null {
  const board = geometry.boards.back;
  const safe = geometry.safe.back;
  if (!board || !safe) return null;
  const top = board.y + panel.paddingTop;
  const zone = barcode.show ? geometry.barcode : null;
  const bottom = zone ? zone.y - GAP_ABOVE_BARCODE : safe.y + safe.height;
  return {
    x: safe.x + panel.paddingLeft,
    y: top,
    width: Math.max(1, safe.width - panel.paddingLeft - panel.paddingRight),
    height: Math.max(1, bottom - top),
  };
}

/** The gap between the last line and the barcode, in print pixels: a quarter inch. */
const GAP_ABOVE_BARCODE = 75;
