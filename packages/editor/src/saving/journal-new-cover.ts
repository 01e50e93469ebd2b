import type { OpenedCover } from '../session/open-cover.ts';
import { startHistories } from '../session/start-histories.ts';
import type { Journal } from './journal.ts';

/**
 * Writes a cover that begins now to the journal, before it is shown. Nobody else knows its id yet, so the write need not wait
 * for the lock that keeps two tabs apart: a page that is left in its first moment has lost nothing.
 * Never rejects: where the storage is full or closed, the editor opens all the same and says what cannot be kept.
 */
export async function journalNewCover(
  journal: Pick<Journal, 'write'>,
  { coverId, design, otherDesigns, activeTab }: OpenedCover,
): Promise<void> {
  try {
    await journal.write({
      coverId,
      itemId: null,
      isRevision: false,
      bought: null,
      basedOn: null,
      currentFormat: design.format,
      histories: startHistories({ ...otherDesigns, [design.format]: design }),
      saved: false,
      activeTab,
    });
  } catch {
    // The editor's own first write fails likewise, and its banner tells the author.
  }
}
