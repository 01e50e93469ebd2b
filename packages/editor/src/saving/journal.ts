import { type Designs, formatIdSchema, parseDesigns } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';

/** What was on the stage when the page last said so: enough to go on after a crash, a reload or a dead connection. */
export interface JournalEntry {
  /** Null for a cover that was never saved. */
  readonly itemId: string | null;
  readonly currentFormat: FormatId;
  readonly designs: Designs;
  /** False while the server does not know all of it. */
  readonly saved: boolean;
}

export interface Journal {
  /** The entry of a saved cover, or of the unsaved one (null). Null when there is none, or it cannot be read. */
  read(itemId: string | null): JournalEntry | null;
  /** False when the browser has no room or forbids it. */
  write(entry: JournalEntry): boolean;
  remove(itemId: string | null): void;
}

const entrySchema = z.object({ itemId: z.string().nullable(), currentFormat: formatIdSchema, designs: z.unknown(), saved: z.boolean() });

const addressOf = (itemId: string | null) => `coverwright.journal.${itemId ?? 'new'}`;

/** @param storage the browser's, which may throw at every touch. */
export function createJournal(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Journal {
  return {
    read(itemId) {
      try {
        const entry = entrySchema.safeParse(JSON.parse(storage().getItem(addressOf(itemId)) ?? 'null'));
        if (!entry.success) return null;
        const designs = parseDesigns(entry.data.designs);
        return designs.ok && designs.value[entry.data.currentFormat] ? { ...entry.data, designs: designs.value } : null;
      } catch {
        return null;
      }
    },
    write(entry) {
      try {
        storage().setItem(addressOf(entry.itemId), JSON.stringify(entry));
        return true;
      } catch {
        return false;
      }
    },
    remove(itemId) {
      try {
        storage().removeItem(addressOf(itemId));
      } catch {
        // What cannot be reached needs no removing.
      }
    },
  };
}
