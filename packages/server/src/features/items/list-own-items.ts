import type { CoverList, CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import type { ListPlace } from '../list-cursor.ts';
import { readPage } from '../list-page.ts';
import { findItems, type ItemRow, listItems, listItemTexts } from './item-repository.ts';
import type { ItemState } from './item-states.ts';
import { matchesSearch } from './matches-search.ts';
import { listTakedowns } from '../takedowns/takedown-repository.ts';
import { summariseItem } from './summarise-item.ts';

const STATES: Readonly<Record<CoverList, ItemState>> = { drafts: 'draft', 'completed-covers': 'completed', revisions: 'revision' };

interface ListRequest {
  readonly show: CoverList;
  readonly cursor?: string | undefined;
  /** The search text. */
  readonly q?: string | undefined;
}

export interface CoverPage {
  readonly items: CoverSummary[];
  readonly nextCursor: string | null;
}

/** Lists a page of an owner's covers, last saved first. */
export async function listOwnItems(
  { db }: { readonly db: Database },
  ownerId: string | null,
  { show, cursor, q = '' }: ListRequest,
): Promise<Result<CoverPage, Refusal>> {
  const read = await readPage(
    cursor,
    async (after, most) => {
      if (ownerId === null) return [];
      return q.trim()
        ? findByWords(db, ownerId, STATES[show], after, { sought: q, most })
        : listItems(db, ownerId, STATES[show], after, most);
    },
    ({ updatedAt, id }) => ({ time: updatedAt, id }),
  );
  if (!read.ok) return read;
  const { page, nextCursor } = read.value;
  const takedowns = await listTakedowns(
    db,
    page.map(({ id }) => id),
  );
  const reasons = new Map(takedowns.map((row) => [row.itemId, { reason: row.reason, at: row.createdAt.toISOString() }]));
  const items = page.map((row) => {
    const takedown = reasons.get(row.id);
    return { ...summariseItem(row), ...(takedown ? { takedown } : {}) };
  });
  return succeed({ items, nextCursor });
}

/** Searches in memory, because the database's comparison of capitals and accents depends on its configuration. */
async function findByWords(
  db: Database,
  ownerId: string,
  state: ItemState,
  after: ListPlace | null,
  { sought, most }: { readonly sought: string; readonly most: number },
): Promise<readonly ItemRow[]> {
  const all = await listItemTexts(db, ownerId, state, after);
  const ids = all.filter(({ words }) => matchesSearch(words, sought)).map(({ id }) => id);
  const rows = await findItems(db, ownerId, ids.slice(0, most));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
