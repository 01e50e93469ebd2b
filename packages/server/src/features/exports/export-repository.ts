import { markFilesDeleted } from '../files/deleted-files.ts';
import type { ExportState } from '@coverwright/contracts/calls/exports.ts';
import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { exports } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { exportNotice } from './export-notice.ts';
import { EXPORT_TRANSITIONS } from './export-states.ts';

export type ExportRow = typeof exports.$inferSelect;

/** Inserts an export into the queue, which wakes an idle worker. */
export async function insertExport(db: Database, row: ExportRow): Promise<void> {
  await db.insert(exports).values(row).returning({ notice: exportNotice() });
}

/**
 * Finds a finished export of the same document and kind; its lifetime is extended to that of a new one. Null without one. Thus an unchanged
 * cover is never rendered twice.
 */
export async function findSameExport(
  db: Database,
  { ownerId, itemId, kind, widthPx, design }: Pick<ExportRow, 'ownerId' | 'itemId' | 'kind' | 'widthPx' | 'design'>,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(exports)
    .set({ updatedAt: now })
    .where(
      and(
        eq(exports.ownerId, ownerId),
        itemId === null ? isNull(exports.itemId) : eq(exports.itemId, itemId),
        eq(exports.kind, kind),
        widthPx === null ? isNull(exports.widthPx) : eq(exports.widthPx, widthPx),
        eq(exports.state, 'done'),
        // jsonb compares documents regardless of the order of their fields.
        sql`${exports.design} = ${JSON.stringify(design)}::jsonb`,
      ),
    )
    .returning({ id: exports.id });
  return row?.id ?? null;
}

/** The state of an export, as its owner is told it. */
export type ExportStatus = Pick<ExportRow, 'id' | 'state' | 'progress' | 'filename' | 'error'>;

const STATUS = {
  id: exports.id,
  state: exports.state,
  progress: exports.progress,
  filename: exports.filename,
  error: exports.error,
};

/** Finds the status of an owner's export, without its design, which is large; null without one. */
export async function findExportStatus(db: Database, ownerId: string, id: string): Promise<ExportStatus | null> {
  const [row] = await db
    .select(STATUS)
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.ownerId, ownerId)));
  return row ?? null;
}

/** Finds an owner's export; null without one. */
export async function findExport(db: Database, ownerId: string, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.ownerId, ownerId)));
  return row ?? null;
}

/** Cancels a waiting or running export. Returns null if it has ended already. */
export async function markCancelled(db: Database, id: string, now: Date): Promise<ExportStatus | null> {
  const [row] = await db
    .update(exports)
    .set({ state: 'cancelled', leaseToken: null, leasedUntil: null, updatedAt: now })
    .where(and(eq(exports.id, id), inArray(exports.state, [...EXPORT_TRANSITIONS.cancelled])))
    .returning({ ...STATUS, notice: exportNotice() });
  return row ?? null;
}

/** Queues a failed export again, with a fresh state. Returns false if it has not failed. */
export async function requeueFailed(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ state: 'queued', progress: 0, error: null, attempts: 0, updatedAt: now })
    .where(and(eq(exports.id, id), eq(exports.state, 'failed')))
    .returning({ id: exports.id, notice: exportNotice() });
  return rows.length > 0;
}

/** Counts the waiting and the running exports. */
export async function countLiveExports(db: Database): Promise<{ readonly waiting: number; readonly running: number }> {
  const rows = await db
    .select({ state: exports.state, count: count() })
    .from(exports)
    .where(inArray(exports.state, ['queued', 'running']))
    .groupBy(exports.state);
  const of = (state: ExportState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of('queued'), running: of('running') };
}

/** Deletes exports that were last changed before a time, with their files. */
export async function deleteExportsBefore(db: Database, moment: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = await transaction.delete(exports).where(lt(exports.updatedAt, moment)).returning({ fileKey: exports.fileKey });
    await markFilesDeleted(
      transaction,
      rows.flatMap(({ fileKey }) => fileKey ?? []),
    );
  });
}
