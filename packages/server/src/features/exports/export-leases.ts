import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exports } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ExportRow } from './export-repository.ts';
import { FAIR_ORDER, MAX_ATTEMPTS } from './fair-order.ts';

/** Seconds that a worker may be silent before another takes over what it renders. */
const LEASE_SECONDS = 15;

const nextSchema = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Takes the export whose turn it is, for one worker.
 * @param token names this rendering: only a worker with the same token may prolong or end the lease
 * @returns null when none waits
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
      .returning();
    if (row) return row;
  }
}

/** Prolongs a lease and writes how far the work is. False when it is no longer this worker's: it was cancelled, or taken over. */
export async function renewLease(db: Database, id: string, token: string, progress: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ progress, leasedUntil: leaseEnd(), updatedAt: now })
    .where(isHeld(id, token))
    .returning({ id: exports.id });
  return rows.length > 0;
}

/** Describes what a worker leaves of an export that it held. `queued`: another is to try. */
export type Outcome =
  | { readonly state: 'done'; readonly fileKey: string }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'queued'; readonly attempts: number };

/** Ends a lease. False when it was no longer this worker's; then nothing changes. */
export async function endLease(db: Database, id: string, token: string, outcome: Outcome, now: Date): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ ...outcome, progress: outcome.state === 'done' ? 1 : 0, leaseToken: null, leasedUntil: null, updatedAt: now })
    .where(isHeld(id, token))
    .returning({ id: exports.id });
  return rows.length > 0;
}

/** Fails what was begun as often as anything is and abandoned each time: it may be what ends the workers. The ids. */
export async function failAbandoned(db: Database, error: string, now: Date): Promise<readonly string[]> {
  const rows = await db
    .update(exports)
    .set({ state: 'failed', error, leaseToken: null, leasedUntil: null, updatedAt: now })
    .where(and(isAbandoned(), sql`${exports.attempts} >= ${MAX_ATTEMPTS}`))
    .returning({ id: exports.id });
  return rows.map(({ id }) => id);
}

function leaseEnd(): SQL {
  return sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
}

/** Running, and its worker has been silent for too long. */
function isAbandoned(): SQL | undefined {
  return and(inArray(exports.state, ['running']), or(sql`${exports.leasedUntil} is null`, lt(exports.leasedUntil, sql`now()`)));
}

function isHeld(id: string, token: string): SQL | undefined {
  return and(eq(exports.id, id), eq(exports.leaseToken, token), eq(exports.state, 'running'));
}
