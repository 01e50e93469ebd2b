import { articleContentSchema } from '@coverwright/contracts/blog/article-content.ts';
import type { BlogPost, PostFields } from '@coverwright/contracts/calls/admin-blog.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { eq } from 'drizzle-orm';
import type { Session } from '../../auth/session.ts';
import { blogPosts } from '../../db/schema.ts';
import { violationOf } from '../../db/violation-of.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { isUuid } from '../is-uuid.ts';
import { findPost, lockPost, listPosts, listTeasers, type PostRow, type TeaserRow } from './blog-repository.ts';

const NOT_FOUND = refuse({ code: 'notFound' } as const);

export interface EditingTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

export async function listEditedPosts({ db, clock }: EditingTools): Promise<BlogPost[]> {
  const now = clock.now();
  return (await listPosts(db)).map((row) => editedPost(row, now));
}

/** Lists all posts without their texts, last changed first. */
export async function listEditedTeasers({ db, clock }: EditingTools): Promise<Omit<BlogPost, 'content'>[]> {
  const now = clock.now();
  return (await listTeasers(db)).map((row) => editedTeaser(row, now));
}

/** Returns a post for its editors; null if it does not exist. */
export async function readEditedPost({ db, clock }: EditingTools, id: string): Promise<BlogPost | null> {
  const row = isUuid(id) ? await findPost(db, id) : null;
  return row && editedPost(row, clock.now());
}

/** Adds a post on behalf of an administrator. */
export function addPost(tools: EditingTools, admin: Session, fields: PostFields): Promise<Result<BlogPost, Refusal>> {
  return savePost(
    tools,
    admin,
    fields,
    (db, row) =>
      db
        .insert(blogPosts)
        .values({ id: tools.makeId(), ...row })
        .returning(),
    'post.create',
  );
}

/** Changes a post on behalf of an administrator. */
export async function changePost(tools: EditingTools, admin: Session, id: string, fields: PostFields): Promise<Result<BlogPost, Refusal>> {
  if (!isUuid(id)) return NOT_FOUND;
  return savePost(
    tools,
    admin,
    fields,
    (db, row) => db.update(blogPosts).set(row).where(eq(blogPosts.id, id)).returning(),
    'post.update',
    id,
  );
}

/** @param id of the existing post; absent for a new one */
async function savePost(
  tools: EditingTools,
  admin: Session,
  { publishedAt, ...fields }: PostFields,
  write: (db: Database, row: Omit<PostRow, 'id'>) => Promise<readonly PostRow[]>,
  action: 'post.create' | 'post.update',
  id?: string,
): Promise<Result<BlogPost, Refusal>> {
  if (!isUuid(fields.authorId) || !isUuid(fields.categoryId)) return NOT_FOUND;
  const now = tools.clock.now();
  try {
    return await tools.db.transaction(async (db) => {
      // The lock makes the logged value the one that is changed.
      const before = id === undefined ? null : await lockPost(db, id);
      const [row] = await write(db, { ...fields, publishedAt: publishedAt === null ? null : new Date(publishedAt), updatedAt: now });
      if (!row) return NOT_FOUND;
      const after = editedPost(row, now);
      await insertAuditEntry({ ...tools, db }, admin, { action, subject: row.id, before: before && editedPost(before, now), after });
      return succeed(after);
    });
  } catch (error) {
    const violation = violationOf(error);
    if (violation === null) throw error;
    // The author or the category does not exist, or was deleted just now.
    return violation === 'unique' ? refuse({ code: 'slugTaken' }) : NOT_FOUND;
  }
}

export async function removePost(tools: EditingTools, admin: Session, id: string): Promise<Result<{ readonly _id: string }, Refusal>> {
  return tools.db.transaction(async (db) => {
    const before = isUuid(id) ? await lockPost(db, id) : null;
    if (!before) return NOT_FOUND;
    await db.delete(blogPosts).where(eq(blogPosts.id, id));
    await insertAuditEntry({ ...tools, db }, admin, {
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
