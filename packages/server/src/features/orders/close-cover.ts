import type { Database } from '../../ports/database.ts';
import { grantCredits } from '../cutouts/credit-repository.ts';
import { deleteCoverFiles, lockItem, reopenItems, restoreRevisions } from './cover-repository.ts';
import { listPaidFormats, type OrderRow } from './order-repository.ts';

/** Revokes what a refunded order gave. Files of the cover are deleted: signed addresses end with their rows. */
export async function closeCover(db: Database, { ownerId, itemId, revisions, cutoutCredits }: OrderRow): Promise<void> {
  if (ownerId === null || itemId === null) return;
  // The lock order is that of a payment: otherwise two orders of one cover could wait for each other.
  await lockItem(db, itemId);
  await grantCredits(db, ownerId, -cutoutCredits);
  await deleteCoverFiles(db, itemId);
  if ((await listPaidFormats(db, ownerId, itemId)).length > 0) await restoreRevisions(db, itemId, revisions);
  else await reopenItems(db, itemId);
}
