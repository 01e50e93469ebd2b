import { markFilesDeleted, unmarkFilesDeleted } from '../files/deleted-files.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { draftShares, items, itemVersions, reviews } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';
import { comesAfter, type ListPlace } from '../list-cursor.ts';
import { thumbnailFiles } from '../thumbnails/thumbnail-keys.ts';
import type { ItemState } from './item-states.ts';

export type ItemRow = typeof items.$inferSelect;

export async function insertItem(db: Database, row: ItemRow): Promise<void> {
  await db.insert(items).values(row);
}

/**
 * Finds an owner's item; null if it belongs to another owner, or is missing or deleted. The owner may be null, and the id may be no UUID.
 */
export async function findItem(db: Database, ownerId: string | null, id: string): Promise<ItemRow | null> {
  if (ownerId === null || !isUuid(id)) return null;
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id));
  return row ?? null;
}

/** Finds an owner's item and locks it until the transaction ends, so that decisions about it stay valid. */
export async function lockItemOf(db: Database, ownerId: string | null, id: string): Promise<ItemRow | null> {
  if (ownerId === null || !isUuid(id)) return null;
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id)).for('update');
  return row ?? null;
}

/** Replaces all designs of an item, including those of other formats. */
export async function replaceDesigns(
  db: Database,
  { id }: ItemRow,
  { designs, currentFormat }: Pick<ItemRow, 'designs' | 'currentFormat'>,
  now: Date,
): Promise<ItemRow> {
  const [row] = await db.update(items).set({ designs, currentFormat, updatedAt: now }).where(eq(items.id, id)).returning();
  if (!row) throw new Error(`Item ${id} is gone`);
  return row;
}

/** Lists an owner's covers in one state, last saved first, after a cursor. */
export async function listItems(
  db: Database,
  ownerId: string,
  state: ItemState,
  after: ListPlace | null,
  most: number,
): Promise<readonly ItemRow[]> {
  return db
    .select()
    .from(items)
    .where(inList(ownerId, state, after))
    .orderBy(...LIST_ORDER)
    .limit(most);
}

/** Sets the time of deletion of an item, or with null restores it. Returns false if there is nothing to change. */
export async function markDeleted(db: Database, ownerId: string, id: string, deletedAt: Date | null): Promise<boolean> {
  const found = await db
    .update(items)
    .set({ deletedAt })
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId), deletedAt ? isNull(items.deletedAt) : isNotNull(items.deletedAt)))
    .returning({ id: items.id });
  return found.length > 0;
}

/** Permanently deletes items that were deleted before a time, with their rendered pictures. */
export async function purgeItemsBefore(db: Database, moment: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const expired = transaction.select({ id: items.id }).from(items).where(lt(items.deletedAt, moment));
    // Dependent rows are deleted with the item, so the names of their files are read first.
    const pictures = [
      await transaction.select({ pictures: draftShares.pictures }).from(draftShares).where(inArray(draftShares.itemId, expired)),
      await transaction.select({ pictures: reviews.pictures }).from(reviews).where(inArray(reviews.itemId, expired)),
      await transaction.select({ pictures: itemVersions.pictures }).from(itemVersions).where(inArray(itemVersions.itemId, expired)),
    ];
    const rows = await transaction.delete(items).where(lt(items.deletedAt, moment)).returning({ key: items.thumbnailKey });
    const painted = pictures.flat().flatMap((row) => Object.values(row.pictures));
    await markFilesDeleted(transaction, [...rows.flatMap(({ key }) => thumbnailFiles(key)), ...painted]);
  });
}

/**
 * Sets the front picture of an item and deletes the former one; setting the same one twice is allowed. If another request has set a
 * different one, or the item is gone, the given one is deleted instead.
 */
export async function setThumbnail(db: Database, { id, thumbnailKey }: ItemRow, key: string): Promise<void> {
  const before = thumbnailKey === null ? isNull(items.thumbnailKey) : eq(items.thumbnailKey, thumbnailKey);
  await db.transaction(async (transaction) => {
    const set = await transaction
      .update(items)
      .set({ thumbnailKey: key })
      .where(and(eq(items.id, id), or(before, eq(items.thumbnailKey, key))))
      .returning({ id: items.id });
    if (set.length > 0) await unmarkFilesDeleted(transaction, thumbnailFiles(key));
    const gone = set.length === 0 ? key : thumbnailKey === key ? null : thumbnailKey;
    await markFilesDeleted(transaction, thumbnailFiles(gone));
  });
}

/** The place of an item in a list, and its searchable texts. */
export interface ItemTexts extends ListPlace {
  readonly words: readonly string[];
}

/** Lists the names, titles and authors of an owner's covers in one state, in the order of the list. */
export async function listItemTexts(
  db: Database,
  ownerId: string,
  state: ItemState,
  after: ListPlace | null,
): Promise<readonly ItemTexts[]> {
  const find = (path: string) => sql`jsonb_path_query_array(${items.designs}, ${path}::jsonpath)`;
  const rows = await db
    .select({
      id: items.id,
      time: items.updatedAt,
      words: sql<unknown>`${find('$.*.metadata.title')} || ${find('$.*.metadata.author')} || ${find(
        '$.*.frontBoard.textBoxes[*] ? (@.panelName == "Title" || @.panelName == "Author").text.text',
      )}`,
    })
    .from(items)
    .where(inList(ownerId, state, after))
    .orderBy(...LIST_ORDER);
  return rows.map(({ words, ...place }) => ({ ...place, words: z.array(z.string()).parse(words) }));
}

/** Finds an owner's items by their ids, in no particular order. */
export async function findItems(db: Database, ownerId: string, ids: readonly string[]): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(items)
    .where(and(inArray(items.id, [...ids]), eq(items.ownerId, ownerId), isNull(items.deletedAt)));
}

const LIST_ORDER = [desc(items.updatedAt), desc(items.id)];

function inList(ownerId: string, state: ItemState, after: ListPlace | null): SQL | undefined {
  return and(eq(items.ownerId, ownerId), eq(items.state, state), isNull(items.deletedAt), comesAfter(items.updatedAt, items.id, after));
}

function ownedBy(ownerId: string, id: string): SQL | undefined {
  return and(eq(items.id, id), eq(items.ownerId, ownerId), isNull(items.deletedAt));
}
