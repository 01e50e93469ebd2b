import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { attempts } from '../db/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

/** A limit for the number of attempts. */
export interface AttemptLimit {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts an attempt under a name, for all processes together. Returns false if there were too many; further attempts do not extend the
 * wait. The first attempt starts the time window.
 * @param amount weight of the attempt
 */
export async function countAttempt(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  name: string,
  { most, withinMs }: AttemptLimit,
  amount = 1,
): Promise<boolean> {
  const now = clock.now();
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ name, count: amount, endsAt: new Date(now.getTime() + withinMs) })
    .onConflictDoUpdate({
      target: attempts.name,
      set: {
        count: sql`case when ${isOver} then ${amount}::int else least(${attempts.count}::bigint + ${amount}::int, 2147483647)::int end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count });
  return (row?.count ?? amount) <= most;
}

/** Returns true if any attempt under a name counts at present. */
export async function isCounted({ db, clock }: { readonly db: Database; readonly clock: Clock }, name: string): Promise<boolean> {
  const rows = await db
    .select({ name: attempts.name })
    .from(attempts)
    .where(and(eq(attempts.name, name), gt(attempts.endsAt, clock.now())));
  return rows.length > 0;
}

export async function deleteAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.endsAt, moment));
}
