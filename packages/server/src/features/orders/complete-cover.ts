import { isDeepStrictEqual } from 'node:util';
import { type Designs, parseDesigns } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import { grantCredits } from '../cutouts/credit-repository.ts';
import { insertItem, type ItemRow } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { createVersion } from '../versions/create-version.ts';
import { completeItem, lockItem } from './cover-repository.ts';
import type { OrderRow } from './order-repository.ts';

interface CompleteTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly log: Log;
}

/**
 * Completes the cover of a paid order. The bought designs replace the current ones, and are stored as a permanent version. If the cover
 * was changed since the order, its current designs become a draft of their own.
 */
export async function completeCover(tools: CompleteTools, order: OrderRow): Promise<void> {
  const { db, clock, makeId, log } = tools;
  const { id: orderId, ownerId, itemId, revisions, cutoutCredits } = order;
  if (ownerId === null || itemId === null) {
    log.warn({ orderId }, 'paid for by an account that was deleted: give the money back');
    return;
  }
  const bought = readBought(order);
  const now = clock.now();
  const row = await lockItem(db, itemId);
  await grantCredits(db, ownerId, cutoutCredits);
  if (!row || row.ownerId !== ownerId) {
    // The cover was deleted for good during the payment, but the order has all of the bought designs.
    const made = newItem({ id: row ? makeId() : itemId, ownerId, designs: bought, revisionsRemaining: revisions, now });
    await insertItem(db, made);
    return createVersion(tools, made, 'completed');
  }
  if (row.state === 'draft' && row.updatedAt > order.createdAt && wasChanged(itemOfRow(row).designs, bought)) {
    const aside: ItemRow = { ...row, id: makeId(), draftShareUrl: null, thumbnailKey: null, createdAt: now, updatedAt: now };
    await insertItem(db, aside);
    await createVersion(tools, aside);
  }
  return createVersion(tools, await completeItem(db, itemId, { designs: bought, revisions, now }), 'completed');
}

/** @throws Error if the bought designs cannot be parsed: that is our error, a missing migration */
function readBought({ id, designs }: OrderRow): Designs {
  const parsed = parseDesigns(designs);
  if (!parsed.ok) throw new Error(`What order ${id} is for cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}

function wasChanged(present: Designs, bought: Designs): boolean {
  return FORMAT_IDS.some((format) => bought[format] && present[format] && !isDeepStrictEqual(bought[format], present[format]));
}

function newItem(
  about: Pick<ItemRow, 'id' | 'ownerId' | 'revisionsRemaining'> & { readonly designs: Designs; readonly now: Date },
): ItemRow {
  const { now, designs, ...rest } = about;
  return {
    ...rest,
    state: 'completed',
    revisionOf: null,
    currentFormat: FORMAT_IDS.find((format) => designs[format]) ?? 'paperback',
    draftShareUrl: null,
    designs,
    thumbnailKey: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}
