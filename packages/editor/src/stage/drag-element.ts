import { type Point, type Rect, rotationAbout, transformPoint } from '@coverwright/core/geometry/shapes.ts';
import type { ElementBox } from './element-box.ts';
import { type Handle, isCorner, resizeRect } from './resize-rect.ts';

/** Where a dragged element goes. @param lockAxis shift: along the longer way only. */
export function dragged({ rect }: ElementBox, delta: Point, lockAxis: boolean): Rect {
  const alongX = Math.abs(delta.x) >= Math.abs(delta.y);
  const dx = lockAxis && !alongX ? 0 : delta.x;
  const dy = lockAxis && alongX ? 0 : delta.y;
  return { ...rect, x: rect.x + dx, y: rect.y + dy };
}

/** A resized element's rectangle, and how much its type grows: corners scale type, sides only change the room. */
export function resized(
  { rect, rotation, lockAspectRatio }: ElementBox,
  handle: Handle,
  delta: Point,
  keepRatio: boolean,
): { readonly rect: Rect; readonly scaled: number } {
  // The handles turn with the element: what the hand did is read in the element's own axes.
  const own = transformPoint(rotationAbout(-rotation, { x: 0, y: 0 }), delta);
  const corner = isCorner(handle);
  const next = resizeRect(rect, handle, own, corner && (keepRatio || lockAspectRatio));
  return { rect: next, scaled: corner ? next.height / rect.height : 1 };
}
