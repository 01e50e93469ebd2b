import { shopPackageSchema } from '@coverwright/core/shop/shop-package.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { ORDER_STATES, orderSchema } from './orders.ts';
import { currencySchema } from './pricing.ts';

const errors = ['signInRequired', 'adminOnly', 'badRequest', 'tooManyRequests'] as const;
const answer = z.object({ productPackage: shopPackageSchema });

export const listPackages = defineCall({
  id: 'listPackages',
  method: 'GET',
  path: '/api/admin/packages',
  auth: 'admin',
  cost: 'read',
  summary: 'Every package, those that are not offered too. For administrators.',
  answer: z.object({ productPackages: z.array(shopPackageSchema) }),
  errors,
});

export const createPackage = defineCall({
  id: 'createPackage',
  method: 'POST',
  path: '/api/admin/packages',
  auth: 'admin',
  cost: 'write',
  summary: 'Adds a package. For administrators.',
  body: shopPackageSchema,
  answer,
  errors: [...errors, 'packageExists'],
});

export const updatePackage = defineCall({
  id: 'updatePackage',
  method: 'PUT',
  path: '/api/admin/packages/{slug}',
  auth: 'admin',
  cost: 'write',
  summary: 'Changes a package; what was bought before stays as it was bought. For administrators.',
  params: z.object({ slug: z.string().max(40) }),
  body: shopPackageSchema.omit({ id: true }),
  answer,
  errors: [...errors, 'packageNotFound'],
});

/** An order in the shop's accounting. */
export const adminOrderSchema = orderSchema
  .extend({
    /** The buyer's address; null once they have deleted their account. */
    email: z.string().nullable(),
    referral: z.string().nullable(),
    gclid: z.string().nullable(),
    /** The payment's id at the payment provider. */
    paymentId: z.string().nullable(),
  })
  .meta({ id: 'AdminOrder' });

export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const listAllOrders = defineCall({
  id: 'listAllOrders',
  method: 'GET',
  path: '/api/admin/orders',
  auth: 'admin',
  cost: 'read',
  summary: 'All orders, the newest first, 24 at a time; with `state`, those in it. For administrators.',
  query: z.object({ state: z.enum(ORDER_STATES).optional(), cursor: z.string().max(200).optional() }),
  answer: z.object({ orders: z.array(adminOrderSchema), nextCursor: z.string().nullable() }).meta({ id: 'AdminOrders' }),
  errors,
});

export const refundOrder = defineCall({
  id: 'refundOrder',
  method: 'POST',
  path: '/api/admin/orders/{id}/refund',
  auth: 'admin',
  cost: 'write',
  summary: 'Gives the money of a paid order back and closes its downloads. For administrators.',
  params: z.object({ id: z.string().max(200) }),
  answer: z.object({ order: adminOrderSchema }),
  errors: [...errors, 'orderNotFound', 'notRefundable', 'paymentUnavailable'],
});

export const listReferrals = defineCall({
  id: 'listReferrals',
  method: 'GET',
  path: '/api/admin/referrals',
  auth: 'admin',
  cost: 'read',
  summary: 'What each referral code brought: orders begun, paid and refunded, and the money kept, by currency. For administrators.',
  answer: z
    .object({
      referrals: z.array(
        z.object({
          referral: z.string(),
          orders: z.number().int(),
          paid: z.number().int(),
          refunded: z.number().int(),
          /** The amounts without refunds, in the smallest unit of each currency. */
          amounts: z.partialRecord(currencySchema, z.number().int()),
        }),
      ),
    })
    .meta({ id: 'Referrals' }),
  errors,
});
