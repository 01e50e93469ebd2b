import { asc, inArray, lt, sql } from 'drizzle-orm';
import { accounts, anonymousVisits } from '../db/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const DAY_MS = 24 * 3_600_000;
/** Maximum number of owners that a process remembers having marked today. */
const MOST_REMEMBERED = 50_000;

/** Records that an anonymous browser was here: at most once per day and process, because it is called for every request. */
export type MarkVisit = (ownerId: string) => Promise<void>;

export function createVisitMarker({ db, clock }: { readonly db: Database; readonly clock: Clock }): MarkVisit {
  const marked = new Map<string, number>();
  return async (ownerId) => {
    const seenAt = clock.now();
    const today = Math.floor(seenAt.getTime() / DAY_MS);
    if (marked.get(ownerId) === today) return;
    if (marked.size >= MOST_REMEMBERED) marked.clear();
    marked.set(ownerId, today);
    await db.insert(anonymousVisits).values({ ownerId, seenAt }).onConflictDoUpdate({ target: anonymousVisits.ownerId, set: { seenAt } });
  };
}

/** Deletes and returns owners without a visit since a time, the longest absent first. Accounts that began as one are left out. */
export async function claimInactiveOwners(db: Database, moment: Date, most: number): Promise<readonly string[]> {
  const due = db
    .select({ id: anonymousVisits.ownerId })
    .from(anonymousVisits)
    .where(lt(anonymousVisits.seenAt, moment))
    .orderBy(asc(anonymousVisits.seenAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(anonymousVisits)
    .where(inArray(anonymousVisits.ownerId, due))
    .returning({
      id: anonymousVisits.ownerId,
      isAccount: sql<boolean>`exists (select 1 from ${accounts} where ${accounts.id} = owner_id)`,
    });
  return rows.flatMap(({ id, isAccount }) => (isAccount ? [] : [id]));
}
