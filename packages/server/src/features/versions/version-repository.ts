import { markFilesDeleted } from '../files/deleted-files.ts';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { VersionMark } from '@coverwright/core/versions/thin-versions.ts';
import { items, itemVersions } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type VersionRow = typeof itemVersions.$inferSelect;
/** A version without its designs, for lists. */
export type VersionHead = Omit<VersionRow, 'designs'>;
export type VersionAspects = NonNullable<VersionRow['aspects']>;

const { designs: _, ...headColumns } = getTableColumns(itemVersions);
/** The versions before a statement that adds some. */
const earlier = alias(itemVersions, 'earlier');
/** Maximum number of listed versions. Ordinary saves are thinned out; permanent versions are made by hand. */
const MOST_LISTED = 500;

/** The facts of a new version; its designs are those of the item. */
export interface NewVersion extends Pick<VersionRow, 'id' | 'itemId' | 'kind' | 'savedAt'> {
  readonly aspects: VersionAspects;
}

/**
 * Adds the current states of items as their newest versions, each item at most once, unless the newest one has equal designs. The database
 * copies the designs itself, because they are most of a save's data.
 * @returns the time of the previous version by item, null for the first one; an item without a new version has none
 */
export async function insertVersionsOfItems(db: Database, versions: readonly NewVersion[]): Promise<ReadonlyMap<string, Date | null>> {
  const newest = <Column extends 'designs' | 'savedAt'>(column: Column, itemId: PgColumn) =>
    db
      .select({ [column]: earlier[column] })
      .from(earlier)
      .where(eq(earlier.itemId, itemId))
      .orderBy(desc(earlier.savedAt), desc(earlier.id))
      .limit(1);
  const given = sql.join(versions.map(valuesOf), sql`, `);
  const current = db
    .select({
      id: sql<string>`given.id`.as('id'),
      ownerId: items.ownerId,
      itemId: sql<string>`${items.id}`.as('item_id'),
      kind: sql<VersionRow['kind']>`given.kind`.as('kind'),
      name: sql<null>`null`.as('name'),
      currentFormat: items.currentFormat,
      designs: items.designs,
      pictures: sql<VersionRow['pictures']>`'{}'::jsonb`.as('pictures'),
      aspects: sql<VersionAspects>`given.aspects`.as('aspects'),
      savedAt: sql<Date>`given.saved_at`.as('saved_at'),
    })
    .from(sql`(values ${given}) as given (id, item_id, kind, aspects, saved_at)`)
    .innerJoin(items, eq(items.id, sql`given.item_id`))
    .where(sql`${items.designs} is distinct from (${newest('designs', items.id)})`);
  const added = await db
    .insert(itemVersions)
    .select(current)
    // The statement's subquery sees the versions before the insert.
    .returning({ itemId: itemVersions.itemId, previous: sql<string | Date | null>`(${newest('savedAt', itemVersions.itemId)})` });
  return new Map(added.map(({ itemId, previous }) => [itemId, previous ? new Date(previous) : null]));
}

function valuesOf({ id, itemId, kind, aspects, savedAt }: NewVersion) {
  return sql`(${id}::uuid, ${itemId}::uuid, ${kind}, ${JSON.stringify(aspects)}::jsonb, ${savedAt.toISOString()}::timestamptz)`;
}

/** Changes the kind of an item's newest version. */
export async function markNewest(db: Database, itemId: string, kind: VersionRow['kind']): Promise<void> {
  const newest = db
    .select({ id: itemVersions.id })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  await db.update(itemVersions).set({ kind }).where(inArray(itemVersions.id, newest));
}

export async function listMarks(db: Database, itemId: string): Promise<readonly VersionMark[]> {
  const rows = await db
    .select({ id: itemVersions.id, savedAt: itemVersions.savedAt, kind: itemVersions.kind })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId));
  return rows.map(({ savedAt, ...mark }) => ({ ...mark, savedAt: savedAt.getTime() }));
}

export async function listVersionHeads(db: Database, itemId: string): Promise<readonly VersionHead[]> {
  return db
    .select(headColumns)
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId))
    .orderBy(...NEWEST_FIRST)
    .limit(MOST_LISTED);
}

/** Stores the aspect ratios of an older version that lacks them. */
export async function updateAspects(db: Database, id: string, aspects: VersionAspects): Promise<void> {
  await db.update(itemVersions).set({ aspects }).where(eq(itemVersions.id, id));
}

export async function findVersion(db: Database, itemId: string, id: string): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.id, id), eq(itemVersions.itemId, itemId)));
  return row ?? null;
}

export async function updateVersion(
  db: Database,
  id: string,
  change: Partial<Pick<VersionRow, 'kind' | 'name'>>,
): Promise<VersionHead | null> {
  const [row] = await db.update(itemVersions).set(change).where(eq(itemVersions.id, id)).returning(headColumns);
  return row ?? null;
}

/** Sets the key of a version's picture. Returns false if the version is gone. */
export async function setVersionPicture(db: Database, id: string, name: string, key: string): Promise<boolean> {
  const noted = await db
    .update(itemVersions)
    .set({ pictures: sql`${itemVersions.pictures} || ${JSON.stringify({ [name]: key })}::jsonb` })
    .where(eq(itemVersions.id, id))
    .returning({ id: itemVersions.id });
  return noted.length > 0;
}

/** Deletes versions and their pictures. */
export async function deleteVersions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .delete(itemVersions)
    .where(inArray(itemVersions.id, [...ids]))
    .returning({ pictures: itemVersions.pictures });
  const files = rows.flatMap(({ pictures }) => Object.values(pictures));
  await markFilesDeleted(db, files);
}

const NEWEST_FIRST = [desc(itemVersions.savedAt), desc(itemVersions.id)];
