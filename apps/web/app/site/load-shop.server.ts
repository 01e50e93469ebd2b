import { inWhole, writePrice } from '@coverwright/core/shop/currency.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { readPricing } from '@coverwright/server/features/shop/read-pricing.ts';
import type { PageFacts } from '../page-facts.server.ts';

/** Describes what a cover costs at least. */
export interface LeastPrice {
  /** The price as people read it, such as `$19`. */
  readonly text: string;
  /** The price in whole units. */
  readonly amount: number;
  readonly currency: string;
}

/** `free` where nothing is charged; null where something is, and nothing has a price in the visitor's money. */
export type ShopPrice = LeastPrice | 'free' | null;

/**
 * The least that is asked, in the money that the browser's languages speak for.
 * @param format of the cover; any where none is named
 */
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
