import type { OpenedCover } from '../session/open-cover.ts';
import { startHistories } from '../session/start-histories.ts';
import type { Journal } from './journal.ts';

/**
 * Writes a new cover to the journal before it is shown. Nobody else knows its id, so that the write need not wait for the lock between
 * tabs, and leaving the page at once loses nothing. It never rejects: if the storage is full or closed, the editor opens and shows what
 * cannot be stored.
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
