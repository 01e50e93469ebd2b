import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { BoardChange, FramedBoard } from './board-frame.ts';
import type { MovedItem } from './move-items.ts';

/** A cover's measures before and after, and where its elements go. */
export interface BookChange {
  readonly before: CoverGeometry;
  readonly after: CoverGeometry;
  /** Boards that both books have; a back that one of them lacks counts as one, of the front's size. */
  readonly changes: ReadonlyMap<FramedBoard, BoardChange>;
  /** The entries are keyed by id: what stands on one of these boards that changes its size. */
  readonly moved: ReadonlyMap<string, MovedItem>;
}
