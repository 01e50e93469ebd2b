import { purgeItemsBefore } from '../features/items/item-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

interface ExpireItemsTools {
  readonly db: Database;
  readonly clock: Clock;
}

const MONTH_MS = 30 * 24 * 3_600_000;

/** Permanently deletes covers that were deleted a month ago, with their pictures. */
export async function expireItems({ db, clock }: ExpireItemsTools): Promise<void> {
  await purgeItemsBefore(db, new Date(clock.now().getTime() - MONTH_MS));
}
