import { itemsOfLines } from '@coverwright/contracts/analytics/ecommerce.ts';
import type { Currency } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { track } from '../analytics/track.ts';

/** Sends the analytics event that a visitor has seen the packages. */
export function trackPackageList(packages: readonly ShopPackage[], currency: Currency): void {
  const lines = packages.flatMap(({ id, name, prices }) => {
    const amount = prices[currency];
    return amount === undefined ? [] : [{ packageId: id, name, amount }];
  });
  const list = { item_list_id: 'pricing', item_list_name: 'Pricing' };
  track({ event: 'view_item_list', ecommerce: { currency, ...list, items: itemsOfLines(lines) } });
}
