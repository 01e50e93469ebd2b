import type { StockChoiceState } from '@coverwright/contracts/calls/stock.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { stockCopies } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type CopyRow = typeof stockCopies.$inferSelect;

/** The states from which a copy may come into each state. A worker that died leaves `running`, and another may take over. */
const TRANSITIONS: Readonly<Record<StockChoiceState, readonly StockChoiceState[]>> = {
  queued: ['failed'],
  running: ['queued', 'running', 'failed'],
  done: ['running'],
  failed: ['queued', 'running'],
};

/** Inserts a choice, or returns the existing one. */
export async function insertCopy(db: Database, row: CopyRow): Promise<{ readonly row: CopyRow; readonly isNew: boolean }> {
  const [added] = await db.insert(stockCopies).values(row).onConflictDoNothing().returning();
  if (added) return { row: added, isNew: true };
  // The copy is in use again, so the sweep of unused copies counts from now.
  await db.update(stockCopies).set({ updatedAt: row.updatedAt }).where(isCopyOf(row));
  const known = await findCopyOf(db, row.ownerId, row.source, row.sourceId);
  return { row: known ?? row, isNew: false };
}

export async function findCopyOf(db: Database, ownerId: string, source: string, sourceId: string): Promise<CopyRow | null> {
  const [row] = await db.select().from(stockCopies).where(isCopyOf({ ownerId, source, sourceId }));
  return row ?? null;
}

function isCopyOf({ ownerId, source, sourceId }: Pick<CopyRow, 'ownerId' | 'source' | 'sourceId'>) {
  return and(
    eq(stockCopies.ownerId, ownerId),
    eq(stockCopies.source, source),
    eq(stockCopies.sourceId, sourceId),
    eq(stockCopies.isSpare, false),
  );
}

/** Finds an owner's choice; null without one. */
export async function findCopy(db: Database, ownerId: string, id: string): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(stockCopies)
    .where(and(eq(stockCopies.ownerId, ownerId), eq(stockCopies.id, id)));
  return row ?? null;
}

/** Changes the state of a copy if the transition is allowed; otherwise returns null without a change. */
export async function updateCopyState(
  db: Database,
  id: string,
  state: StockChoiceState,
  now: Date,
  change: Partial<Pick<CopyRow, 'error' | 'photo' | 'assetId'>> = {},
): Promise<CopyRow | null> {
  const [row] = await db
    .update(stockCopies)
    .set({ ...change, state, updatedAt: now })
    .where(and(eq(stockCopies.id, id), inArray(stockCopies.state, [...TRANSITIONS[state]])))
    .returning();
  return row ?? null;
}
