import type { AuthorFields, CategoryFields } from '@coverwright/contracts/calls/admin-blog.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { eq } from 'drizzle-orm';
import type { Session } from '../../auth/session.ts';
import { blogAuthors, blogCategories } from '../../db/schema.ts';
import { violationOf } from '../../db/violation-of.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { isUuid } from '../is-uuid.ts';
import type { EditingTools } from './edit-posts.ts';

/** The kinds of terms that posts are filed under. */
const TERMS = {
  author: { table: blogAuthors },
  category: { table: blogCategories },
} as const;

interface FieldsOf {
  readonly author: AuthorFields;
  readonly category: CategoryFields;
}

type Kind = keyof FieldsOf;
type Kept<K extends Kind> = Result<FieldsOf[K] & { readonly _id: string }, Refusal>;

/** Adds or changes an author or a category on behalf of an administrator. */
export async function saveBlogTerm<K extends Kind>(
  tools: EditingTools,
  admin: Session,
  kind: K,
  fields: FieldsOf[K],
  changed: string | null = null,
): Promise<Kept<K>> {
  const { table } = TERMS[kind];
  try {
    return await tools.db.transaction(async (db) => {
      const [before] = changed !== null && isUuid(changed) ? await db.select().from(table).where(eq(table.id, changed)).for('update') : [];
      if (changed !== null && !before) return refuse({ code: 'notFound' });
      const id = before?.id ?? tools.makeId();
      if (before) await db.update(table).set(fields).where(eq(table.id, id));
      // The fields match the kind, and so does the table.
      else await db.insert(table).values({ id, ...fields } as typeof table.$inferInsert);
      await insertAuditEntry({ ...tools, db }, admin, {
        action: before ? `${kind}.update` : `${kind}.create`,
        subject: id,
        before: before ?? null,
        after: fields,
      });
      return succeed({ ...fields, _id: id });
    });
  } catch (error) {
    if (violationOf(error) === 'unique') return refuse({ code: 'slugTaken' });
    throw error;
  }
}

/** Deletes an author or a category that no post refers to. */
export async function deleteBlogTerm(
  tools: EditingTools,
  admin: Session,
  kind: Kind,
  id: string,
): Promise<Result<{ readonly _id: string }, Refusal>> {
  const { table } = TERMS[kind];
  try {
    return await tools.db.transaction(async (db) => {
      const [before] = isUuid(id) ? await db.delete(table).where(eq(table.id, id)).returning() : [];
      if (!before) return refuse({ code: 'notFound' });
      await insertAuditEntry({ ...tools, db }, admin, { action: `${kind}.delete`, subject: id, before, after: null });
      return succeed({ _id: id });
    });
  } catch (error) {
    if (violationOf(error) === 'reference') return refuse({ code: 'postsLeft' });
    throw error;
  }
}
