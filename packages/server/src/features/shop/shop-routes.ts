import { createPackage, listPackages, updatePackage } from '@coverwright/contracts/calls/admin-shop.ts';
import { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import type { CheckoutConfig } from '../../config.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { addPackage, changePackage, type ShopTools } from './change-package.ts';
import { listPackageRows } from './package-repository.ts';
import { readPricing } from './read-pricing.ts';

/** Adds the calls of the shop: its packages for everybody, and their administration. */
export function addShopRoutes(app: App, tools: ShopTools & { readonly config: { readonly checkout: CheckoutConfig } }): void {
  handleCall(app, getPricing, async ({ languages }) => succeed(await readPricing(tools, languages)));
  handleCall(app, listPackages, async () => succeed({ productPackages: [...(await listPackageRows(tools.db))] }));
  handleCall(app, createPackage, ({ session, body }) => addPackage(tools, session, body));
  handleCall(app, updatePackage, ({ session, params, body }) => changePackage(tools, session, params.slug, body));
}
