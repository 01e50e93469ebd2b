import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Matrix, Rect } from '../../geometry/shapes.ts';

/** A spine box: its rectangle along the spine (x from the first letter's end, y across), and the matrix that stands it up. */
export interface PlacedSpineBox {
  readonly along: Rect;
  readonly toScene: Matrix;
}

/** Where author and title stand when the author of the book has not moved them: fractions of the spine's length from its head. */
const OWN_SHARE: Readonly<Record<string, { readonly start: number; readonly end: number }>> = {
  SpineAuthor: { start: 0.02, end: 0.33 },
  SpineTitle: { start: 0.36, end: 0.98 },
};

/** @returns null when the format has no spine or the page count allows no words on it. */
export function placeSpineBox(box: TextBox, spine: Spine, geometry: CoverGeometry): PlacedSpineBox | null {
  const board = geometry.boards.spine;
  const safe = geometry.safe.spine;
  if (!board || !safe || safe.width <= 0) return null;
  const length = safe.height - 2 * spine.padding;
  const share = OWN_SHARE[box.panelName] ?? { start: 0, end: 1 };
  const start = box.panel.height > 0 ? box.panel.top : spine.padding + share.start * length;
  const extent = box.panel.height > 0 ? box.panel.height : (share.end - share.start) * length;
  const readsDown = spine.direction === 'top-to-bottom';
  const top = safe.y + start;
  return {
    along: { x: 0, y: 0, width: extent, height: safe.width },
    toScene: readsDown ? [0, 1, -1, 0, safe.x + safe.width, top] : [0, -1, 1, 0, safe.x, top + extent],
  };
}
