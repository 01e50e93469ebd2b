import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Currency } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The packages of the shop. Prices in the smallest unit of each currency. */
export const packages = pgTable('packages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  formats: jsonb('formats').$type<FormatId[]>().notNull(),
  prices: jsonb('prices').$type<ShopPackage['prices']>().notNull(),
  revisions: integer('revisions').notNull(),
  cutoutCredits: integer('cutout_credits').notNull(),
  isOffered: boolean('is_offered').notNull(),
  isFeatured: boolean('is_featured').notNull(),
  position: integer('position').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Purchases. They contain copies of what was agreed: neither a new price nor a later edit of the cover changes them. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The account; null once it was deleted, because the accounting must be kept without the name. */
    ownerId: uuid('owner_id'),
    /** The cover; of a revision, the one that it was made from. */
    itemId: uuid('item_id'),
    state: text('state').$type<OrderState>().notNull(),
    provider: text('provider').$type<'sandbox' | 'stripe'>().notNull(),
    /** The provider's ids of the checkout session and the payment; null before there are any. */
    sessionId: text('session_id'),
    paymentId: text('payment_id'),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    lines: jsonb('lines').$type<{ packageId: string; name: string; amount: number }[]>().notNull(),
    formats: jsonb('formats').$type<FormatId[]>().notNull(),
    revisions: integer('revisions').notNull(),
    cutoutCredits: integer('cutout_credits').notNull(),
    title: text('title').notNull(),
    /** The bought designs by format; null once the buyer has deleted their account. */
    designs: jsonb('designs').$type<unknown>(),
    referral: text('referral'),
    gclid: text('gclid'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_owner').on(table.ownerId, table.createdAt),
    index('orders_item').on(table.itemId),
    index('orders_created').on(table.createdAt, table.id),
  ],
);

/** Reports of payments that were applied, by the provider's ids, so that a repeated report has no effect. */
export const paymentReports = pgTable('payment_news', {
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  kind: text('kind').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Payments of the sandbox, as Stripe would store them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text('state').$type<'open' | 'paid' | 'expired' | 'refunded'>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    lines: jsonb('lines').$type<{ name: string; amount: number }[]>().notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('sandbox_payments_order').on(table.orderId)],
);

/** The changes by administrators, with the values before. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** The administrator's account; null once it was deleted. */
    actorId: uuid('actor_id'),
    /** Name of the action, such as `package.update`. */
    action: text('action').notNull(),
    /** The id of the changed row. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_log_created').on(table.createdAt, table.id), index('audit_log_actor').on(table.actorId)],
);
