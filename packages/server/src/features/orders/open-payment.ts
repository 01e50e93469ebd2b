import { isDeepStrictEqual } from 'node:util';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { refreshPayment, endPayment } from './refresh-payment.ts';
import { lockItem } from './cover-repository.ts';
import { insertOrder, listOpenOrders, listPaidFormats, setPaymentSession, type OrderRow } from './order-repository.ts';
import type { PaymentReportTools } from './apply-payment-report.ts';

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
  /** Our own address as the buyer's browser uses it. */
  readonly origin: string;
}

/** Lifetime of a payment: longer than Stripe's minimum, and long enough to look for a card. Milliseconds. */
const OPEN_MS = 2 * 3_600_000;
/** An open payment younger than this is continued, because there is still time to pay. Milliseconds. */
const YOUNG_MS = OPEN_MS / 2;

const PARTLY_BOUGHT = 'A payment for this cover has just arrived. Check your account for the formats you own, then buy what is missing.';

/**
 * Creates an order and starts its payment. The same purchase again continues the open payment; any other open payment of the cover is ended
 * first, and if that fails, none is started, so that nobody pays twice in two windows.
 * @throws PaymentUnavailable
 */
export async function openPayment(
  tools: PaymentReportTools & { readonly payments: PaymentProvider },
  agreed: Agreed,
  { email, origin }: Buyer,
): Promise<Result<{ readonly url: string; readonly orderId: string }, Refusal>> {
  const { db, payments } = tools;
  const open = await listOpen(tools, db, agreed);
  const known = findSame(tools, open, agreed);
  for (const order of open) {
    // The report of its payment may be late.
    if (order === known) await refreshPayment(tools, order);
    else if (!(await endPayment(tools, order))) return refuse({ code: 'paymentUnderWay' });
  }
  const claimed = await claimOrder(tools, agreed);
  if (!claimed.ok) return claimed;
  const order = claimed.value;
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
  if (order.sessionId === sessionId || (await setPaymentSession(db, order.id, sessionId))) return succeed({ url, orderId: order.id });
  // Another window has ended the order while its payment was being opened.
  await payments.close(sessionId);
  return refuse({ code: 'paymentUnderWay' });
}

/** Returns the order of a purchase, new or continued. Windows that request the same cover at once are handled one after the other. */
function claimOrder(
  tools: PaymentReportTools & { readonly payments: PaymentProvider },
  agreed: Agreed,
): Promise<Result<OrderRow, Refusal>> {
  const { clock, makeId, payments } = tools;
  return tools.db.transaction(async (db) => {
    await lockItem(db, agreed.itemId);
    const paid = await listPaidFormats(db, agreed.ownerId, agreed.itemId);
    if (agreed.formats.every((format) => paid.includes(format))) return refuse({ code: 'alreadyBought' });
    if (agreed.formats.some((format) => paid.includes(format))) return refuse({ code: 'alreadyBought', detail: PARTLY_BOUGHT });
    const open = await listOpen(tools, db, agreed);
    const same = findSame(tools, open, agreed);
    if (open.some((order) => order !== same)) return refuse({ code: 'paymentUnderWay' });
    if (same) return succeed(same);
    const order = newOrder(agreed, { id: makeId(), provider: payments.id, now: clock.now() });
    await insertOrder(db, order);
    return succeed(order);
  });
}

async function listOpen(
  { payments }: { readonly payments: PaymentProvider },
  db: Database,
  { ownerId, itemId }: Agreed,
): Promise<readonly OrderRow[]> {
  return (await listOpenOrders(db, ownerId, itemId)).filter(({ provider }) => provider === payments.id);
}

function findSame({ clock }: Pick<PaymentReportTools, 'clock'>, open: readonly OrderRow[], agreed: Agreed): OrderRow | null {
  const now = clock.now().getTime();
  return open.find((order) => now - order.createdAt.getTime() < YOUNG_MS && isSame(order, agreed)) ?? null;
}

function isSame(order: OrderRow, agreed: Agreed): boolean {
  const pick = ({ currency, lines, formats, designs, referral, gclid }: OrderRow | Agreed) => ({
    currency,
    lines,
    formats,
    // The designs are compared as they are after JSON, which is how the database returns them.
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
