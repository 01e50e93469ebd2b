import type { BodyOf } from '@coverwright/contracts/calls/call.ts';
import type { completeRevision as completeRevisionCall } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { boughtItemId } from '../orders/bought-formats.ts';
import { completeRevisionRow, lockItem, spendRevision } from '../orders/cover-repository.ts';
import { freezeDesigns } from '../orders/freeze-designs.ts';
import { checkPurchase, type PurchaseTools } from '../orders/check-purchase.ts';
import { lockOrdersOf, listPaidFormats } from '../orders/order-repository.ts';
import { createVersion } from '../versions/create-version.ts';
import { findItem, type ItemRow } from './item-repository.ts';
import { ITEM_EVENTS } from './item-states.ts';
import { itemOfRow } from './item-of-row.ts';
import type { ItemTools } from './save-item.ts';

/**
 * Completes a revision, which uses up one of the revisions that were bought with its cover; the original cover stays unchanged. A revision
 * that the printer would refuse is not completed, so that none is wasted. Neither is one that was saved during the check, because the
 * checked state would replace an unchecked one.
 */
export async function completeRevision(
  tools: ItemTools & PurchaseTools,
  ownerId: string | null,
  { _id, designs, currentFormat, basedOn }: BodyOf<typeof completeRevisionCall>,
): Promise<Result<Item, Refusal>> {
  const row = await findItem(tools.db, ownerId, _id);
  if (!row) return refuse({ code: 'itemNotFound' });
  const { from, otherwise } = ITEM_EVENTS.completeRevision;
  if (!from.includes(row.state)) return refuse({ code: otherwise });
  if (basedOn !== undefined && !isAt(row, new Date(basedOn))) return refuse({ code: 'itemChanged' });
  const itemId = boughtItemId(row);
  const formats = await listPaidFormats(tools.db, row.ownerId, itemId);
  const all = { ...itemOfRow(row).designs, ...designs };
  const frozen = await freezeDesigns(all, currentFormat ?? row.currentFormat, formats, (assetId) =>
    tools.assetReaders.readFont(row.ownerId, assetId),
  );
  if (!frozen.ok) return frozen;
  // The buyer accepted the pictures at the purchase, and the editor shows what has changed since.
  const judged = await checkPurchase(tools, row.ownerId, frozen.value, { lowResolution: true });
  if (!judged.ok) return judged;
  const done = await tools.db.transaction(async (db) => {
    // Completions run one after the other, because a later one must see the result of an earlier one.
    await lockOrdersOf(db, itemId);
    const held = await lockItem(db, row.id);
    if (!held || !from.includes(held.state)) return refuse({ code: otherwise });
    // The checks take seconds, in which the cover may have changed.
    if (!isAt(held, row.updatedAt)) return refuse({ code: 'itemChanged' } as const);
    const left = await spendRevision(db, itemId);
    if (left === null) return refuse({ code: 'noRevisionsLeft' } as const);
    const change = { designs: { ...all, ...frozen.value }, left, currentFormat, now: tools.clock.now() };
    const completed = await completeRevisionRow(db, row, change);
    await createVersion({ ...tools, db }, completed, 'completed');
    return succeed(completed);
  });
  if (!done.ok) return done;
  return succeed(itemOfRow(done.value));
}

/** Returns true if a time is that of the last save. */
function isAt({ updatedAt }: Pick<ItemRow, 'updatedAt'>, moment: Date): boolean {
  return updatedAt.getTime() === moment.getTime();
}
