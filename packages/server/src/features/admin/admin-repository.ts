import { and, count, desc, eq, exists, gte, ilike, isNull, max, or, sql } from 'drizzle-orm';
import { accounts, auditLog, exports, items, orders, sessions } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { comesAfter, type ListPlace } from '../list-cursor.ts';

/** Returns a LIKE pattern that finds this text literally anywhere. */
function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

export async function countRows(db: Database) {
  const [users] = await db.select({ count: count() }).from(accounts);
  const covers = await db.select({ state: items.state, count: count() }).from(items).where(isNull(items.deletedAt)).groupBy(items.state);
  return { users: users?.count ?? 0, covers };
}

export async function countExportsSince(db: Database, moment: Date): Promise<number> {
  const [row] = await db.select({ count: count() }).from(exports).where(gte(exports.createdAt, moment));
  return row?.count ?? 0;
}

/** Returns the payments since a time that were not refunded. */
export async function sumIncomeSince(db: Database, moment: Date) {
  return db
    .select({ currency: orders.currency, orders: count(), amount: sql<number>`sum(${orders.amount})::int` })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), gte(orders.paidAt, moment)))
    .groupBy(orders.currency)
    .orderBy(orders.currency);
}

/** Selects accounts with the number of their covers and their last visit. */
function selectUsers(db: Database) {
  const kept = db
    .select({ ownerId: items.ownerId, covers: count().as('covers') })
    .from(items)
    .where(isNull(items.deletedAt))
    .groupBy(items.ownerId)
    .as('kept');
  const seen = db
    .select({ accountId: sessions.accountId, seenAt: max(sessions.seenAt).as('last_seen') })
    .from(sessions)
    .groupBy(sessions.accountId)
    .as('seen');
  const { id, email, role, createdAt } = accounts;
  return db
    .select({ id, email, role, createdAt, covers: sql<number>`coalesce(${kept.covers}, 0)::int`, seenAt: seen.seenAt })
    .from(accounts)
    .leftJoin(kept, eq(kept.ownerId, accounts.id))
    .leftJoin(seen, eq(seen.accountId, accounts.id))
    .$dynamic();
}

export async function listUserRows(db: Database, words: string, after: ListPlace | null, most: number) {
  return selectUsers(db)
    .where(and(words ? ilike(accounts.email, patternOf(words)) : undefined, comesAfter(accounts.createdAt, accounts.id, after)))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(most);
}

export async function findUserRow(db: Database, id: string) {
  const [row] = await selectUsers(db).where(eq(accounts.id, id));
  return row ?? null;
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

/** Lists covers of all owners. A search finds them by their titles, the titles on their fronts, and their owners' addresses. */
export async function listCoverRows(
  db: Database,
  words: string,
  after: ListPlace | null,
  most: number,
): Promise<readonly { readonly row: ItemRow; readonly email: string | null }[]> {
  const find = (path: string) => sql`jsonb_path_query_array(${items.designs}, ${path}::jsonpath)`;
  const titles = sql`(${find('$.*.metadata.title')} || ${find('$.*.frontBoard.textBoxes[*] ? (@.panelName == "Title").text.text')})`;
  const isNamed = exists(sql`(select 1 from jsonb_array_elements_text(${titles}) as title where title ilike ${patternOf(words)})`);
  const looked = words ? or(ilike(accounts.email, patternOf(words)), isNamed) : undefined;
  return db
    .select({ row: items, email: accounts.email })
    .from(items)
    .leftJoin(accounts, eq(accounts.id, items.ownerId))
    .where(and(isNull(items.deletedAt), looked, comesAfter(items.updatedAt, items.id, after)))
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(most);
}

/** Counts the covers of each genre. */
export async function countGenres(db: Database): Promise<readonly { readonly genre: string | null; readonly count: number }[]> {
  const genre = sql<string | null>`jsonb_path_query_first(${items.designs}, '$.*.metadata.genre.id') #>> '{}'`;
  return db.select({ genre, count: count() }).from(items).where(isNull(items.deletedAt)).groupBy(sql`1`);
}

export async function listAuditRows(db: Database, after: ListPlace | null, most: number) {
  return db
    .select({ row: auditLog, email: accounts.email })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(comesAfter(auditLog.createdAt, auditLog.id, after))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(most);
}

/** Lists failed exports. Their jobs ended normally, because they stored the reason for the waiting caller. */
export async function listFailedExports(db: Database, most: number) {
  return db
    .select({ id: exports.id, filename: exports.filename, error: exports.error, failedAt: exports.updatedAt })
    .from(exports)
    .where(eq(exports.state, 'failed'))
    .orderBy(desc(exports.updatedAt))
    .limit(most);
}

export async function countFailedExports(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(exports).where(eq(exports.state, 'failed'));
  return row?.count ?? 0;
}
