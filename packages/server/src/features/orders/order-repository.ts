import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { accounts, orders, paymentReports } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { PaymentReport } from '../../ports/payment.ts';
import { comesAfter, type ListPlace } from '../list-cursor.ts';

export type OrderRow = typeof orders.$inferSelect;
/** An order without the bought designs, for lists. */
export type OrderHead = Omit<OrderRow, 'designs'>;

const { designs: _, ...headColumns } = getTableColumns(orders);

/** The states in which an order can still be paid. */
export const OPEN_STATES: OrderState[] = ['created', 'failed'];

export async function insertOrder(db: Database, row: OrderRow): Promise<void> {
  await db.insert(orders).values(row);
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Finds an order and locks it until the transaction ends, so that concurrent reports are applied one after the other. */
export async function lockOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** Locks every order of a cover until the transaction ends, for changes that depend on them. */
export async function lockOrdersOf(db: Database, itemId: string): Promise<void> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.itemId, itemId)).orderBy(orders.id).for('update');
}

export async function updateOrder(
  db: Database,
  id: string,
  change: Partial<Pick<OrderRow, 'state' | 'paymentId' | 'paidAt' | 'refundedAt' | 'updatedAt'>>,
): Promise<OrderRow> {
  const [row] = await db.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`Order ${id} is gone`);
  return row;
}

/** Sets the payment session of an order. Returns false if the order is no longer open: then nobody may pay it. */
export async function setPaymentSession(db: Database, id: string, sessionId: string): Promise<boolean> {
  const noted = await db
    .update(orders)
    .set({ sessionId })
    .where(and(eq(orders.id, id), inArray(orders.state, OPEN_STATES)))
    .returning({ id: orders.id });
  return noted.length > 0;
}

/** Expires an order whose payment was never started. Returns false if it has been started, or if the order is no longer open. */
export async function expireUnstartedOrder(db: Database, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(orders)
    .set({ state: 'expired', updatedAt: now })
    .where(and(eq(orders.id, id), inArray(orders.state, OPEN_STATES), isNull(orders.sessionId)))
    .returning({ id: orders.id });
  return ended.length > 0;
}

/** Records a report as applied. Returns false if it was applied before. */
export async function insertPaymentReport(db: Database, { id, orderId, kind }: PaymentReport, now: Date): Promise<boolean> {
  const noted = await db
    .insert(paymentReports)
    .values({ id, orderId, kind, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentReports.id });
  return noted.length > 0;
}

/** Lists an account's orders in some states, newest first. */
export async function listOwnOrderRows(db: Database, ownerId: string, states: readonly OrderState[]): Promise<readonly OrderHead[]> {
  return db
    .select(headColumns)
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), inArray(orders.state, [...states])))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Lists orders of a cover that can still be paid. */
export async function listOpenOrders(db: Database, ownerId: string, itemId: string): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.itemId, itemId), inArray(orders.state, OPEN_STATES)))
    .orderBy(desc(orders.createdAt));
}

/** Lists unsettled orders from before a time, those that were checked longest ago first. */
export async function listStaleOrders(db: Database, moment: Date, most: number): Promise<readonly OrderHead[]> {
  return db
    .select(headColumns)
    .from(orders)
    .where(and(inArray(orders.state, OPEN_STATES), lt(orders.createdAt, moment)))
    .orderBy(orders.updatedAt, orders.id)
    .limit(most);
}

/** Records the time at which the payment of an order was checked. */
export async function touchOrder(db: Database, id: string, now: Date): Promise<void> {
  await db.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
}

/** Deletes orders from before a time that were never paid. */
export async function deleteUnpaidBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(orders).where(and(inArray(orders.state, ['created', 'failed', 'expired']), lt(orders.createdAt, moment)));
}

/** Lists the paid orders of a cover, newest first. @param itemId of the cover itself, not of a revision */
export async function listPaidOrdersOf(db: Database, ownerId: string, itemId: string): Promise<readonly OrderHead[]> {
  return db
    .select(headColumns)
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.itemId, itemId), eq(orders.state, 'paid')))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Lists the paid formats of a cover. @param itemId of the cover itself, not of a revision */
export async function listPaidFormats(db: Database, ownerId: string, itemId: string): Promise<readonly FormatId[]> {
  const rows = await db
    .select({ formats: orders.formats })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.itemId, itemId), eq(orders.state, 'paid')));
  return FORMAT_IDS.filter((format) => rows.some(({ formats }) => formats.includes(format)));
}

/** An order for the accounting, with the buyer's address while the account exists. */
export interface BookedOrder {
  readonly row: OrderHead;
  readonly email: string | null;
}

export async function listBookedOrders(
  db: Database,
  state: OrderState | null,
  after: ListPlace | null,
  most: number,
): Promise<readonly BookedOrder[]> {
  return db
    .select({ row: headColumns, email: accounts.email })
    .from(orders)
    .leftJoin(accounts, eq(accounts.id, orders.ownerId))
    .where(and(state ? eq(orders.state, state) : undefined, comesAfter(orders.createdAt, orders.id, after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
}

export async function findBookedOrder(db: Database, id: string): Promise<BookedOrder | null> {
  const [found] = await db
    .select({ row: headColumns, email: accounts.email })
    .from(orders)
    .leftJoin(accounts, eq(accounts.id, orders.ownerId))
    .where(eq(orders.id, id));
  return found ?? null;
}

/** Returns the number and the total of each referral's orders, by currency and state. */
export async function countReferrals(db: Database) {
  const rows = await db
    .select({
      referral: orders.referral,
      currency: orders.currency,
      state: orders.state,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${orders.amount})::int`,
    })
    .from(orders)
    .where(isNotNull(orders.referral))
    .groupBy(orders.referral, orders.currency, orders.state)
    .orderBy(orders.referral);
  return rows.flatMap(({ referral, ...row }) => (referral === null ? [] : [{ referral, ...row }]));
}
