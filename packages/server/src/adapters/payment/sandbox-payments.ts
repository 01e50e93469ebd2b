import { z } from 'zod';
import { hmacOf, isSameSecret } from '../../auth/hmac.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { PAYMENT_EVENTS, type PaymentEvent, type PaymentReport, UnreadableWebhook } from '../../ports/payment.ts';
import type { SandboxAction, SandboxPayments, SignedWebhook } from '../../ports/sandbox-payments.ts';
import { findSandboxPayment, updateSandboxPayment, insertSandboxPayment, type SandboxPaymentRow } from './sandbox-payment-repository.ts';

interface SandboxTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  /** The secret that signs webhook notifications. */
  readonly secret: string;
}

/** Path of the page where the buyer pays by pressing a button. */
const PAGE = '/checkout/sandbox';

const reportSchema = z.object({ id: z.string(), kind: z.enum(PAYMENT_EVENTS), orderId: z.uuid(), paymentId: z.string().nullable() });

export function openSandboxPayments({ db, clock, makeId, secret }: SandboxTools): SandboxPayments {
  const sign = (body: string) => hmacOf(body, secret);
  const noticeOf = (report: PaymentReport): SignedWebhook => {
    const body = JSON.stringify(report);
    return { body, signature: sign(body) };
  };
  /** Finds a session. An open one that is past its time becomes expired, as at a real service. */
  const findNow = async (id: string) => {
    const row = await findSandboxPayment(db, id);
    const isOver = row?.state === 'open' && row.expiresAt <= clock.now();
    return isOver ? ((await updateSandboxPayment(db, id, ['open'], 'expired')) ?? findSandboxPayment(db, id)) : row;
  };
  const actions: Record<SandboxAction, (id: string) => Promise<SandboxPaymentRow | null>> = {
    pay: (id) => updateSandboxPayment(db, id, ['open'], 'paid'),
    // After a declined card the page stays open for another one.
    decline: (id) => updateSandboxPayment(db, id, ['open'], 'open'),
    abandon: (id) => updateSandboxPayment(db, id, ['open'], 'expired'),
  };
  const events: Record<SandboxAction, PaymentEvent> = { pay: 'paid', decline: 'failed', abandon: 'expired' };
  return {
    id: 'sandbox',
    async begin({ orderId, currency, lines, successUrl, cancelUrl, expiresAt }) {
      const { id } = await insertSandboxPayment(db, {
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
    parseWebhook(body, signature) {
      if (!isSameSecret(signature, sign(body))) return { isGenuine: false };
      try {
        return { isGenuine: true, report: reportSchema.parse(JSON.parse(body)) };
      } catch (error) {
        throw new UnreadableWebhook('The sandbox sent a notice that is no report.', { cause: error });
      }
    },
    async look(sessionId) {
      const row = await findNow(sessionId);
      return !row || row.state === 'open' ? null : reportOfEvent(row, row.state);
    },
    async close(sessionId) {
      return (await updateSandboxPayment(db, sessionId, ['open', 'expired'], 'expired')) !== null;
    },
    async refund({ sessionId }) {
      await updateSandboxPayment(db, sessionId, ['paid'], 'refunded');
    },
    receiptUrl: async () => null,
    find: findNow,
    async act(sessionId, action) {
      await findNow(sessionId);
      const row = await actions[action](sessionId);
      // A second declined card is a report of its own, so it needs an id of its own.
      return row && noticeOf({ ...reportOfEvent(row, events[action]), ...(action === 'decline' ? { id: `${row.id}.${makeId()}` } : {}) });
    },
  };
}

function reportOfEvent({ id, orderId }: SandboxPaymentRow, kind: PaymentEvent): PaymentReport {
  return { id: `${id}.${kind}`, kind, orderId, paymentId: id };
}
