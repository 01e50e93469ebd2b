import { randomUUID } from 'node:crypto';
import type { OrderRow } from '../../features/orders/order-repository.ts';

/** Creates an order of an owner for a cover, as it would be stored. */
export function orderOf(ownerId: string, itemId: string, change: Partial<OrderRow> = {}): OrderRow {
  const now = new Date();
  return {
    id: randomUUID(),
    ownerId,
    itemId,
    state: 'paid',
    provider: 'sandbox',
    sessionId: `test_${randomUUID()}`,
    paymentId: null,
    currency: 'EUR',
    amount: 1800,
    lines: [{ packageId: 'ebook', name: 'eBook', amount: 1800 }],
    formats: ['ebook'],
    revisions: 2,
    cutoutCredits: 5,
    title: 'The Long Road',
    designs: {},
    referral: 'maria',
    gclid: 'click-1',
    createdAt: now,
    updatedAt: now,
    paidAt: now,
    refundedAt: null,
    ...change,
  };
}
