import type { CommentPlace } from '@coverwright/contracts/calls/reviews.ts';
import type { VersionKind } from '@coverwright/core/versions/version-kind.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { items } from './item-tables.ts';
import { moment } from './moment.ts';
import { packedDesigns } from './packed-designs.ts';

const itemId = () =>
  uuid('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' });

/** Shared drafts, one for each cover: the rendered pictures of its page, and their design. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    itemId: itemId(),
    /** The secret in the page's address. It is stored in the clear, because the author is shown the address again. */
    token: text('token').notNull(),
    state: text('state').$type<'queued' | 'done' | 'failed'>().notNull(),
    format: text('format').$type<FormatId>().notNull(),
    /** The design that is being rendered, or was rendered last. */
    design: jsonb('design').$type<unknown>().notNull(),
    documentHash: text('document_hash').notNull(),
    /** The author's message to those who open the page; null without one. */
    message: text('message'),
    /** The design on the shown pictures; null until there are any. */
    shownDesign: jsonb('shown_design').$type<unknown>(),
    /** Storage keys by the names of the pictures. */
    pictures: jsonb('pictures').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('draft_shares_item').on(table.itemId),
    uniqueIndex('draft_shares_token').on(table.token),
    index('draft_shares_owner').on(table.ownerId),
  ],
);

/** Covers that an administrator took down, with the reason. */
export const takedowns = pgTable('takedowns', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /** The reason that the owner reads. */
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Reviews of covers, one for each cover, with the link that works for some days. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    itemId: itemId(),
    /** The secret in the link; null once the link was revoked. */
    token: text('token'),
    expiresAt: moment('expires_at').notNull(),
    verdict: text('verdict').$type<'approved' | 'changes'>(),
    verdictBy: text('verdict_by'),
    verdictAt: moment('verdict_at'),
    /** The save that the verdict is about. */
    verdictOn: moment('verdict_on'),
    /** Storage keys of the rendered pictures for the page, by format. */
    pictures: jsonb('pictures').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_item').on(table.itemId),
    uniqueIndex('reviews_token').on(table.token),
    index('reviews_owner').on(table.ownerId),
  ],
);

/** The comments of a review, by reviewers and by the author. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** The comment that a reply answers; null for a comment that begins a thread. */
    replyTo: uuid('reply_to'),
    /** The place of the pin; null for a reply. */
    place: jsonb('place').$type<CommentPlace>(),
    /** The name that the reviewer typed; null for the author of the cover. */
    reviewer: text('reviewer'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [index('review_comments_review').on(table.reviewId, table.createdAt)],
);

/** The state of a cover at every save; older versions are thinned out. */
export const itemVersions = pgTable(
  'item_versions',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    itemId: itemId(),
    kind: text('kind').$type<VersionKind>().notNull(),
    name: text('name'),
    currentFormat: text('current_format').$type<FormatId>().notNull(),
    designs: packedDesigns('designs').notNull(),
    /** Storage keys of the rendered pictures, by format and size. */
    pictures: jsonb('pictures').$type<Readonly<Record<string, string>>>().notNull(),
    /** Aspect ratio of the whole flat cover by format; null for older versions. */
    aspects: jsonb('aspects').$type<Readonly<Partial<Record<FormatId, number>>>>(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('item_versions_item').on(table.itemId, table.savedAt), index('item_versions_owner').on(table.ownerId)],
);

/** Mails to send: a row is deleted once a mail server has accepted its mail. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time at which it was queued last; null for rows older than the column. */
    queuedAt: moment('queued_at'),
    /** The time until which a sender has claimed the mail; no other sender may take it before. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('outgoing_mails_created').on(table.createdAt)],
);
