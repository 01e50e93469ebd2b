import { itemsOfLines } from '@coverwright/contracts/analytics/ecommerce.ts';
import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { inWhole } from '@coverwright/core/shop/currency.ts';
import { track } from '../analytics/track.ts';

/** Sends the analytics event of a purchase once in this browser, however often its page is opened. */
export function trackPurchase({ id, currency, amount, lines }: Order, storage: () => Pick<Storage, 'getItem' | 'setItem'>): void {
  const key = `coverwright-told-${id}`;
  try {
    if (storage().getItem(key) !== null) return;
    storage().setItem(key, '1');
  } catch {
    // Without storage the purchase is reported on each visit; the tag manager drops duplicates by its id.
  }
  track({ event: 'purchase', ecommerce: { transaction_id: id, currency, value: inWhole(amount), items: itemsOfLines(lines) } });
}
