import type { Order } from '@coverwright/contracts/calls/orders.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import type { Visit } from '../../auth/visit.ts';
import { PaymentUnavailable } from '../../ports/payment.ts';
import { isUuid } from '../is-uuid.ts';
import { refreshPayment, type OrderTools } from './refresh-payment.ts';
import { describeOrder } from './describe-order.ts';
import { findOrder, listOwnOrderRows, type OrderRow } from './order-repository.ts';

/** Lists an account's paid, refunded and declined orders, newest first. */
export async function listOwnOrders({ db }: Pick<OrderTools, 'db'>, ownerId: string): Promise<Order[]> {
  return (await listOwnOrderRows(db, ownerId, ['paid', 'refunded', 'failed'])).map(describeOrder);
}

/** One order of an account. The payment of an open order is looked up first: buyers come back before the payment service reports. */
export async function readOwnOrder(
  tools: OrderTools,
  { userId }: Pick<Session, 'userId'>,
  id: string,
): Promise<Result<{ order: Order }, Refusal>> {
  const row = await findOwnOrder(tools, userId, id);
  return row ? succeed({ order: describeOrder(await refreshPayment(tools, row)) }) : refuse({ code: 'orderNotFound' });
}

/** Returns the address of an own order's receipt; null if there is none. */
export async function findReceipt(tools: OrderTools, { found }: Pick<Visit, 'found'>, id: string): Promise<string | null> {
  const row = found && (await findOwnOrder(tools, found.session.userId, id));
  if (!row?.sessionId || row.provider !== tools.payments?.id) return null;
  try {
    return await tools.payments.receiptUrl(row.sessionId);
  } catch (error) {
    if (error instanceof PaymentUnavailable) return null;
    throw error;
  }
}

/** Finds an order of this account; null for another account's order, and for an invalid id. */
export async function findOwnOrder({ db }: Pick<OrderTools, 'db'>, ownerId: string, id: string): Promise<OrderRow | null> {
  const row = isUuid(id) ? await findOrder(db, id) : null;
  return row?.ownerId === ownerId ? row : null;
}
