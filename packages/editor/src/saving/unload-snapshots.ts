import { record, startHistory } from '@coverwright/core/commands/history.ts';
import { formatIdSchema, parseDesigns } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import type { StoredCover } from './stored-cover.ts';
import { sameDocument } from './same-document.ts';
import type { PageStorage } from './storage-store.ts';
import { nameStep } from '../steps/name-step.ts';

/**
 * Snapshots for pages that are being closed, which cannot wait for a database. Changes that the journal lacks are written synchronously to
 * local storage, and applied at the next opening.
 */
export interface UnloadSnapshots {
  say(cover: StoredCover): void;
  /** Returns the stored cover with its snapshot applied. Null if there is neither. */
  hear(coverId: string, kept: StoredCover | null): StoredCover | null;
  forget(coverId: string): void;
}

const addressOf = (coverId: string) => `coverwright.last.${coverId}`;

const wordsSchema = z.object({
  itemId: z.string().nullable(),
  isRevision: z.boolean().default(false),
  basedOn: z.string().nullable(),
  currentFormat: formatIdSchema,
  saved: z.boolean(),
  revision: z.number().int(),
  designs: z.unknown(),
});

/** @param storage the browser's storage, every access to which may throw */
export function createUnloadSnapshots(storage: () => Pick<PageStorage, 'getItem' | 'setItem' | 'removeItem'>): UnloadSnapshots {
  return {
    say({ coverId, itemId, isRevision, basedOn, currentFormat, saved, revision, histories }) {
      const designs = Object.fromEntries(Object.entries(histories).map(([format, { present }]) => [format, present]));
      try {
        storage().setItem(addressOf(coverId), JSON.stringify({ itemId, isRevision, basedOn, currentFormat, saved, revision, designs }));
      } catch {
        // There is no room for the snapshot; the journal's own write has begun.
      }
    },
    hear(coverId, kept) {
      try {
        const words = wordsSchema.safeParse(JSON.parse(storage().getItem(addressOf(coverId)) ?? 'null'));
        return words.success ? laidOver(coverId, kept, words.data) : kept;
      } catch {
        return kept;
      }
    },
    forget(coverId) {
      try {
        storage().removeItem(addressOf(coverId));
      } catch {
        // A store that cannot be opened needs no cleaning.
      }
    },
  };
}

function laidOver(coverId: string, kept: StoredCover | null, words: z.infer<typeof wordsSchema>): StoredCover | null {
  if (kept && kept.revision >= words.revision) return kept;
  const designs = parseDesigns(words.designs);
  if (!designs.ok || !designs.value[words.currentFormat]) return kept;
  const histories = { ...kept?.histories };
  for (const format of Object.keys(designs.value) as FormatId[]) {
    const design = designs.value[format];
    if (!design) continue;
    const known = histories[format];
    if (!known) histories[format] = startHistory(design);
    else if (!sameDocument(known.present, design)) histories[format] = record(known, design, nameStep('lastChanges'));
  }
  const { itemId, isRevision, basedOn, currentFormat, saved, revision } = words;
  const { bought = null, activeTab = null } = kept ?? {};
  return { coverId, itemId, isRevision, bought, basedOn, currentFormat, saved, revision, histories, activeTab };
}
