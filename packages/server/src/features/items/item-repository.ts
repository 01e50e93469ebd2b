import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { items } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ListPlace } from '../list-cursor.ts';
import type { ItemState } from './item-states.ts';

export type ItemRow = typeof items.$inferSelect;

export async function insertItem(db: Database, row: ItemRow): Promise<void> {
  await db.insert(items).values(row);
}

/** The owner's own item, or null: another's is as good as missing, and so is a deleted one. */
export async function findItem(db: Database, ownerId: string, id: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(items).where(ownedBy(ownerId, id));
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
  const [row] = await db
    .update(items)
    .set({
      designs: sql`${items.designs} || ${JSON.stringify(change.designs)}::jsonb`,
      updatedAt: change.now,
      ...(change.currentFormat ? { currentFormat: change.currentFormat } : {}),
    })
    .where(
      and(ownedBy(ownerId, id), inArray(items.state, [...change.states]), change.basedOn ? eq(items.updatedAt, change.basedOn) : undefined),
    )
    .returning();
  return row ?? null;
}

/** An owner's covers in one state, the last saved first, from a place on. */
export async function listItems(
  db: Database,
  ownerId: string,
  state: ItemState,
  after: ListPlace | null,
  most: number,
): Promise<readonly ItemRow[]> {
  const beyond = after && or(lt(items.updatedAt, after.time), and(eq(items.updatedAt, after.time), lt(items.id, after.id)));
  return db
    .select()
    .from(items)
    .where(and(eq(items.ownerId, ownerId), eq(items.state, state), isNull(items.deletedAt), beyond ?? undefined))
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(most);
}

/** Deletes an item at a moment, or with null brings a deleted one back. False when there is none to. */
export async function markDeleted(db: Database, ownerId: string, id: string, deletedAt: Date | null): Promise<boolean> {
  const found = await db
    .update(items)
    .set({ deletedAt })
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId), deletedAt ? isNull(items.deletedAt) : isNotNull(items.deletedAt)))
    .returning({ id: items.id });
  return found.length > 0;
}

/** Forgets for good what was deleted before a moment. */
export async function purgeItemsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(items).where(lt(items.deletedAt, moment));
}

function ownedBy(ownerId: string, id: string): SQL | undefined {
  return and(eq(items.id, id), eq(items.ownerId, ownerId), isNull(items.deletedAt));
}
