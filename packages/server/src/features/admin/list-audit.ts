import type { listAudit as listAuditCall } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { readPage } from '../list-page.ts';
import { listAuditRows } from './admin-repository.ts';

/** Lists a page of the audit log, newest first. */
export async function listAudit(
  { db }: { readonly db: Database },
  { cursor }: QueryOf<typeof listAuditCall>,
): Promise<Result<AnswerOf<typeof listAuditCall>, Refusal>> {
  const read = await readPage(
    cursor,
    (after, most) => listAuditRows(db, after, most),
    ({ row }) => ({ time: row.createdAt, id: row.id }),
  );
  if (!read.ok) return read;
  const entries = read.value.page.map(({ row: { actorId: _, createdAt, ...row }, email }) => ({
    ...row,
    email,
    createdAt: createdAt.toISOString(),
  }));
  return succeed({ entries, nextCursor: read.value.nextCursor });
}
