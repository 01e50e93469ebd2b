import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { isUuid } from '../is-uuid.ts';
import { boughtItemId } from '../orders/bought-formats.ts';
import { insertTakedowns, listTakedowns } from '../takedowns/takedown-repository.ts';
import { findItem, type ItemRow, markDeleted } from './item-repository.ts';
import { ITEM_EVENTS } from './item-states.ts';
import { addItem, type ItemTools } from './save-item.ts';
import { summariseItem } from './summarise-item.ts';

type Named = Result<{ readonly id: string }, Refusal>;

const MISSING = refuse({ code: 'itemNotFound' } as const);

/** Starts a revision of a completed cover. It uses up one of the bought revisions only when it is completed. */
export async function reviseItem(tools: ItemTools, ownerId: string | null, id: string): Promise<Named> {
  const row = await findItem(tools.db, ownerId, id);
  if (!row) return MISSING;
  const { from, otherwise } = ITEM_EVENTS.revise;
  if (!from.includes(row.state)) return refuse({ code: otherwise });
  if (row.revisionsRemaining < 1) return refuse({ code: 'noRevisionsLeft' });
  const { id: made } = await copyItem(tools, row, { state: 'revision', revisionOf: boughtItemId(row) });
  return succeed({ id: made });
}

/** Creates a new draft with the same designs. */
export async function duplicateItem(
  tools: ItemTools,
  ownerId: string | null,
  id: string,
): Promise<Result<{ readonly id: string; readonly cover: CoverSummary }, Refusal>> {
  const row = await findItem(tools.db, ownerId, id);
  if (!row) return MISSING;
  const copy = await copyItem(tools, row, { state: 'draft', revisionOf: null });
  return succeed({ id: copy.id, cover: summariseItem(copy) });
}

/** Deletes a cover, or restores a deleted one. */
export async function setDeleted({ db, clock }: ItemTools, ownerId: string | null, id: string, isDeleted: boolean): Promise<Named> {
  const isDone = ownerId !== null && isUuid(id) && (await markDeleted(db, ownerId, id, isDeleted ? clock.now() : null));
  return isDone ? succeed({ id }) : MISSING;
}

async function copyItem(tools: ItemTools, row: ItemRow, change: Pick<ItemRow, 'state' | 'revisionOf'>): Promise<ItemRow> {
  const now = tools.clock.now();
  const fresh = { id: tools.makeId(), revisionsRemaining: 0, draftShareUrl: null, thumbnailKey: null, createdAt: now, updatedAt: now };
  const copy: ItemRow = { ...row, ...change, ...fresh };
  await addItem(tools, copy);
  // A copy of a cover that was taken down is taken down too.
  const [takedown] = await listTakedowns(tools.db, [row.id]);
  if (takedown) await insertTakedowns(tools.db, [{ ...takedown, itemId: copy.id }]);
  return copy;
}
