import type { ExportState } from '@coverwright/contracts/calls/exports.ts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { exports } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { EXPORT_TRANSITIONS } from './export-states.ts';

export type ExportRow = typeof exports.$inferSelect;
type ExportChange = Partial<Pick<ExportRow, 'progress' | 'error' | 'fileKey'>>;

export async function insertExport(db: Database, row: ExportRow): Promise<void> {
  await db.insert(exports).values(row);
}

/**
 * An export of the very same document into the very same file that is done; it is kept as long as a new one would be.
 * Null when there is none: an unchanged cover is never rendered twice.
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
        // Documents are equal whatever the order of their fields.
        sql`${exports.design} = ${JSON.stringify(design)}::jsonb`,
      ),
    )
    .returning({ id: exports.id });
  return row?.id ?? null;
}

/** The owner's own export, or null. */
export async function findExport(db: Database, ownerId: string, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.ownerId, ownerId)));
  return row ?? null;
}

/** Moves an export into a state, if it may come there from where it is; else null and nothing changes. */
export async function moveExport(
  db: Database,
  id: string,
  state: ExportState,
  now: Date,
  change: ExportChange = {},
): Promise<ExportRow | null> {
  const [row] = await db
    .update(exports)
    .set({ ...change, state, updatedAt: now })
    .where(and(eq(exports.id, id), inArray(exports.state, [...EXPORT_TRANSITIONS[state]])))
    .returning();
  return row ?? null;
}

/** Exports last touched before a moment, with their files. */
export async function deleteExportsBefore(db: Database, moment: Date): Promise<readonly string[]> {
  const rows = await db.delete(exports).where(lt(exports.updatedAt, moment)).returning({ fileKey: exports.fileKey });
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}
