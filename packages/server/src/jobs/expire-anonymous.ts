import { claimInactiveOwners } from '../auth/anonymous-visits.ts';
import { deleteWorkOf } from '../features/accounts/own-data-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

/** Lifetime of anonymous work in milliseconds, as the privacy page and the authors' pages state it. */
const GONE_MS = 90 * 24 * 3_600_000;

/** Deletes anonymous work of owners who have not visited for 90 days: each owner's work as a whole, with its files. */
export async function expireAnonymous({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - GONE_MS);
  for (;;) {
    const isDone = await db.transaction(async (transaction) => {
      const owners = await claimInactiveOwners(transaction, before, 1);
      for (const ownerId of owners) await deleteWorkOf(transaction, ownerId);
      return owners.length === 0;
    });
    if (isDone) return;
  }
}
