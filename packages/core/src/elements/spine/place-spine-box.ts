import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Matrix, Rect } from '../../geometry/shapes.ts';

/** A spine box: its rectangle along the spine (x from the first letter's end, y across), and the matrix that stands it up. */
export interface PlacedSpineBox {
  readonly along: Rect;
  readonly toScene: Matrix;
}

/** Fractions of the spine's length: what stays free at its ends, and between author and title. */
const END = 0.02;
const GAP = 0.03;
/** However short or long the names are, the author gets no less and no more than this. */
const LEAST_AUTHOR = 0.22;
const MOST_AUTHOR = 0.48;
/** Rough advance of a letter in em: enough to share a length fairly. */
const CAPITAL = 0.68;
const SMALL_LETTER = 0.52;

/**
 * @param boxes both of the spine's boxes: one that has not been moved by hand takes its share beside the other.
 * @returns null when the format has no spine or the page count allows no words on it.
 */
export function placeSpineBox(box: TextBox, boxes: readonly TextBox[], spine: Spine, geometry: CoverGeometry): PlacedSpineBox | null {
  const board = geometry.boards.spine;
  const safe = geometry.safe.spine;
  if (!board || !safe || safe.width <= 0) return null;
  const length = safe.height - 2 * spine.padding;
  const share = ownShare(box, boxes);
  const start = box.panel.height > 0 ? box.panel.top : spine.padding + share.start * length;
  const extent = box.panel.height > 0 ? box.panel.height : (share.end - share.start) * length;
  const readsDown = spine.direction === 'top-to-bottom';
  const top = safe.y + start;
  return {
    along: { x: 0, y: 0, width: extent, height: safe.width },
    toScene: readsDown ? [0, 1, -1, 0, safe.x + safe.width, top] : [0, -1, 1, 0, safe.x, top + extent],
  };
}

/** Author from the head, title after: shares by the room that their words take, so that neither must be set too small. */
function ownShare({ panelName }: TextBox, boxes: readonly TextBox[]): { readonly start: number; readonly end: number } {
  const roomOf = (name: TextBox['panelName']): number => {
    const words = boxes.find((box) => box.panelName === name)?.text;
    if (!words) return 0;
    return words.text.trim().length * ((words.case === 'uppercase' ? CAPITAL : SMALL_LETTER) + words.letterSpacing / 1000);
  };
  const author = roomOf('SpineAuthor');
  const wanted = author / Math.max(1, author + roomOf('SpineTitle'));
  const split = END + Math.min(MOST_AUTHOR, Math.max(LEAST_AUTHOR, wanted)) * (1 - 2 * END);
  return panelName === 'SpineAuthor' ? { start: END, end: split - GAP / 2 } : { start: split + GAP / 2, end: 1 - END };
}
