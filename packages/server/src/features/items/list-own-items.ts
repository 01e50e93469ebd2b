import type { CoverList, CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import type { Database } from '../../ports/database.ts';
import { readCursor, writeCursor } from '../list-cursor.ts';
import { type ItemRow, listItems } from './item-repository.ts';
import type { ItemState } from './item-states.ts';
import { readItem } from './read-item.ts';

const PAGE_SIZE = 24;

const STATES: Readonly<Record<CoverList, ItemState>> = { drafts: 'draft', 'completed-covers': 'completed', revisions: 'revision' };

/** One page of an owner's covers, the last saved first. */
export async function listOwnItems(
  { db }: { readonly db: Database },
  ownerId: string | null,
  { show, cursor }: { readonly show: CoverList; readonly cursor?: string | undefined },
): Promise<Result<{ items: CoverSummary[]; nextCursor: string | null }, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) return refuse({ code: 'badRequest', path: 'cursor', detail: 'cursor: is none that was given out' });
  if (ownerId === null) return succeed({ items: [], nextCursor: null });
  const rows = await listItems(db, ownerId, STATES[show], after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return succeed({
    items: page.map(summarise),
    nextCursor: last && rows.length > PAGE_SIZE ? writeCursor({ time: last.updatedAt, id: last.id }) : null,
  });
}

function summarise(row: ItemRow): CoverSummary {
  const { _id, designs, currentFormat, revisionsRemaining, updatedAt } = readItem(row);
  const design = designs[currentFormat] ?? Object.values(designs)[0];
  const { title = '', author = '' } = design ? bookWords(design) : {};
  return { _id, title, author, currentFormat, revisionsRemaining, createdAt: row.createdAt.toISOString(), updatedAt };
}
