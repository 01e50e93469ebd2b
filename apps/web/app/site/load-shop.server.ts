import { inWhole, writePrice } from '@coverwright/core/shop/currency.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { readPricing } from '@coverwright/server/features/shop/read-pricing.ts';
import type { PageFacts } from '../page-facts.server.ts';

/** The lowest price of a cover. */
export interface LeastPrice {
  /** The formatted price, such as `$19`. */
  readonly text: string;
  /** The price in whole units. */
  readonly amount: number;
  readonly currency: string;
}

/** `free` if nothing is charged; null if nothing has a price in the visitor's currency. */
export type ShopPrice = LeastPrice | 'free' | null;

/** Returns the lowest price in the currency for the browser's languages. @param format of the cover; any by default */
export async function loadLeastPrice(request: Request, { services }: PageFacts, format?: FormatId): Promise<ShopPrice> {
  const { productPackages, checkout, currency } = await readPricing(services, request.headers.get('accept-language') ?? '');
  if (checkout === 'off') return 'free';
  const prices = productPackages
    .filter(({ formats }) => format === undefined || formats.includes(format))
    .flatMap(({ prices: of }) => of[currency] ?? []);
  if (prices.length === 0) return null;
  const amount = Math.min(...prices);
  return { text: writePrice(amount, currency), amount: inWhole(amount), currency };
}
