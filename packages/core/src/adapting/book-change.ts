import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { BoardChange } from './board-frame.ts';
import type { MovedItem } from './move-items.ts';

/** A cover's measures before and after, and where its elements go. */
export interface BookChange {
  readonly before: CoverGeometry;
  readonly after: CoverGeometry;
  readonly changes: Readonly<Record<'front' | 'back', BoardChange>>;
  /** By id: what stands on a front or a back that changes its size. */
  readonly moved: ReadonlyMap<string, MovedItem>;
}
