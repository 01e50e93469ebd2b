import { createPackage, listPackages, updatePackage } from '@coverwright/contracts/calls/admin-shop.ts';
import { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { requireAdmin } from '../../auth/require-admin.ts';
import type { CheckoutConfig } from '../../config.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { addPackage, changePackage, type ShopTools } from './change-package.ts';
import { listPackageRows } from './package-repository.ts';
import { readPricing } from './read-pricing.ts';

/** What is sold, for everybody; and what is done about it, for administrators. */
export function addShopRoutes(app: App, tools: ShopTools & { readonly config: { readonly checkout: CheckoutConfig } }): void {
  answerCall(app, getPricing, async ({ languages }) => succeed(await readPricing(tools, languages)));
  answerCall(app, listPackages, async ({ visit }) => {
    const admin = requireAdmin(visit);
    return admin.ok ? succeed({ productPackages: [...(await listPackageRows(tools.db))] }) : admin;
  });
  answerCall(app, createPackage, async ({ visit, body }) => {
    const admin = requireAdmin(visit);
    return admin.ok ? addPackage(tools, admin.value, body) : admin;
  });
  answerCall(app, updatePackage, async ({ visit, params, body }) => {
    const admin = requireAdmin(visit);
    return admin.ok ? changePackage(tools, admin.value, params.slug, body) : admin;
  });
}
