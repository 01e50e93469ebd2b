import type { Anchor } from '../../design/placed-object.ts';
import { boardPanel } from '../../geometry/boards.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../../geometry/shapes.ts';
import { isAnchorShown, placeObject } from './place-object.ts';

/**
 * Returns the board of an object by the object's center, because it may have been moved since it was added. An object that is wider than
 * the spine and extends onto both boards belongs to the whole cover; an object between the boards keeps its board.
 */
export function boardUnderObject(object: { readonly board: Anchor } & Rect, geometry: CoverGeometry): Anchor {
  // An object on a board that the format does not have cannot have been moved.
  if (object.board === 'wrap' || !isAnchorShown(object.board, geometry)) return object.board;
  const rect = placeObject(object, geometry);
  const { panels, boards } = geometry;
  const isOn = (panel: Rect | null) => panel !== null && contains(panel, centreOf(rect));
  // A drawing on the front may continue onto the flap, so only an object that fits the flap's width belongs to the flap.
  const flap = (['frontFlap', 'backFlap'] as const).find((board) => {
    const panel = boardPanel(geometry, board);
    return panel !== null && rect.width <= panel.width && isOn(panel);
  });
  if (flap) return flap;
  if (isOn(panels.front)) return 'front';
  if (isOn(panels.back)) return 'back';
  if (!boards.spine || !boards.back || !isOn(panels.spine)) return object.board;
  if (rect.width <= boards.spine.width) return 'spine';
  const reachesOver = [boards.front, boards.back].every((board) => {
    const { x } = centreOf(board);
    return rect.x <= x && x <= rect.x + rect.width;
  });
  return reachesOver ? 'wrap' : object.board;
}
