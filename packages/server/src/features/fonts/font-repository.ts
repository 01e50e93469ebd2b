import { and, asc, eq } from 'drizzle-orm';
import { fonts } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type FontRow = typeof fonts.$inferSelect;

export async function insertFont(db: Database, row: FontRow): Promise<void> {
  await db.insert(fonts).values(row);
}

export async function findFonts(db: Database, ownerId: string): Promise<readonly FontRow[]> {
  return db.select().from(fonts).where(eq(fonts.ownerId, ownerId)).orderBy(asc(fonts.family), asc(fonts.bold), asc(fonts.italic));
}

/** Finds an owner's font with the same bytes; null without one. */
export async function findSameFont(db: Database, ownerId: string, sha256: string): Promise<FontRow | null> {
  const [row] = await db
    .select()
    .from(fonts)
    .where(and(eq(fonts.ownerId, ownerId), eq(fonts.sha256, sha256)));
  return row ?? null;
}

export async function findFont(db: Database, ownerId: string, id: string): Promise<FontRow | null> {
  const [row] = await db
    .select()
    .from(fonts)
    .where(and(eq(fonts.ownerId, ownerId), eq(fonts.id, id)));
  return row ?? null;
}
