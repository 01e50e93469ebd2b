import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { exportKindSchema } from './exports.ts';
import { currencySchema } from './pricing.ts';

const anyId = z.string().min(1).max(200);
const format = z.enum(FORMAT_IDS);

/** The states of an order. */
export const ORDER_STATES = ['created', 'failed', 'expired', 'paid', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A line of a receipt. Amounts in the smallest unit of the order's currency. */
export const orderLineSchema = z.object({ packageId: z.string(), name: z.string(), amount: z.number().int() });

export const orderSchema = z
  .object({
    id: z.uuid(),
    /** The readable number, for instance `CW-261123-7F3K2Q`. */
    number: z.string(),
    state: z.enum(ORDER_STATES),
    /** The payment provider; `sandbox` charges nothing. */
    provider: z.enum(['sandbox', 'stripe']),
    currency: currencySchema,
    /** The amount is in the smallest unit. */
    amount: z.number().int(),
    lines: z.array(orderLineSchema),
    formats: z.array(format),
    /** The cover's id, and its title at the time of the purchase. */
    coverId: z.string().nullable(),
    title: z.string(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    refundedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof orderSchema>;

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  auth: 'account',
  cost: 'read',
  summary: 'The paid, refunded and failed orders of the account, newest first.',
  answer: z.object({ orders: z.array(orderSchema) }).meta({ id: 'Orders' }),
  errors: ['signInRequired', 'tooManyRequests'],
});

export const getOrder = defineCall({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/{id}',
  auth: 'account',
  cost: 'read',
  summary: 'One order. One that is still open is asked after at the payment provider first.',
  params: z.object({ id: anyId }),
  answer: z.object({ order: orderSchema }),
  errors: ['signInRequired', 'orderNotFound', 'tooManyRequests'],
});

export const getCoverPurchase = defineCall({
  id: 'getCoverPurchase',
  method: 'GET',
  path: '/api/covers/cover/{id}/purchase',
  auth: 'owner',
  cost: 'read',
  summary: 'What was bought of a cover: the formats whose print files may be downloaded, and the revisions that are left.',
  params: z.object({ id: anyId }),
  answer: z.object({ formats: z.array(format), revisionsRemaining: z.number().int().min(0) }).meta({ id: 'CoverPurchase' }),
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const createCoverFile = defineCall({
  id: 'createCoverFile',
  method: 'POST',
  path: '/api/covers/cover/{id}/files',
  auth: 'owner',
  cost: 'render',
  summary:
    'Asks for a file of a completed cover, made of the designs that were bought. It is followed by GET /api/exports/{id}; a package holds every format that was bought.',
  params: z.object({ id: anyId }),
  body: z.object({ kind: exportKindSchema, format: format.optional() }),
  answer: z.object({ jobId: z.string() }),
  errors: ['badRequest', 'itemNotFound', 'purchaseRequired', 'tooManyRequests'],
});

export const getDownloadUrl = defineCall({
  id: 'getDownloadUrl',
  method: 'GET',
  path: '/api/account/get-download-url',
  auth: 'owner',
  cost: 'read',
  summary:
    'Signs the address of a finished file (`url` of GET /api/exports/{id}), so that anybody who has it can fetch the file for a few minutes.',
  query: z.object({ unsignedUrl: z.string().min(1).max(500) }),
  answer: z.object({ url: z.string(), filename: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'DownloadUrl' }),
  errors: ['badRequest', 'exportNotFound', 'exportNotReady', 'purchaseRequired', 'tooManyRequests'],
});
