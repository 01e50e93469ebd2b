import type { AnswerOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { listAllOrders, listReferrals } from '@coverwright/contracts/calls/admin-shop.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { readCursor, writeCursor } from '../list-cursor.ts';
import { describeBooked } from './describe-order.ts';
import { countReferrals, listBookedOrders } from './order-repository.ts';

const PAGE_SIZE = 24;

/** One page of all orders, the newest first. */
export async function listBooks(
  { db }: { readonly db: Database },
  { state, cursor }: QueryOf<typeof listAllOrders>,
): Promise<Result<AnswerOf<typeof listAllOrders>, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) return refuse({ code: 'badRequest', path: 'cursor', detail: 'cursor: is none that was given out' });
  const found = await listBookedOrders(db, state ?? null, after, PAGE_SIZE + 1);
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1)?.row;
  return succeed({
    orders: page.map(describeBooked),
    nextCursor: last && found.length > PAGE_SIZE ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  });
}

/** What each referral code brought, those that brought most orders first. */
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
