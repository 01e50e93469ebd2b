import type { BrandContent } from '@coverwright/contracts/calls/brand.ts';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Pen names, series, fonts, colors and logos that an author uses on book after book. */
export const brandElements = pgTable(
  'brand_elements',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<BrandContent>().notNull(),
    /** Key by which two elements are equal: the text, the family, the color or the picture. */
    identity: text('identity').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('brand_elements_identity').on(table.ownerId, table.identity),
    index('brand_elements_used').on(table.ownerId, table.usedAt),
  ],
);
