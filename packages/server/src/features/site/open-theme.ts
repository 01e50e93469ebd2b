import { siteThemeSchema } from '@coverwright/contracts/calls/site.ts';
import type { SiteTheme } from '@coverwright/contracts/site/theme-colours.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { openSetting, type SettingStore } from './open-setting.ts';

/** Colours in place of the house's own; every one that is left out is the house's. */
export type ThemeChange = Partial<SiteTheme>;

/** The colours that an administrator set. What is stored and is no theme counts as none. */
export function openTheme(tools: { readonly db: Database; readonly clock: Clock }): SettingStore<ThemeChange> {
  return openSetting(tools, 'theme', parseTheme);
}

function parseTheme(stored: unknown): ThemeChange {
  const parsed = siteThemeSchema.unwrap().partial().safeParse(stored);
  return parsed.success ? withoutGaps(parsed.data) : {};
}

function withoutGaps(theme: { readonly [Name in keyof SiteTheme]?: SiteTheme[Name] | undefined }): ThemeChange {
  return Object.fromEntries(Object.entries(theme).filter(([, shades]) => shades !== undefined));
}
