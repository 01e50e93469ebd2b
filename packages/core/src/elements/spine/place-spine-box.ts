import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Matrix, Rect } from '../../geometry/shapes.ts';

/** A spine box: its rectangle along the spine (x from the first letter's end, y across), and the matrix that rotates it into the scene. */
export interface PlacedSpineBox {
  readonly along: Rect;
  readonly toScene: Matrix;
}

/** The margin at the spine's ends and the gap between author and title, as fractions of the spine's length. */
const END = 0.02;
const GAP = 0.03;
/** The smallest and the largest share of the length that the author's name is given, regardless of the names' lengths. */
const LEAST_AUTHOR = 0.22;
const MOST_AUTHOR = 0.48;
/** The approximate advance of a letter in em, precise enough to divide the length. */
const CAPITAL = 0.68;
const SMALL_LETTER = 0.52;

/**
 * Returns the place of a text on the spine.
 * @param boxes both boxes of the spine; a box that has not been moved by hand is given its share beside the other.
 * @returns null if the format has no spine or the page count is too low for text on it.
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

/**
 * Returns the share of the length for a text: the author at the head, the title after it. The shares follow the room that their words need,
 * so that neither has to be set too small.
 */
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
