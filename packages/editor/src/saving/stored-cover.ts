import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { BoughtCover, Histories } from '../session/editor-state.ts';
import type { TabId } from '../session/tab.ts';

/** A cover as the journal keeps it: enough to go on after a crash, a reload or a dead connection, with every step back. */
export interface StoredCover {
  /** This browser's own name for the cover, from its first moment on. */
  readonly coverId: string;
  /** It is null for a cover that was never saved. */
  readonly itemId: string | null;
  /** True if the item is a revision of a completed cover. */
  readonly isRevision: boolean;
  /** The purchase of the item; null for one that was not bought. */
  readonly bought: BoughtCover | null;
  /** The server's time of the save that it builds on; null before the first. */
  readonly basedOn: string | null;
  readonly currentFormat: FormatId;
  /** The present and the steps of every format. */
  readonly histories: Histories;
  /** False while the server does not know all of it. */
  readonly saved: boolean;
  readonly activeTab: TabId | null;
  /** Counts writes: of two, the greater is the newer. */
  readonly revision: number;
}
