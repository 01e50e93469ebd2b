import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { VersionMark } from '@coverwright/core/versions/thin-versions.ts';
import { itemVersions } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type VersionRow = typeof itemVersions.$inferSelect;
/** A version without its designs, which lists do without. */
export type VersionHead = Omit<VersionRow, 'designs'>;
export type VersionAspects = NonNullable<VersionRow['aspects']>;

const { designs: _, ...headColumns } = getTableColumns(itemVersions);
/** Saves are thinned out; what is kept for good is by hand. */
const MOST_LISTED = 500;

export async function insertVersion(db: Database, row: VersionRow): Promise<void> {
  await db.insert(itemVersions).values(row);
}

/** The newest version of an item, and whether it is of these very designs. */
export async function findNewest(
  db: Database,
  itemId: string,
  designs: unknown,
): Promise<{ readonly id: string; readonly isSame: boolean } | null> {
  const [row] = await db
    .select({ id: itemVersions.id, isSame: sql<boolean>`${itemVersions.designs} = ${JSON.stringify(designs)}::jsonb` })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return row ?? null;
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

/** Notes the aspects of a version from before they were. */
export async function noteAspects(db: Database, id: string, aspects: VersionAspects): Promise<void> {
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

/** Notes where a picture of a version lies. False when the version is gone. */
export async function noteVersionPicture(db: Database, id: string, name: string, key: string): Promise<boolean> {
  const noted = await db
    .update(itemVersions)
    .set({ pictures: sql`${itemVersions.pictures} || ${JSON.stringify({ [name]: key })}::jsonb` })
    .where(eq(itemVersions.id, id))
    .returning({ id: itemVersions.id });
  return noted.length > 0;
}

/** Forgets versions. The storage keys of what was painted of them. */
export async function deleteVersions(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .delete(itemVersions)
    .where(inArray(itemVersions.id, [...ids]))
    .returning({ pictures: itemVersions.pictures });
  return rows.flatMap(({ pictures }) => Object.values(pictures));
}

const NEWEST_FIRST = [desc(itemVersions.savedAt), desc(itemVersions.id)];
