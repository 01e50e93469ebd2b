import { siteThemeSchema } from '@coverwright/contracts/calls/site.ts';
import type { SiteTheme } from '@coverwright/contracts/site/theme-colours.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { findSetting, keepSetting } from './site-settings-repository.ts';

/** Every page asks for it: other processes see a change so much later. */
const KNOWN_FOR_MS = 60_000;

/** Colours in place of the house's own; every one that is left out is the house's. */
export type ThemeChange = Partial<SiteTheme>;

export interface ThemeDesk {
  read(): Promise<ThemeChange>;
  /** @param note is called in the transaction of the change, with what was set before */
  change(theme: ThemeChange, note: (db: Database, before: ThemeChange) => Promise<void>): Promise<void>;
}

/** The colours that an administrator set. What is stored and is no theme counts as none. */
export function openTheme({ db, clock }: { readonly db: Database; readonly clock: Clock }): ThemeDesk {
  let known: { readonly theme: ThemeChange; readonly until: number } | null = null;
  const remember = (theme: ThemeChange) => {
    known = { theme, until: clock.now().getTime() + KNOWN_FOR_MS };
    return theme;
  };
  return {
    async read() {
      return known && clock.now().getTime() < known.until ? known.theme : remember(await findTheme(db));
    },
    async change(theme, note) {
      await db.transaction(async (transaction) => {
        const before = await findTheme(transaction);
        await keepSetting(transaction, 'theme', theme, clock.now());
        await note(transaction, before);
      });
      remember(theme);
    },
  };
}

async function findTheme(db: Database): Promise<ThemeChange> {
  const parsed = siteThemeSchema
    .unwrap()
    .partial()
    .safeParse(await findSetting(db, 'theme'));
  return parsed.success ? withoutGaps(parsed.data) : {};
}

function withoutGaps(theme: { readonly [Name in keyof SiteTheme]?: SiteTheme[Name] | undefined }): ThemeChange {
  return Object.fromEntries(Object.entries(theme).filter(([, shades]) => shades !== undefined));
}
