import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { PAYMENT_EVENTS, type PaymentEvent, type PaymentNews, UnreadableNotice } from '../../ports/payment.ts';
import type { SandboxDeed, SandboxPayments, SignedNotice } from '../../ports/sandbox-payments.ts';
import { findSandboxPayment, moveSandboxPayment, noteSandboxPayment, type SandboxPaymentRow } from './sandbox-payment-repository.ts';

interface SandboxTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  /** Signs notices. */
  readonly secret: string;
}

/** Where the buyer pays with a press of a button. */
const PAGE = '/checkout/sandbox';

const newsSchema = z.object({ id: z.string(), kind: z.enum(PAYMENT_EVENTS), orderId: z.uuid(), paymentId: z.string().nullable() });

export function openSandboxPayments({ db, clock, makeId, secret }: SandboxTools): SandboxPayments {
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('base64url');
  const noticeOf = (news: PaymentNews): SignedNotice => {
    const body = JSON.stringify(news);
    return { body, signature: sign(body) };
  };
  /** One that was left until it is too late is over, as at a real service. */
  const findNow = async (id: string) => {
    const row = await findSandboxPayment(db, id);
    const isOver = row?.state === 'open' && row.expiresAt <= clock.now();
    return isOver ? ((await moveSandboxPayment(db, id, ['open'], 'expired')) ?? findSandboxPayment(db, id)) : row;
  };
  const deeds: Record<SandboxDeed, (id: string) => Promise<SandboxPaymentRow | null>> = {
    pay: (id) => moveSandboxPayment(db, id, ['open'], 'paid'),
    // A declined card leaves the page open for another one.
    decline: (id) => moveSandboxPayment(db, id, ['open'], 'open'),
    abandon: (id) => moveSandboxPayment(db, id, ['open'], 'expired'),
  };
  const events: Record<SandboxDeed, PaymentEvent> = { pay: 'paid', decline: 'failed', abandon: 'expired' };
  return {
    id: 'sandbox',
    async begin({ orderId, currency, lines, successUrl, cancelUrl, expiresAt }) {
      const { id } = await noteSandboxPayment(db, {
        id: `test_${makeId()}`,
        orderId,
        state: 'open',
        currency,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        lines: [...lines],
        successUrl,
        cancelUrl,
        expiresAt,
        createdAt: clock.now(),
      });
      return { sessionId: id, url: `${PAGE}?${new URLSearchParams({ session: id }).toString()}` };
    },
    readNotice(body, signature) {
      const [wanted, given] = [Buffer.from(sign(body)), Buffer.from(signature)];
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return { isGenuine: false };
      try {
        return { isGenuine: true, news: newsSchema.parse(JSON.parse(body)) };
      } catch (error) {
        throw new UnreadableNotice('The sandbox sent a notice that is no news.', { cause: error });
      }
    },
    async look(sessionId) {
      const row = await findNow(sessionId);
      return !row || row.state === 'open' ? null : newsOf(row, row.state);
    },
    async close(sessionId) {
      return (await moveSandboxPayment(db, sessionId, ['open', 'expired'], 'expired')) !== null;
    },
    async refund({ sessionId }) {
      await moveSandboxPayment(db, sessionId, ['paid'], 'refunded');
    },
    receiptUrl: async () => null,
    find: findNow,
    async act(sessionId, deed) {
      await findNow(sessionId);
      const row = await deeds[deed](sessionId);
      // A second declined card is news of its own.
      return row && noticeOf({ ...newsOf(row, events[deed]), ...(deed === 'decline' ? { id: `${row.id}.${makeId()}` } : {}) });
    },
  };
}

function newsOf({ id, orderId }: SandboxPaymentRow, kind: PaymentEvent): PaymentNews {
  return { id: `${id}.${kind}`, kind, orderId, paymentId: id };
}
