import type { CoverGeometry, PanelId } from '../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../geometry/shapes.ts';

/** The boards in reading order, front first. */
const BOARDS: readonly PanelId[] = ['front', 'spine', 'back'];

/** Returns elements in reading order: by board, down the board, and from left to right if they are side by side. */
export function readingOrder<Element extends { readonly bounds: Rect }>(
  elements: readonly Element[],
  { panels }: Pick<CoverGeometry, 'panels'>,
): readonly Element[] {
  const boardOf = ({ bounds }: Element) => {
    const index = BOARDS.findIndex((id) => {
      const panel = panels[id];
      return panel !== null && contains(panel, centreOf(bounds));
    });
    return index < 0 ? BOARDS.length : index;
  };
  return elements.toSorted((first, second) => boardOf(first) - boardOf(second) || compare(first.bounds, second.bounds));
}

function compare(first: Rect, second: Rect): number {
  return first.y - second.y || first.x - second.x;
}
