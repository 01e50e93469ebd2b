import type { CoverList, CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { type ListPlace, readCursor, writeCursor } from '../list-cursor.ts';
import { findItems, type ItemRow, listItems, listItemWords } from './item-repository.ts';
import type { ItemState } from './item-states.ts';
import { matchesWords } from './matches-words.ts';
import { summariseItem } from './summarise-item.ts';

const PAGE_SIZE = 24;

const STATES: Readonly<Record<CoverList, ItemState>> = { drafts: 'draft', 'completed-covers': 'completed', revisions: 'revision' };

interface ListRequest {
  readonly show: CoverList;
  readonly cursor?: string | undefined;
  /** What is looked for. */
  readonly q?: string | undefined;
}

export interface CoverPage {
  readonly items: CoverSummary[];
  readonly nextCursor: string | null;
}

/** One page of an owner's covers, the last saved first. */
export async function listOwnItems(
  { db }: { readonly db: Database },
  ownerId: string | null,
  { show, cursor, q = '' }: ListRequest,
): Promise<Result<CoverPage, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) return refuse({ code: 'badRequest', path: 'cursor', detail: 'cursor: is none that was given out' });
  if (ownerId === null) return succeed({ items: [], nextCursor: null });
  const rows = await (q.trim()
    ? findByWords(db, ownerId, STATES[show], after, q)
    : listItems(db, ownerId, STATES[show], after, PAGE_SIZE + 1));
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return succeed({
    items: page.map(summariseItem),
    nextCursor: last && rows.length > PAGE_SIZE ? writeCursor({ time: last.updatedAt, id: last.id }) : null,
  });
}

/** Words are compared here rather than by the database, whose idea of capitals and accents depends on how it was set up. */
async function findByWords(
  db: Database,
  ownerId: string,
  state: ItemState,
  after: ListPlace | null,
  sought: string,
): Promise<readonly ItemRow[]> {
  const all = await listItemWords(db, ownerId, state, after);
  const ids = all.filter(({ words }) => matchesWords(words, sought)).map(({ id }) => id);
  const rows = await findItems(db, ownerId, ids.slice(0, PAGE_SIZE + 1));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
