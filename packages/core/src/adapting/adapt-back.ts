import type { Back } from '../design/back.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type BoardChange, isSameBoard } from './board-frame.ts';
import { mapPoint } from './map-axis.ts';

/**
 * Adapts the margins of the blurb to the new book. The blurb's size is in points and does not change: a smaller book has fewer words on a
 * line, not smaller words.
 */
export function adaptBack(back: Back, before: CoverGeometry, after: CoverGeometry, change: BoardChange | undefined): Back {
  if (!before.boards.back || !after.boards.back || !change || isSameBoard(change)) return back;
  const { panel } = back;
  const across = change.to.safe.width / change.from.safe.width;
  return {
    ...back,
    panel: {
      ...panel,
      paddingTop: Math.max(0, mapPoint(panel.paddingTop, 'start', 'y', { ...change, scale: change.to.height / change.from.height })),
      paddingLeft: panel.paddingLeft * across,
      paddingRight: panel.paddingRight * across,
    },
  };
}
