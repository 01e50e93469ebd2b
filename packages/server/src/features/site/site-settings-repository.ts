import { eq, sql } from 'drizzle-orm';
import { siteSettings } from '../../db/schema.ts';
import type { SettingName } from '../../db/site-tables.ts';
import type { Database } from '../../ports/database.ts';

/** Returns the stored value of a setting; undefined without one. */
export async function findSetting(db: Database, name: SettingName): Promise<unknown> {
  const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.name, name));
  return row?.value;
}

export async function upsertSetting(db: Database, name: SettingName, value: unknown, updatedAt: Date): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt } });
}

/** Lets only one transaction at a time change settings, because a new value depends on the former one. Reads are not blocked. */
export async function lockSettings(db: Database): Promise<void> {
  await db.execute(sql`lock table ${siteSettings} in share row exclusive mode`);
}
