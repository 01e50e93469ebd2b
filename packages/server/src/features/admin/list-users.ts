import type { AdminUser, listUsers as listUsersCall } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { readPage } from '../list-page.ts';
import { listUserRows, type UserRow } from './admin-repository.ts';

/** Lists a page of all accounts, newest first. */
export async function listUsers(
  { db }: { readonly db: Database },
  { q = '', cursor }: QueryOf<typeof listUsersCall>,
): Promise<Result<AnswerOf<typeof listUsersCall>, Refusal>> {
  const read = await readPage(
    cursor,
    (after, most) => listUserRows(db, q.trim(), after, most),
    ({ createdAt, id }) => ({ time: createdAt, id }),
  );
  return read.ok ? succeed({ users: read.value.page.map(describeUser), nextCursor: read.value.nextCursor }) : read;
}

export function describeUser({ createdAt, seenAt, ...user }: UserRow): AdminUser {
  return { ...user, createdAt: createdAt.toISOString(), seenAt: seenAt?.toISOString() ?? null };
}
