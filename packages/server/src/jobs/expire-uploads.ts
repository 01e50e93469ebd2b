import { deleteUnreferencedAssets } from '../features/assets/delete-unreferenced.ts';
import { deleteUnreferencedBlogPictures } from '../features/blog/blog-picture-repository.ts';
import { deleteUnreferencedCopies } from '../features/stock/delete-unreferenced-copies.ts';
import { deleteIncomingBefore } from '../features/assets/incoming-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';

const HOUR_MS = 3_600_000;
/** Age of abandoned uploads in milliseconds: an address is offered for an hour; the second hour is for a slow connection. */
const INCOMING_MS = 2 * HOUR_MS;
/** Time within which a removed picture can be restored, in milliseconds. */
const REMOVED_MS = 30 * 24 * HOUR_MS;
/** Age of unused copies in milliseconds: a picture may be chosen long before its cover is saved. */
const COPIED_MS = 30 * 24 * HOUR_MS;
const COPIES_AT_ONCE = 200;
/** Age of unused blog pictures in milliseconds: an article may be written for days before it is saved. */
const BLOG_MS = 30 * 24 * HOUR_MS;
/** Age of incomplete files in milliseconds: no file takes a day to write. */
const DRAFT_MS = 24 * HOUR_MS;
/** Maximum number of pictures per sweep, because all documents of their owners are searched for each. */
const ASSETS_AT_ONCE = 200;

interface ExpiryTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Deletes abandoned uploads, pictures that were removed a month ago and nothing refers to, unused copies of stock pictures, unused pictures
 * of the blog, and incomplete files.
 */
export async function expireUploads({ db, storage, clock }: ExpiryTools): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await deleteIncomingBefore(db, ago(INCOMING_MS));
  await deleteUnreferencedCopies(db, ago(COPIED_MS), clock.now(), COPIES_AT_ONCE);
  await deleteUnreferencedBlogPictures(db, ago(BLOG_MS));
  await deleteUnreferencedAssets(db, ago(REMOVED_MS), ASSETS_AT_ONCE);
  await storage.deleteDrafts(ago(DRAFT_MS));
}
