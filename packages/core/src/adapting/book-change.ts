import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { BoardChange, FramedBoard } from './board-frame.ts';
import type { MovedItem } from './move-items.ts';

/** The geometry of a cover before and after a change of the book, and the new places of its elements. */
export interface BookChange {
  readonly before: CoverGeometry;
  readonly after: CoverGeometry;
  /** The boards that both books have. A back that only one of them has counts as a board of the front's size. */
  readonly changes: ReadonlyMap<FramedBoard, BoardChange>;
  /** The new places of the elements on boards that change their size, by element id. */
  readonly moved: ReadonlyMap<string, MovedItem>;
}
