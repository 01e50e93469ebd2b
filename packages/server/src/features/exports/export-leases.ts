import { and, eq, getTableColumns, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exports } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { exportNotice } from './export-notice.ts';
import type { ExportRow } from './export-repository.ts';
import { FAIR_ORDER, MAX_ATTEMPTS } from './fair-order.ts';

/** Seconds without a sign of life after which another worker may take over an export. */
const LEASE_SECONDS = 15;

const nextSchema = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Claims the next export for a worker.
 * @param token of this rendering: only a worker with this token may renew or end the lease
 * @returns null if none is waiting
 */
export async function claimExport(db: Database, token: string, now: Date): Promise<ExportRow | null> {
  for (;;) {
    const { rows } = nextSchema.parse(await db.execute(sql`${FAIR_ORDER} order by place limit 1`));
    const [next] = rows;
    if (!next) return null;
    const [row] = await db
      .update(exports)
      .set({
        state: 'running',
        progress: 0,
        attempts: sql`${exports.attempts} + 1`,
        leaseToken: token,
        leasedUntil: leaseEnd(),
        startedAt: sql`now()`,
        updatedAt: now,
      })
      // If another worker has claimed it in the meantime, the next one is looked for.
      .where(and(eq(exports.id, next.id), or(eq(exports.state, 'queued'), isAbandoned())))
      .returning({ ...getTableColumns(exports), notice: exportNotice() });
    if (row) return row;
  }
}

/** Renews a lease and stores the progress. Returns false if the worker has lost it, because the export was canceled or taken over. */
export async function renewLease(db: Database, id: string, token: string, progress: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ progress, leasedUntil: leaseEnd(), updatedAt: now })
    .where(isHeld(id, token))
    .returning({ id: exports.id });
  return rows.length > 0;
}

/** The result of an export that a worker held. `queued`: another worker should try. */
export type Outcome =
  | { readonly state: 'done'; readonly fileKey: string }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'queued'; readonly attempts: number };

/** Ends a lease. Returns false without a change if the worker has lost it. */
export async function endLease(db: Database, id: string, token: string, outcome: Outcome, now: Date): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ ...outcome, progress: outcome.state === 'done' ? 1 : 0, leaseToken: null, leasedUntil: null, updatedAt: now })
    .where(isHeld(id, token))
    .returning({ id: exports.id, notice: exportNotice() });
  return rows.length > 0;
}

/** Fails exports that were abandoned in every allowed attempt, because they may be what crashes the workers. Returns their ids. */
export async function failAbandoned(db: Database, error: string, now: Date): Promise<readonly string[]> {
  const rows = await db
    .update(exports)
    .set({ state: 'failed', error, leaseToken: null, leasedUntil: null, updatedAt: now })
    .where(and(isAbandoned(), sql`${exports.attempts} >= ${MAX_ATTEMPTS}`))
    .returning({ id: exports.id, notice: exportNotice() });
  return rows.map(({ id }) => id);
}

function leaseEnd(): SQL {
  return sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
}

/** Returns the condition for running exports whose worker has been silent for too long. */
function isAbandoned(): SQL | undefined {
  return and(inArray(exports.state, ['running']), or(sql`${exports.leasedUntil} is null`, lt(exports.leasedUntil, sql`now()`)));
}

function isHeld(id: string, token: string): SQL | undefined {
  return and(eq(exports.id, id), eq(exports.leaseToken, token), eq(exports.state, 'running'));
}
