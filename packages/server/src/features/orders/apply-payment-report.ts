import { isDeepStrictEqual } from 'node:util';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import type { PaymentReport } from '../../ports/payment.ts';
import type { Storage } from '../../ports/storage.ts';
import { findAccountById } from '../../auth/account-repository.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { closeCover } from './close-cover.ts';
import { completeCover } from './complete-cover.ts';
import { lockOrder, insertPaymentReport, type OrderRow, updateOrder } from './order-repository.ts';
import { nextOrderState } from './order-states.ts';
import { receiptMail } from './receipt-mail.ts';

export interface PaymentReportTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly storage: Storage;
  readonly log: Log;
  readonly mailSender: Pick<MailSender, 'post'>;
  /** Our own address in mails, without a trailing slash. */
  readonly homeUrl: string;
}

/**
 * Applies a report of a payment to the order and the cover, completely or not at all. A repeated or late report has no effect.
 * @param within further changes in the same transaction, while the order is locked
 * @returns the order afterward; null if it does not exist
 */
export async function applyPaymentReport(
  tools: PaymentReportTools,
  report: PaymentReport,
  within: (db: Database) => Promise<void> = async () => {},
): Promise<OrderRow | null> {
  const { log } = tools;
  const done = await tools.db.transaction(async (db) => {
    const order = await lockOrder(db, report.orderId);
    if (!order) return null;
    const moved = await moveOrder({ ...tools, db }, order, report);
    await within(db);
    return { before: order, after: moved };
  });
  if (!done) {
    log.warn({ orderId: report.orderId, kind: report.kind }, 'report of a payment that no order is known for');
    return null;
  }
  if (done.before.state !== 'paid' && done.after.state === 'paid') mailReceipt(tools, done.after);
  return done.after;
}

/** Mails the receipt once the order is stored as paid, because a receipt must never outlive a rolled-back payment. */
function mailReceipt({ db, mailSender, homeUrl }: PaymentReportTools, order: OrderRow): void {
  mailSender.post(async () => {
    const buyer = order.ownerId === null ? null : await findAccountById(db, order.ownerId);
    return buyer && receiptMail(buyer.email, order, homeUrl);
  });
}

/** Returns the order after the report. */
async function moveOrder(tools: PaymentReportTools, order: OrderRow, report: PaymentReport): Promise<OrderRow> {
  const { db, clock } = tools;
  const now = clock.now();
  if (!(await insertPaymentReport(db, report, now))) return order;
  const state = nextOrderState(order.state, report.kind);
  const change = { state, paymentId: order.paymentId ?? report.paymentId };
  if (isDeepStrictEqual(change, { state: order.state, paymentId: order.paymentId })) return order;
  const isPaid = state === 'paid' && order.state !== 'paid';
  const isRefunded = state === 'refunded' && order.state !== 'refunded';
  const moved = await updateOrder(db, order.id, {
    ...change,
    updatedAt: now,
    ...(isPaid ? { paidAt: now } : {}),
    ...(isRefunded ? { refundedAt: now } : {}),
  });
  if (isPaid) await completeCover(tools, moved);
  // If the refund is reported before the payment, the cover was never opened.
  else if (isRefunded && order.state === 'paid') await closeCover(db, moved);
  return moved;
}
