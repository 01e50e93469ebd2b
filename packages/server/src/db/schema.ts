import type { StockChoiceState, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import type { ExportKind, ExportState } from '@coverwright/contracts/calls/exports.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export * from './account-tables.ts';
export * from './identity-tables.ts';
export * from './shop-tables.ts';
export * from './item-tables.ts';
export * from './sharing-tables.ts';
export * from './site-tables.ts';
export * from './blog-tables.ts';
export * from './file-tables.ts';
export * from './brand-tables.ts';

/** Pictures that users uploaded. Sizes in pixels, upright. */
export const assets = pgTable(
  'assets',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Storage keys of the three sizes. */
    fullKey: text('full_key').notNull(),
    regularKey: text('regular_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    /** Uploaded by its owner, copied from a stock source, or cut out of another picture by the network or along a painted mask. */
    origin: text('origin').$type<'upload' | 'stock' | 'cutout' | 'handcut'>().notNull().default('upload'),
    /** The owner's name for it; empty without one. */
    name: text('name').notNull().default(''),
    /** The picture that a cut-out was cut out of; null for any other picture. */
    originalId: uuid('original_id'),
    /** Time of removal from the owner's list. Covers that show the picture still do. */
    removedAt: moment('removed_at'),
    /** The last time at which a removed picture was found to be in use. */
    sweptAt: moment('swept_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('assets_owner_created').on(table.ownerId, table.createdAt, table.id),
    index('assets_removed').on(table.sweptAt.asc().nullsFirst(), table.id).where(sql`${table.removedAt} is not null`),
    index('assets_original').on(table.originalId),
  ],
);

/** Addresses offered for uploads, until the upload has been taken. */
export const incomingUploads = pgTable(
  'incoming_uploads',
  { key: text('key').primaryKey(), createdAt: moment('created_at').notNull() },
  (table) => [index('incoming_uploads_created').on(table.createdAt)],
);

/** Stock pictures that an owner chose, with the copies for printing. */
export const stockCopies = pgTable(
  'stock_copies',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    state: text('state').$type<StockChoiceState>().notNull(),
    error: text('error'),
    /** The source's data at the time of the copy: maker, license, page. */
    photo: jsonb('photo').$type<StockPhoto>(),
    assetId: uuid('asset_id'),
    /** A second copy, which came along at login with covers that show it; new choices find the first. */
    isSpare: boolean('is_spare').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('stock_copies_owner_picture').on(table.ownerId, table.source, table.sourceId).where(sql`not ${table.isSpare}`),
    index('stock_copies_updated').on(table.updatedAt),
  ],
);

/** The number of backgrounds that an owner has had removed, and the number granted beyond the free ones. */
export const cutoutCredits = pgTable('cutout_credits', {
  ownerId: uuid('owner_id').primaryKey(),
  used: integer('used').notNull().default(0),
  granted: integer('granted').notNull().default(0),
});

/** Fonts that users uploaded, one file each. */
export const fonts = pgTable(
  'fonts',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    family: text('family').notNull(),
    bold: boolean('bold').notNull(),
    italic: boolean('italic').notNull(),
    /** The user's note of the license. */
    licenceNote: text('licence_note').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('fonts_owner').on(table.ownerId)],
);

/** Render jobs. The design is a copy, so that later edits do not change a requested file. */
export const exports = pgTable(
  'exports',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The completed cover of the file; null for a file of designs in the request. */
    itemId: uuid('item_id'),
    kind: text('kind').$type<ExportKind>().notNull(),
    widthPx: integer('width_px'),
    design: jsonb('design').$type<unknown>().notNull(),
    filename: text('filename').notNull(),
    state: text('state').$type<ExportState>().notNull(),
    /** Share that is done, 0 to 1. */
    progress: real('progress').notNull(),
    error: text('error'),
    fileKey: text('file_key'),
    /** True for a file of a purchase; paid and free files take turns. */
    isPaid: boolean('is_paid').notNull().default(false),
    /** Number of times that a worker has started it. */
    attempts: integer('attempts').notNull().default(0),
    /** The lease of the worker that renders it; until it expires, no other worker may. By the database's clock. */
    leaseToken: uuid('lease_token'),
    leasedUntil: moment('leased_until'),
    startedAt: moment('started_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('exports_updated').on(table.updatedAt),
    index('exports_item').on(table.itemId),
    index('exports_live').on(table.createdAt).where(sql`${table.state} in ('queued', 'running')`),
    index('exports_started').on(table.startedAt),
  ],
);
