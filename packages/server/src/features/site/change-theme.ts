import type { changeTheme as changeThemeCall } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf, BodyOf } from '@coverwright/contracts/calls/call.ts';
import { deriveShades, MAIN_SHADE } from '@coverwright/contracts/site/derive-shades.ts';
import { THEME_COLOUR_NAMES } from '@coverwright/contracts/site/menu-entry.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import type { SettingStore } from './create-setting-store.ts';
import type { ThemeChange } from './open-theme.ts';

interface ThemeTools {
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly theme: SettingStore<ThemeChange>;
}

/** Sets the main colors of the site on behalf of an administrator. Default and missing colors are not stored. */
export async function changeTheme(
  { theme, ...tools }: ThemeTools,
  admin: Session,
  colours: BodyOf<typeof changeThemeCall>['colours'],
): Promise<AnswerOf<typeof changeThemeCall>> {
  const change: ThemeChange = Object.fromEntries(
    THEME_COLOUR_NAMES.flatMap((name) => {
      const main = colours[name]?.toLowerCase();
      return main === undefined || main === THEME_COLOURS[name][MAIN_SHADE] ? [] : [[name, deriveShades(main)]];
    }),
  );
  await theme.change(
    () => change,
    (db, before) =>
      insertAuditEntry({ ...tools, db }, admin, {
        action: 'theme.update',
        subject: 'theme',
        before: mainShades(before),
        after: mainShades(change),
      }),
  );
  return { theme: { ...THEME_COLOURS, ...change } };
}

function mainShades(theme: ThemeChange): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(theme).map(([name, shades]) => [name, shades[MAIN_SHADE]]));
}
