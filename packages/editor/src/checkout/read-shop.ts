import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { getCoverPurchase } from '@coverwright/contracts/calls/orders.ts';
import { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApiQuietly } from '../api/call-api.ts';

/** The packages on sale, and the purchase of a cover. */
export interface Shop {
  readonly pricing: AnswerOf<typeof getPricing>;
  readonly purchase: AnswerOf<typeof getCoverPurchase>;
}

const NOTHING: Shop['purchase'] = { formats: [], revisionsRemaining: 0 };

/** Loads the prices and the purchase of a cover. @param itemId null for a cover that the server does not know yet */
export async function readShop(itemId: string | null): Promise<Result<Shop, ApiFault>> {
  const [pricing, purchase] = await Promise.all([
    callApiQuietly(getPricing, {}),
    itemId === null ? succeed(NOTHING) : callApiQuietly(getCoverPurchase, { params: { id: itemId } }),
  ]);
  if (!pricing.ok) return pricing;
  // The cover no longer belongs to this visitor, or does not yet, so nothing of it was bought by them.
  if (!purchase.ok && purchase.fault.status !== UNKNOWN) return purchase;
  return succeed({ pricing: pricing.value, purchase: purchase.ok ? purchase.value : NOTHING });
}

const UNKNOWN = 401;
