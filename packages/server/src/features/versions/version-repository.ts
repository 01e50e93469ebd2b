import { markFilesDeleted } from '../files/deleted-files.ts';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { VersionMark } from '@coverwright/core/versions/thin-versions.ts';
import { items, itemVersions } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type VersionRow = typeof itemVersions.$inferSelect;
/** A version without its designs, for lists. */
export type VersionHead = Omit<VersionRow, 'designs'>;
export type VersionAspects = NonNullable<VersionRow['aspects']>;

const { designs: _, ...headColumns } = getTableColumns(itemVersions);
/** Maximum number of listed versions. Ordinary saves are thinned out; permanent versions are made by hand. */
const MOST_LISTED = 500;

/** The facts of a new version; its designs are those of the item. */
export interface NewVersion extends Pick<VersionRow, 'id' | 'kind' | 'savedAt'> {
  readonly aspects: VersionAspects;
}

/**
 * Adds the current state of an item as its newest version, unless the newest one has equal designs. The database copies the designs itself,
 * because they are most of a save's data.
 * @returns the time of the previous version, null for the first one; or that nothing was added
 */
export async function insertVersionOfItem(
  db: Database,
  itemId: string,
  { id, kind, savedAt, aspects }: NewVersion,
): Promise<{ readonly isAdded: boolean; readonly previousSavedAt: Date | null }> {
  const newest = <Column extends 'designs' | 'savedAt'>(column: Column) =>
    db
      .select({ [column]: itemVersions[column] })
      .from(itemVersions)
      .where(eq(itemVersions.itemId, itemId))
      .orderBy(...NEWEST_FIRST)
      .limit(1);
  const current = db
    .select({
      id: sql<string>`${id}::uuid`.as('id'),
      ownerId: items.ownerId,
      itemId: sql<string>`${items.id}`.as('item_id'),
      kind: sql<VersionRow['kind']>`${kind}`.as('kind'),
      name: sql<null>`null`.as('name'),
      currentFormat: items.currentFormat,
      designs: items.designs,
      pictures: sql<VersionRow['pictures']>`'{}'::jsonb`.as('pictures'),
      aspects: sql<VersionAspects>`${JSON.stringify(aspects)}::jsonb`.as('aspects'),
      savedAt: sql<Date>`${savedAt.toISOString()}::timestamptz`.as('saved_at'),
    })
    .from(items)
    .where(and(eq(items.id, itemId), sql`${items.designs} is distinct from (${newest('designs')})`));
  const [added] = await db
    .insert(itemVersions)
    .select(current)
    // The statement's subquery sees the versions before the insert.
    .returning({ previous: sql<string | Date | null>`(${newest('savedAt')})` });
  return { isAdded: added !== undefined, previousSavedAt: added?.previous ? new Date(added.previous) : null };
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
