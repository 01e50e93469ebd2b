import { markFilesDeleted } from '../files/deleted-files.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { exports, items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';

/** Finds an item of any owner, even a deleted one, and locks it until the transaction ends. */
export async function lockItem(db: Database, id: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(items).where(eq(items.id, id)).for('update');
  return row ?? null;
}

/**
 * Completes an item with the bought designs. A deleted item is restored, because it was paid for. Its revisions are shared with those that
 * were completed before.
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
    .set({
      state: 'completed',
      designs: sql`${items.designs} || ${sql.param(designs, items.designs)}::jsonb`,
      deletedAt: null,
      updatedAt: now,
    })
    .where(eq(items.id, id))
    .returning();
  if (!row) throw new Error(`Item ${id} is gone`);
  return row;
}

/** Returns the condition for a bought cover and its completed revisions, which share a count of revisions. */
const familyOf = (itemId: string) => or(eq(items.id, itemId), and(eq(items.revisionOf, itemId), eq(items.state, 'completed')));

/**
 * Uses up a revision in a single statement, so that two requests cannot take the same one. Returns the remaining count; null if none was
 * left.
 */
export async function spendRevision(db: Database, itemId: string): Promise<number | null> {
  const rows = await db
    .update(items)
    .set({ revisionsRemaining: sql`${items.revisionsRemaining} - 1` })
    .where(and(familyOf(itemId), gt(items.revisionsRemaining, 0)))
    .returning({ left: items.revisionsRemaining });
  return rows[0]?.left ?? null;
}

/**
 * Completes a revision with its designs and the remaining count.
 * @throws Error if it is no longer a revision: the transaction then restores the count
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

/** Revokes the revisions of a refunded order. */
export async function restoreRevisions(db: Database, itemId: string, count: number): Promise<void> {
  await db
    .update(items)
    .set({ revisionsRemaining: sql`greatest(${items.revisionsRemaining} - ${count}, 0)` })
    .where(familyOf(itemId));
}

/** Makes a cover and its revisions drafts again, because nothing of it is paid for. */
export async function reopenItems(db: Database, itemId: string): Promise<void> {
  await db
    .update(items)
    .set({ state: 'draft', revisionOf: null, revisionsRemaining: 0 })
    .where(or(eq(items.id, itemId), eq(items.revisionOf, itemId)));
}

/** Deletes the files of a bought cover. */
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
