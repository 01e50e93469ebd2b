import { siteThemeSchema } from '@coverwright/contracts/calls/site.ts';
import type { SiteTheme } from '@coverwright/contracts/site/theme-colours.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { createSettingStore, type SettingStore } from './create-setting-store.ts';

/** Colors that replace the default ones. */
export type ThemeChange = Partial<SiteTheme>;

/** Opens the setting of the site's colors. An invalid stored value counts as none. */
export function openTheme(tools: { readonly db: Database; readonly clock: Clock }): SettingStore<ThemeChange> {
  return createSettingStore(tools, 'theme', parseTheme);
}

function parseTheme(stored: unknown): ThemeChange {
  const parsed = siteThemeSchema.unwrap().partial().safeParse(stored);
  return parsed.success ? withoutGaps(parsed.data) : {};
}

function withoutGaps(theme: { readonly [Name in keyof SiteTheme]?: SiteTheme[Name] | undefined }): ThemeChange {
  return Object.fromEntries(Object.entries(theme).filter(([, shades]) => shades !== undefined));
}
