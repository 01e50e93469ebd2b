import type { AnswerOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { listAllOrders, listReferrals } from '@coverwright/contracts/calls/admin-shop.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { readPage } from '../list-page.ts';
import { describeBooked } from './describe-order.ts';
import { countReferrals, listBookedOrders } from './order-repository.ts';

/** Lists a page of all orders, newest first. */
export async function listBooks(
  { db }: { readonly db: Database },
  { state, cursor }: QueryOf<typeof listAllOrders>,
): Promise<Result<AnswerOf<typeof listAllOrders>, Refusal>> {
  const read = await readPage(
    cursor,
    (after, most) => listBookedOrders(db, state ?? null, after, most),
    ({ row }) => ({ time: row.createdAt, id: row.id }),
  );
  return read.ok ? succeed({ orders: read.value.page.map(describeBooked), nextCursor: read.value.nextCursor }) : read;
}

/** Returns the orders of each referral code, those with the most orders first. */
export async function totalReferrals({ db }: { readonly db: Database }): Promise<AnswerOf<typeof listReferrals>> {
  const totals = new Map<string, AnswerOf<typeof listReferrals>['referrals'][number]>();
  for (const { referral, currency, state, count, amount } of await countReferrals(db)) {
    const total = totals.get(referral) ?? { referral, orders: 0, paid: 0, refunded: 0, amounts: {} };
    total.orders += count;
    if (state === 'paid') {
      total.paid += count;
      total.amounts[currency] = (total.amounts[currency] ?? 0) + amount;
    }
    if (state === 'refunded') total.refunded += count;
    totals.set(referral, total);
  }
  return { referrals: [...totals.values()].toSorted((a, b) => b.orders - a.orders || a.referral.localeCompare(b.referral)) };
}
