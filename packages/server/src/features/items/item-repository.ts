import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type ItemRow = typeof items.$inferSelect;

export async function insertItem(db: Database, row: ItemRow): Promise<void> {
  await db.insert(items).values(row);
}

/** The owner's own item, or null: another's is as good as missing. */
export async function findItem(db: Database, ownerId: string, id: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id));
  return row ?? null;
}

/**
 * Lays the given formats over the stored ones in one statement, so that two saves at once lose neither.
 * @param change.basedOn the save that is to be the last one so far; null: whichever.
 */
export async function updateDesigns(
  db: Database,
  ownerId: string,
  id: string,
  change: { readonly designs: Designs; readonly currentFormat: FormatId | undefined; readonly basedOn: Date | null; readonly now: Date },
): Promise<ItemRow | null> {
  const [row] = await db
    .update(items)
    .set({
      designs: sql`${items.designs} || ${JSON.stringify(change.designs)}::jsonb`,
      updatedAt: change.now,
      ...(change.currentFormat ? { currentFormat: change.currentFormat } : {}),
    })
    .where(and(ownedBy(ownerId, id), change.basedOn ? eq(items.updatedAt, change.basedOn) : undefined))
    .returning();
  return row ?? null;
}

function ownedBy(ownerId: string, id: string): SQL | undefined {
  return and(eq(items.id, id), eq(items.ownerId, ownerId));
}
