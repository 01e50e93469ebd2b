import { and, inArray, lt, not, sql } from 'drizzle-orm';
import { blogPictures } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { markFilesDeleted } from '../files/deleted-files.ts';

export type BlogPictureRow = typeof blogPictures.$inferSelect;

export async function insertBlogPicture(db: Database, row: BlogPictureRow): Promise<void> {
  await db.insert(blogPictures).values(row);
}

/**
 * Deletes pictures of the blog that were uploaded before a time and that no post or draft refers to.
 * @returns the number of deleted pictures
 */
export async function deleteUnreferencedBlogPictures(db: Database, broughtBefore: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const isNamed = sql`exists (
      select 1 from blog_posts
      where strpos(blog_posts.content::text, ${blogPictures.key}) > 0 or strpos(coalesce(blog_posts.picture, ''), ${blogPictures.key}) > 0
    )`;
    const due = await transaction
      .select({ key: blogPictures.key })
      .from(blogPictures)
      .where(and(lt(blogPictures.createdAt, broughtBefore), not(isNamed)))
      .for('update', { skipLocked: true });
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return 0;
    await transaction.delete(blogPictures).where(inArray(blogPictures.key, keys));
    await markFilesDeleted(transaction, keys);
    return keys.length;
  });
}
