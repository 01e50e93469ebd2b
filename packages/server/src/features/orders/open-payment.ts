import { isDeepStrictEqual } from 'node:util';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { insertOrder, listOpenOrders, type OrderRow, updateOrder } from './order-repository.ts';
import { type NewsTools, takeNews } from './take-news.ts';

type Agreed = Pick<
  OrderRow,
  'ownerId' | 'itemId' | 'currency' | 'amount' | 'lines' | 'revisions' | 'cutoutCredits' | 'title' | 'referral' | 'gclid'
> & {
  readonly ownerId: string;
  readonly itemId: string;
  readonly formats: readonly OrderRow['formats'][number][];
  readonly designs: Designs;
};

interface Buyer {
  readonly email: string;
  /** Our own address as the buyer's browser knows it. */
  readonly origin: string;
}

/** Longer than Stripe's least, and long enough to look for a card. */
const OPEN_MS = 2 * 3_600_000;
/** An open payment is gone on with while there is still time to pay it. */
const YOUNG_MS = OPEN_MS / 2;

/**
 * Writes an order down and begins its payment. The same once more goes on with the one that is open; anything else that is open for
 * the cover is closed first: nobody shall pay twice by two windows.
 * @throws PaymentUnavailable
 */
export async function openPayment(
  tools: NewsTools & { readonly payments: PaymentProvider },
  agreed: Agreed,
  { email, origin }: Buyer,
): Promise<{ readonly url: string; readonly orderId: string }> {
  const { db, clock, makeId, payments } = tools;
  const now = clock.now();
  const open = (await listOpenOrders(db, agreed.ownerId, agreed.itemId)).filter(({ provider }) => provider === payments.id);
  const same = open.find((order) => now.getTime() - order.createdAt.getTime() < YOUNG_MS && isSame(order, agreed)) ?? null;
  for (const { id, sessionId } of open.filter((order) => order !== same)) {
    if (sessionId !== null) await payments.close(sessionId);
    await takeNews(tools, { id: `closed.${id}`, kind: 'expired', orderId: id, paymentId: null });
  }
  const order = same ?? newOrder(agreed, { id: makeId(), provider: payments.id, now });
  if (!same) await insertOrder(db, order);
  const { sessionId, url } = await payments.begin({
    orderId: order.id,
    currency: order.currency,
    lines: order.lines.map(({ name, amount }) => ({ name, amount })),
    email,
    referral: order.referral,
    successUrl: `${origin}/success?order=${order.id}`,
    cancelUrl: `${origin}/design?cover=${agreed.itemId}`,
    expiresAt: new Date(order.createdAt.getTime() + OPEN_MS),
  });
  if (order.sessionId !== sessionId) await updateOrder(db, order.id, { sessionId });
  return { url, orderId: order.id };
}

function isSame(order: OrderRow, agreed: Agreed): boolean {
  const pick = ({ currency, lines, formats, designs, referral, gclid }: OrderRow | Agreed) => ({
    currency,
    lines,
    formats,
    // As it is after a way through the database.
    designs: JSON.parse(JSON.stringify(designs)) as unknown,
    referral,
    gclid,
  });
  return isDeepStrictEqual(pick(order), pick(agreed));
}

function newOrder(
  agreed: Agreed,
  { id, provider, now }: { readonly id: string; readonly provider: OrderRow['provider']; readonly now: Date },
): OrderRow {
  return {
    ...agreed,
    formats: [...agreed.formats],
    id,
    provider,
    state: 'created',
    sessionId: null,
    paymentId: null,
    createdAt: now,
    updatedAt: now,
    paidAt: null,
    refundedAt: null,
  };
}
