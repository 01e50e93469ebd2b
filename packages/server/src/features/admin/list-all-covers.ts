import type { listAllCovers as listAllCoversCall } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { summariseItem } from '../items/summarise-item.ts';
import { readPage } from '../list-page.ts';
import { listCoverRows } from './admin-repository.ts';

/** Lists a page of all covers, last saved first. */
export async function listAllCovers(
  { db }: { readonly db: Database },
  { q = '', cursor }: QueryOf<typeof listAllCoversCall>,
): Promise<Result<AnswerOf<typeof listAllCoversCall>, Refusal>> {
  const read = await readPage(
    cursor,
    (after, most) => listCoverRows(db, q.trim(), after, most),
    ({ row }) => ({ time: row.updatedAt, id: row.id }),
  );
  if (!read.ok) return read;
  const covers = read.value.page.map(({ row, email }) => {
    const { title, currentFormat, updatedAt } = summariseItem(row);
    return { id: row.id, title, email, state: row.state, currentFormat, updatedAt };
  });
  return succeed({ covers, nextCursor: read.value.nextCursor });
}
