import { markFilesDeleted, unmarkFilesDeleted } from '../files/deleted-files.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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
 * The owner's own item, or null: another's is as good as missing, and so is a deleted one. The caller may own nothing, and by a name
 * that is none.
 */
export async function findItem(db: Database, ownerId: string | null, id: string): Promise<ItemRow | null> {
  if (ownerId === null || !isUuid(id)) return null;
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id));
  return row ?? null;
}

/** The same, held until the transaction ends: what is decided on it is still so when it is changed. */
export async function lockItemOf(db: Database, ownerId: string | null, id: string): Promise<ItemRow | null> {
  if (ownerId === null || !isUuid(id)) return null;
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id)).for('update');
  return row ?? null;
}

/**
 * Lays the given formats over the stored ones in one statement, so that two saves at once lose neither.
 * @param change.states what the item must be
 * @param change.basedOn the save that is to be the last one so far; null: whichever.
 */
export async function updateDesigns(
  db: Database,
  ownerId: string,
  id: string,
  change: {
    readonly states: readonly ItemState[];
    readonly designs: Designs;
    readonly currentFormat: FormatId | undefined;
    readonly basedOn: Date | null;
    readonly now: Date;
  },
): Promise<ItemRow | null> {
  const sent = JSON.stringify(change.designs);
  // The client has the formats that it sent, so only the others are returned.
  const formats = sql.join(
    Object.keys(change.designs).map((format) => sql`${format}`),
    sql`, `,
  );
  const others = sql<Designs>`${items.designs} - array[${formats}]::text[]`;
  const [row] = await db
    .update(items)
    .set({
      designs: sql`${items.designs} || ${sent}::jsonb`,
      // The time is at least a millisecond after the last save, because a save is identified by it.
      updatedAt: sql`greatest(${change.now.toISOString()}::timestamptz, ${items.updatedAt} + interval '1 millisecond')`,
      ...(change.currentFormat ? { currentFormat: change.currentFormat } : {}),
    })
    .where(
      and(ownedBy(ownerId, id), inArray(items.state, [...change.states]), change.basedOn ? eq(items.updatedAt, change.basedOn) : undefined),
    )
    .returning({ ...getTableColumns(items), designs: others });
  return row ? { ...row, designs: { ...row.designs, ...change.designs } } : null;
}

/** Puts other designs in the place of an item's: all of them, formats that are not among them too. */
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

/** An owner's covers in one state, the last saved first, from a place on. */
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

/** Sets the time of deletion of an item, or with null restores it. False if there is nothing to change. */
export async function markDeleted(db: Database, ownerId: string, id: string, deletedAt: Date | null): Promise<boolean> {
  const found = await db
    .update(items)
    .set({ deletedAt })
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId), deletedAt ? isNull(items.deletedAt) : isNotNull(items.deletedAt)))
    .returning({ id: items.id });
  return found.length > 0;
}

/** Deletes for good what was deleted before a moment, and what was painted of it. */
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
 * Sets where the front of an item lies, and deletes what lay elsewhere before; the same may be set twice. Where somebody else has set
 * another one, or the item is gone, the given one is deleted instead.
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

/** Where an item stands in a list, and the words that it is looked for by. */
export interface ItemTexts extends ListPlace {
  readonly words: readonly string[];
}

/** Titles and authors of an owner's covers in one state, as they are called and as their fronts say them; in the order of the list. */
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

/** An owner's items of these names, in no order. */
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
