import { articleContentSchema } from '@coverwright/contracts/blog/article-content.ts';
import type { BlogPost, PostFields } from '@coverwright/contracts/calls/admin-blog.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { eq } from 'drizzle-orm';
import type { Session } from '../../auth/session.ts';
import { blogAuthors, blogCategories, blogPosts } from '../../db/schema.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { noteChange } from '../audit/note-change.ts';
import { isUuid } from '../is-uuid.ts';
import { findPost, findPostBySlug, listPosts, listTeasers, type PostRow, type TeaserRow } from './blog-repository.ts';

export interface EditingTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

export async function listEditedPosts({ db, clock }: EditingTools): Promise<BlogPost[]> {
  const now = clock.now();
  return (await listPosts(db)).map((row) => editedPost(row, now));
}

/** Every post without its text, the last changed first. */
export async function listEditedTeasers({ db, clock }: EditingTools): Promise<Omit<BlogPost, 'content'>[]> {
  const now = clock.now();
  return (await listTeasers(db)).map((row) => editedTeaser(row, now));
}

/** A post as its editors know it; null when it is not there. */
export async function readEditedPost({ db, clock }: EditingTools, id: string): Promise<BlogPost | null> {
  const row = isUuid(id) ? await findPost(db, id) : null;
  return row && editedPost(row, clock.now());
}

/** Adds a post, in an administrator's name. */
export async function addPost(tools: EditingTools, admin: Session, fields: PostFields): Promise<Result<BlogPost, Refusal>> {
  return savePost(tools, admin, tools.makeId(), fields, null);
}

/** Changes a post, in an administrator's name. */
export async function changePost(tools: EditingTools, admin: Session, id: string, fields: PostFields): Promise<Result<BlogPost, Refusal>> {
  const before = isUuid(id) ? await findPost(tools.db, id) : null;
  return before ? savePost(tools, admin, id, fields, before) : refuse({ code: 'notFound' });
}

async function savePost(
  tools: EditingTools,
  admin: Session,
  id: string,
  { publishedAt, ...fields }: PostFields,
  before: PostRow | null,
): Promise<Result<BlogPost, Refusal>> {
  const now = tools.clock.now();
  return tools.db.transaction(async (db) => {
    const same = await findPostBySlug(db, fields.slug);
    if (same && same.id !== id) return refuse({ code: 'slugTaken' });
    if (!(await isThere(db, fields))) return refuse({ code: 'notFound' });
    const row: PostRow = { id, ...fields, publishedAt: publishedAt === null ? null : new Date(publishedAt), updatedAt: now };
    await db.insert(blogPosts).values(row).onConflictDoUpdate({ target: blogPosts.id, set: row });
    const after = editedPost(row, now);
    await noteChange({ ...tools, db }, admin, {
      action: before ? 'post.update' : 'post.create',
      subject: id,
      before: before && editedPost(before, now),
      after,
    });
    return succeed(after);
  });
}

async function isThere(db: Database, { authorId, categoryId }: Pick<PostFields, 'authorId' | 'categoryId'>): Promise<boolean> {
  if (!isUuid(authorId) || !isUuid(categoryId)) return false;
  const [author] = await db.select({ id: blogAuthors.id }).from(blogAuthors).where(eq(blogAuthors.id, authorId));
  const [category] = await db.select({ id: blogCategories.id }).from(blogCategories).where(eq(blogCategories.id, categoryId));
  return author !== undefined && category !== undefined;
}

export async function removePost(tools: EditingTools, admin: Session, id: string): Promise<Result<{ readonly _id: string }, Refusal>> {
  return tools.db.transaction(async (db) => {
    const before = isUuid(id) ? await findPost(db, id) : null;
    if (!before) return refuse({ code: 'notFound' });
    await db.delete(blogPosts).where(eq(blogPosts.id, id));
    await noteChange({ ...tools, db }, admin, {
      action: 'post.delete',
      subject: id,
      before: editedPost(before, tools.clock.now()),
      after: null,
    });
    return succeed({ _id: id });
  });
}

function editedPost({ content, ...row }: PostRow, now: Date): BlogPost {
  return { ...editedTeaser(row, now), content: articleContentSchema.parse(content) };
}

function editedTeaser({ id, publishedAt, updatedAt, ...row }: TeaserRow, now: Date): Omit<BlogPost, 'content'> {
  return {
    _id: id,
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    state: publishedAt === null ? 'draft' : publishedAt > now ? 'scheduled' : 'published',
    updatedAt: updatedAt.toISOString(),
  };
}
