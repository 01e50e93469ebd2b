import { markFilesDeleted } from '../files/deleted-files.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { exports, items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';

/** An item of any owner, a deleted one too, held until the transaction ends. */
export async function lockItem(db: Database, id: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(items).where(eq(items.id, id)).for('update');
  return row ?? null;
}

/**
 * Completes an item with what was bought. One that was deleted comes back: it was paid for. Its revisions are those of the family, of the
 * ones that were completed already too.
 */
export async function completeItem(
  db: Database,
  id: string,
  { designs, revisions, now }: { readonly designs: Designs; readonly revisions: number; readonly now: Date },
): Promise<ItemRow> {
  await db
    .update(items)
    .set({ revisionsRemaining: sql`${items.revisionsRemaining} + ${revisions}` })
    .where(familyOf(id));
  const [row] = await db
    .update(items)
    .set({ state: 'completed', designs: sql`${items.designs} || ${JSON.stringify(designs)}::jsonb`, deletedAt: null, updatedAt: now })
    .where(eq(items.id, id))
    .returning();
  if (!row) throw new Error(`Item ${id} is gone`);
  return row;
}

/** A cover that was bought, and every completed revision of it: they count down together. */
const familyOf = (itemId: string) => or(eq(items.id, itemId), and(eq(items.revisionOf, itemId), eq(items.state, 'completed')));

/** Takes one of the revisions that are left, in one statement, so that two cannot take the same one. The count then; null when there was none. */
export async function spendRevision(db: Database, itemId: string): Promise<number | null> {
  const rows = await db
    .update(items)
    .set({ revisionsRemaining: sql`${items.revisionsRemaining} - 1` })
    .where(and(familyOf(itemId), gt(items.revisionsRemaining, 0)))
    .returning({ left: items.revisionsRemaining });
  return rows[0]?.left ?? null;
}

/**
 * Completes a revision with its designs, and what is left after it.
 * @throws when it is a revision no more: the transaction then gives the taken one back
 */
export async function completeRevisionRow(
  db: Database,
  { id }: Pick<ItemRow, 'id'>,
  change: { readonly designs: Designs; readonly left: number; readonly currentFormat: FormatId | undefined; readonly now: Date },
): Promise<ItemRow> {
  const [row] = await db
    .update(items)
    .set({
      state: 'completed',
      designs: change.designs,
      revisionsRemaining: change.left,
      updatedAt: change.now,
      ...(change.currentFormat ? { currentFormat: change.currentFormat } : {}),
    })
    .where(and(eq(items.id, id), eq(items.state, 'revision')))
    .returning();
  if (!row) throw new Error(`Revision ${id} was completed twice at once`);
  return row;
}

/** Takes back the revisions of an order that was refunded. */
export async function restoreRevisions(db: Database, itemId: string, count: number): Promise<void> {
  await db
    .update(items)
    .set({ revisionsRemaining: sql`greatest(${items.revisionsRemaining} - ${count}, 0)` })
    .where(familyOf(itemId));
}

/** Makes a cover and its revisions drafts again: nothing of it is paid for any more. */
export async function reopenItems(db: Database, itemId: string): Promise<void> {
  await db
    .update(items)
    .set({ state: 'draft', revisionOf: null, revisionsRemaining: 0 })
    .where(or(eq(items.id, itemId), eq(items.revisionOf, itemId)));
}

/** Deletes the files that were made of a bought cover. */
export async function deleteCoverFiles(db: Database, itemId: string): Promise<void> {
  const family = db
    .select({ id: items.id })
    .from(items)
    .where(or(eq(items.id, itemId), eq(items.revisionOf, itemId)));
  const rows = await db
    .delete(exports)
    .where(or(eq(exports.itemId, itemId), sql`${exports.itemId} in ${family}`))
    .returning({ key: exports.fileKey });
  const files = rows.flatMap(({ key }) => key ?? []);
  await markFilesDeleted(db, files);
}
