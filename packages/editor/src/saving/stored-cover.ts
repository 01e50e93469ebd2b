import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { BoughtCover, Histories } from '../session/editor-state.ts';
import type { TabId } from '../session/tab.ts';

/** A cover in the journal: enough to continue after a crash, a reload or a lost connection, including every undo step. */
export interface StoredCover {
  /** This browser's id of the cover, from its creation on. */
  readonly coverId: string;
  /** It is null for a cover that was never saved. */
  readonly itemId: string | null;
  /** True if the item is a revision of a completed cover. */
  readonly isRevision: boolean;
  /** The purchase of the item; null for one that was not bought. */
  readonly bought: BoughtCover | null;
  /** The server's time of the save that it is based on; null before the first one. */
  readonly basedOn: string | null;
  readonly currentFormat: FormatId;
  /** The current design and the steps of every format. */
  readonly histories: Histories;
  /** False while some changes are not on the server. */
  readonly saved: boolean;
  readonly activeTab: TabId | null;
  /** Number of the write; of two, the greater one is newer. */
  readonly revision: number;
}
