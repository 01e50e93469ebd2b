import { markFilesDeleted } from '../files/deleted-files.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { draftShares, items, takedowns } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type ShareRow = typeof draftShares.$inferSelect;

/** Inserts or updates a share to be rendered. A cover that is shared already keeps its address and, until then, its pictures. */
export async function upsertShare(db: Database, row: ShareRow): Promise<ShareRow> {
  const { format, design, documentHash, state, updatedAt } = row;
  const [put] = await db
    .insert(draftShares)
    .values(row)
    .onConflictDoUpdate({ target: draftShares.itemId, set: { format, design, documentHash, state, updatedAt } })
    .returning();
  if (!put) throw new Error('The share was not noted');
  return put;
}

export async function findShareOfItem(db: Database, itemId: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(draftShares).where(eq(draftShares.itemId, itemId));
  return row ?? null;
}

export async function findShare(db: Database, id: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(draftShares).where(eq(draftShares.id, id));
  return row ?? null;
}

/** Finds the share of a token, unless its cover was deleted or taken down. */
export async function findShareByToken(db: Database, token: string): Promise<ShareRow | null> {
  const [row] = await db
    .select({ share: draftShares })
    .from(draftShares)
    .innerJoin(items, eq(items.id, draftShares.itemId))
    .leftJoin(takedowns, eq(takedowns.itemId, items.id))
    .where(and(eq(draftShares.token, token), isNull(items.deletedAt), isNull(takedowns.itemId)));
  return row?.share ?? null;
}

/** Shows the pictures that were rendered so far, unless the share is gone or has a newer design; then returns false. */
export async function showPictures(db: Database, share: ShareRow, pictures: ShareRow['pictures'], now: Date): Promise<boolean> {
  const shown = await db
    .update(draftShares)
    .set({ pictures, shownDesign: share.design, updatedAt: now })
    .where(and(eq(draftShares.id, share.id), eq(draftShares.documentHash, share.documentHash)))
    .returning({ id: draftShares.id });
  return shown.length > 0;
}

/** Marks the rendering of a share as done or failed. Returns the share; null if it is gone or has a newer design. */
export async function endShare(db: Database, { id, documentHash }: ShareRow, state: 'done' | 'failed'): Promise<ShareRow | null> {
  const [row] = await db
    .update(draftShares)
    .set({ state })
    .where(and(eq(draftShares.id, id), eq(draftShares.documentHash, documentHash)))
    .returning();
  return row ?? null;
}

/** @returns false if the cover is not shared */
export async function updateShareMessage(db: Database, itemId: string, message: string | null): Promise<boolean> {
  const updated = await db.update(draftShares).set({ message }).where(eq(draftShares.itemId, itemId)).returning({ id: draftShares.id });
  return updated.length > 0;
}

/** Deletes the share of an item, with its pictures. */
export async function deleteShare(db: Database, itemId: string): Promise<void> {
  const gone = await db.delete(draftShares).where(eq(draftShares.itemId, itemId)).returning({ pictures: draftShares.pictures });
  await markFilesDeleted(
    db,
    gone.flatMap(({ pictures }) => Object.values(pictures)),
  );
}

/** Sets the address of an item's share; null without one. */
export async function setShareUrl(db: Database, itemId: string, url: string | null): Promise<void> {
  await db.update(items).set({ draftShareUrl: url }).where(eq(items.id, itemId));
}
