import { deleteUnreferencedAssets } from '../features/assets/delete-unreferenced.ts';
import { deleteUnreferencedBlogPictures } from '../features/blog/blog-picture-repository.ts';
import { deleteUnreferencedCopies } from '../features/stock/delete-unreferenced-copies.ts';
import { deleteIncomingBefore } from '../features/assets/incoming-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';

const HOUR_MS = 3_600_000;
/** A place is offered for an hour; the second is for a slow line. */
const INCOMING_MS = 2 * HOUR_MS;
/** A removed picture can be brought back for 30 days. */
const REMOVED_MS = 30 * 24 * HOUR_MS;
/** A picture may be chosen long before the cover that shows it is saved. */
const COPIED_MS = 30 * 24 * HOUR_MS;
const COPIES_AT_ONCE = 200;
/** An article may be written for days before it is saved with its pictures. */
const BLOG_MS = 30 * 24 * HOUR_MS;
/** No file takes a day to write. */
const DRAFT_MS = 24 * HOUR_MS;
/** Documents of its owner are searched for each. */
const ASSETS_AT_ONCE = 200;

interface ExpiryTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Deletes what was put and never saved, pictures that were removed a month ago and nothing refers to, copies of stock pictures and pictures of the
 * blog that nothing names any more, and half-written files.
 */
export async function expireUploads({ db, storage, clock }: ExpiryTools): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await deleteIncomingBefore(db, ago(INCOMING_MS));
  await deleteUnreferencedCopies(db, ago(COPIED_MS), clock.now(), COPIES_AT_ONCE);
  await deleteUnreferencedBlogPictures(db, ago(BLOG_MS));
  await deleteUnreferencedAssets(db, ago(REMOVED_MS), ASSETS_AT_ONCE);
  await storage.deleteDrafts(ago(DRAFT_MS));
}
