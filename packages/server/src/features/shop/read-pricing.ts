import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { currencyOfLanguages } from '@coverwright/core/shop/currency.ts';
import type { CheckoutConfig } from '../../config.ts';
import type { Database } from '../../ports/database.ts';
import { listPackageRows } from './package-repository.ts';

interface PricingTools {
  readonly db: Database;
  readonly config: { readonly checkout: CheckoutConfig };
}

/** Returns the packages, their prices and the payment mode. @param languages the browser's `Accept-Language` header */
export async function readPricing({ db, config }: PricingTools, languages: string): Promise<AnswerOf<typeof getPricing>> {
  const all = await listPackageRows(db);
  return {
    productPackages: all.filter(({ isOffered }) => isOffered),
    checkout: config.checkout.mode,
    currency: currencyOfLanguages(languages),
  };
}
