import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export type SettingName = 'theme' | 'withheld-genres';

/** Says what an administrator set about the site, by name; parsed again whenever it is read. */
export const siteSettings = pgTable('site_settings', {
  name: text('name').$type<SettingName>().primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
