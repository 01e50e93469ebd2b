import type { Size } from '../../geometry/shapes.ts';
import { HANDLES, type Handle, type ResizeWish } from '../resize-box.ts';
import { type TurnedBox, uprightBounds } from '../turned-box.ts';
import type { SnapField } from './snap-field.ts';
import { type SnappedSize, snapResize } from './snap-resize.ts';

/**
 * Snaps the size of a box that may be rotated. At quarter turns its edges lie on lines like those of an upright box; at any other angle no
 * edge is parallel to a line of the cover, so the result is null.
 * @param wanted the requested width and height of the box before rotation; the returned size is in the same axes.
 */
export function snapTurnedResize(
  frame: TurnedBox,
  handle: Handle,
  wanted: Size,
  wish: ResizeWish,
  field: SnapField,
  reach: number,
): SnappedSize | null {
  const quarters = quarterTurns(frame.rotation);
  if (quarters === null) return null;
  const liesDown = quarters % 2 === 1;
  const seen = snapResize(uprightBounds(frame), seenHandle(handle, quarters), liesDown ? across(wanted) : wanted, wish, field, reach);
  return { ...seen, size: liesDown ? across(seen.size) : seen.size };
}

/** Returns the number of clockwise quarter turns, 0 to 3; null for any other angle. */
function quarterTurns(rotation: number): number | null {
  const quarters = rotation / 90;
  return Number.isInteger(quarters) ? ((quarters % 4) + 4) % 4 : null;
}

/** Returns the handle that an upright box has at the same place: two handles further around for each quarter turn. */
function seenHandle(handle: Handle, quarters: number): Handle {
  return HANDLES[(HANDLES.indexOf(handle) + 2 * quarters) % HANDLES.length] ?? handle;
}

function across({ width, height }: Size): Size {
  return { width: height, height: width };
}
