import { formatIdSchema, parseDesigns } from '@coverwright/core/design/item.ts';
import { z } from 'zod';
import { startHistories } from '../session/start-histories.ts';
import type { Journal } from './journal.ts';
import type { PageStorage } from './storage-store.ts';

const OLD = 'coverwright.journal.';

const oldEntrySchema = z.object({ itemId: z.string().nullable(), currentFormat: formatIdSchema, designs: z.unknown(), saved: z.boolean() });

/**
 * Moves entries of the first journal, which stored whole designs in local storage, and deletes them there.
 * @param storage the browser's storage, every access to which may throw
 */
export async function moveOldJournal(storage: () => PageStorage, journal: Journal, makeId: () => string): Promise<void> {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter((key) => key.startsWith(OLD));
    for (const key of keys) {
      const entry = oldEntrySchema.safeParse(readJson(kept.getItem(key))).data;
      const designs = entry && parseDesigns(entry.designs);
      if (entry && designs?.ok && designs.value[entry.currentFormat]) {
        const { itemId, currentFormat, saved } = entry;
        const moved = {
          coverId: itemId ?? makeId(),
          itemId,
          currentFormat,
          saved,
          histories: startHistories(designs.value),
          isRevision: false,
          bought: null,
          basedOn: null,
          activeTab: null,
        };
        if ((await journal.write(moved)) === 'full') continue;
      }
      kept.removeItem(key);
    }
  } catch {
    // If the old journal cannot be opened, there is nothing to move.
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
