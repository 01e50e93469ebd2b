import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export type SettingName = 'theme' | 'withheld-genres';

/** The settings of the site by name, as an administrator set them; parsed at every read. */
export const siteSettings = pgTable('site_settings', {
  name: text('name').$type<SettingName>().primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
