import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm';
import { blogAuthors, blogCategories, blogPosts } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type AuthorRow = typeof blogAuthors.$inferSelect;
export type CategoryRow = typeof blogCategories.$inferSelect;
/** A post without its text, for lists. */
export type TeaserRow = Omit<PostRow, 'content'>;

const { content: _, ...teaserColumns } = getTableColumns(blogPosts);

/** A filter for the posts of an author or of a category. */
export type PostFilter = { readonly authorId: string } | { readonly categoryId: string };

/** Lists the published posts at a time, newest first. @param most maximum number; all by default */
export function listPublished(db: Database, now: Date, most = Number.MAX_SAFE_INTEGER, filter?: PostFilter): Promise<TeaserRow[]> {
  return db
    .select(teaserColumns)
    .from(blogPosts)
    .where(and(lte(blogPosts.publishedAt, now), filter && isOf(filter)))
    .orderBy(desc(blogPosts.publishedAt), blogPosts.id)
    .limit(most);
}

function isOf(filter: PostFilter) {
  return 'authorId' in filter ? eq(blogPosts.authorId, filter.authorId) : eq(blogPosts.categoryId, filter.categoryId);
}

/** Lists all posts and drafts without their texts, last changed first. */
export function listTeasers(db: Database): Promise<TeaserRow[]> {
  return db.select(teaserColumns).from(blogPosts).orderBy(desc(blogPosts.updatedAt), blogPosts.id);
}

/** Lists all posts and drafts with their texts. */
export function listPosts(db: Database): Promise<PostRow[]> {
  return db.select().from(blogPosts).orderBy(desc(blogPosts.updatedAt), blogPosts.id);
}

export function listAuthors(db: Database): Promise<AuthorRow[]> {
  return db.select().from(blogAuthors).orderBy(blogAuthors.name);
}

export function listCategories(db: Database): Promise<CategoryRow[]> {
  return db.select().from(blogCategories).orderBy(blogCategories.name);
}

export async function findPost(db: Database, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** Finds a post, and locks it until the transaction ends. */
export async function lockPost(db: Database, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row ?? null;
}

export async function findPostBySlug(db: Database, slug: string): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  return row ?? null;
}
