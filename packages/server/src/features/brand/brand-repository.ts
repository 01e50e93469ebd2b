import { and, count, desc, eq } from 'drizzle-orm';
import { brandElements } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type BrandRow = typeof brandElements.$inferSelect;

export async function findBrand(db: Database, ownerId: string): Promise<readonly BrandRow[]> {
  return db
    .select()
    .from(brandElements)
    .where(eq(brandElements.ownerId, ownerId))
    .orderBy(desc(brandElements.usedAt), desc(brandElements.id));
}

export async function countBrand(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(brandElements).where(eq(brandElements.ownerId, ownerId));
  return row?.count ?? 0;
}

/** Marks the owner's element of this identity as used now; null without one. */
export async function markUsed(db: Database, ownerId: string, identity: string, usedAt: Date): Promise<BrandRow | null> {
  const [row] = await db
    .update(brandElements)
    .set({ usedAt })
    .where(and(eq(brandElements.ownerId, ownerId), eq(brandElements.identity, identity)))
    .returning();
  return row ?? null;
}

/** Inserts an element, or marks the equal one as used if a concurrent request was faster. */
export async function upsertBrandElement(db: Database, row: BrandRow): Promise<BrandRow> {
  const [stored] = await db
    .insert(brandElements)
    .values(row)
    .onConflictDoUpdate({ target: [brandElements.ownerId, brandElements.identity], set: { usedAt: row.usedAt } })
    .returning();
  return stored ?? row;
}

export async function findBrandElement(db: Database, ownerId: string, id: string): Promise<BrandRow | null> {
  const [row] = await db
    .select()
    .from(brandElements)
    .where(and(eq(brandElements.ownerId, ownerId), eq(brandElements.id, id)));
  return row ?? null;
}

export async function updateBrandElement(
  db: Database,
  ownerId: string,
  id: string,
  change: Pick<BrandRow, 'name' | 'identity'>,
): Promise<void> {
  await db
    .update(brandElements)
    .set(change)
    .where(and(eq(brandElements.ownerId, ownerId), eq(brandElements.id, id)));
}

export async function deleteBrandRow(db: Database, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(brandElements)
    .where(and(eq(brandElements.ownerId, ownerId), eq(brandElements.id, id)))
    .returning({ id: brandElements.id });
  return gone.length > 0;
}
