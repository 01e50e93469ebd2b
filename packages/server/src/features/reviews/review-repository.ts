import { markFilesDeleted, unmarkFilesDeleted } from '../files/deleted-files.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import { items, reviewComments, reviews, takedowns } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type CommentRow = typeof reviewComments.$inferSelect;

export async function findReviewOfItem(db: Database, itemId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.itemId, itemId));
  return row ?? null;
}

/** Finds the review of a working link, with its cover; null if the cover was taken down. */
export async function findReviewByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ readonly review: ReviewRow; readonly item: ItemRow } | null> {
  const [row] = await db
    .select({ review: reviews, item: items })
    .from(reviews)
    .innerJoin(items, eq(items.id, reviews.itemId))
    .leftJoin(takedowns, eq(takedowns.itemId, items.id))
    .where(and(eq(reviews.token, token), gt(reviews.expiresAt, now), isNull(items.deletedAt), isNull(takedowns.itemId)));
  return row ?? null;
}

export async function insertReview(db: Database, row: ReviewRow): Promise<void> {
  await db.insert(reviews).values(row).onConflictDoNothing({ target: reviews.itemId });
}

export async function updateReview(db: Database, id: string, change: Partial<Omit<ReviewRow, 'id'>>): Promise<void> {
  await db.update(reviews).set(change).where(eq(reviews.id, id));
}

/** Lists the comments of a review, oldest first. */
export async function listComments(db: Database, reviewId: string): Promise<readonly CommentRow[]> {
  return db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.reviewId, reviewId))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));
}

export async function countComments(db: Database, reviewId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviewComments).where(eq(reviewComments.reviewId, reviewId));
  return row?.count ?? 0;
}

export async function findComment(db: Database, reviewId: string, id: string): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(reviewComments)
    .where(and(eq(reviewComments.id, id), eq(reviewComments.reviewId, reviewId)));
  return row ?? null;
}

export async function insertComment(db: Database, row: CommentRow): Promise<void> {
  await db.insert(reviewComments).values(row);
}

export async function markResolved(db: Database, id: string, resolvedAt: Date | null): Promise<void> {
  await db.update(reviewComments).set({ resolvedAt }).where(eq(reviewComments.id, id));
}

/** Sets the picture of a format, and deletes the former one. Returns false if the review is gone. */
export function setReviewPicture(db: Database, id: string, format: FormatId, key: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // The lock makes two simultaneous updates each see the picture that they replace.
    const [row] = await transaction.select({ pictures: reviews.pictures }).from(reviews).where(eq(reviews.id, id)).for('update');
    if (!row) return false;
    const before = row.pictures[format] ?? null;
    await transaction
      .update(reviews)
      .set({ pictures: { ...row.pictures, [format]: key } })
      .where(eq(reviews.id, id));
    if (before !== null && before !== key) await markFilesDeleted(transaction, [before]);
    await unmarkFilesDeleted(transaction, [key]);
    return true;
  });
}

/** Returns true if the review shows this picture of the format. */
export async function showsReviewPicture(db: Database, id: string, format: FormatId, key: string): Promise<boolean> {
  const [row] = await db.select({ pictures: reviews.pictures }).from(reviews).where(eq(reviews.id, id));
  return row?.pictures[format] === key;
}
