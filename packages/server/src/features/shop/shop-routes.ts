import { createPackage, listPackages, updatePackage } from '@coverwright/contracts/calls/admin-shop.ts';
import { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { asAdmin } from '../../auth/as-admin.ts';
import type { CheckoutConfig } from '../../config.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { addPackage, changePackage, type ShopTools } from './change-package.ts';
import { listPackageRows } from './package-repository.ts';
import { readPricing } from './read-pricing.ts';

/** What is sold, for everybody; and what is done about it, for administrators. */
export function addShopRoutes(app: App, tools: ShopTools & { readonly config: { readonly checkout: CheckoutConfig } }): void {
  answerCall(app, getPricing, async ({ languages }) => succeed(await readPricing(tools, languages)));
  answerCall(app, listPackages, ({ visit }) =>
    asAdmin(visit, async () => succeed({ productPackages: [...(await listPackageRows(tools.db))] })),
  );
  answerCall(app, createPackage, ({ visit, body }) => asAdmin(visit, (admin) => addPackage(tools, admin, body)));
  answerCall(app, updatePackage, ({ visit, params, body }) => asAdmin(visit, (admin) => changePackage(tools, admin, params.slug, body)));
}
