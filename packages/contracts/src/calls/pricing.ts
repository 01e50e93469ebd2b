import { CURRENCIES } from '@coverwright/core/shop/currency.ts';
import { shopPackageSchema } from '@coverwright/core/shop/shop-package.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** The ways to pay for covers; with `off`, all downloads are free. */
export const CHECKOUT_MODES = ['sandbox', 'stripe', 'off'] as const;
export type CheckoutMode = (typeof CHECKOUT_MODES)[number];

export const currencySchema = z.enum(CURRENCIES);

export const getPricing = defineCall({
  id: 'getPricing',
  method: 'GET',
  path: '/api/page/pricing',
  auth: 'public',
  cost: 'read',
  summary: 'The product packages that are sold, and how they are paid for. `currency` is what the browser’s languages speak for.',
  answer: z
    .object({
      productPackages: z.array(shopPackageSchema),
      checkout: z.enum(CHECKOUT_MODES),
      currency: currencySchema,
    })
    .meta({ id: 'Pricing' }),
  errors: ['tooManyRequests'],
});
