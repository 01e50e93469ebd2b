import { sql } from 'drizzle-orm';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ItemState } from '../features/items/item-states.ts';
import { moment } from './moment.ts';
import { packedDesigns } from './packed-designs.ts';

/** Covers: drafts, revisions and completed covers. */
export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    state: text('state').$type<ItemState>().notNull().default('draft'),
    /** The completed cover that a revision was made from; null for any other cover. */
    revisionOf: uuid('revision_of'),
    currentFormat: text('current_format').$type<FormatId>().notNull(),
    revisionsRemaining: integer('revisions_remaining').notNull(),
    draftShareUrl: text('draft_share_url'),
    /** Designs by format; they are parsed whenever they are read, which migrates old versions. */
    designs: packedDesigns('designs').notNull(),
    /** Storage key of the front that was rendered last. */
    thumbnailKey: text('thumbnail_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Time of deletion; the cover is on no list, and can be restored for a while. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('items_owner_updated').on(table.ownerId, table.state, table.updatedAt, table.id),
    index('items_deleted').on(table.deletedAt),
    index('items_revision_of').on(table.revisionOf).where(sql`${table.revisionOf} is not null`),
    // The index of the administration's list of all covers.
    index('items_updated').on(table.updatedAt, table.id),
  ],
);
