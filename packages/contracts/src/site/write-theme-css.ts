import { THEME_COLOUR_NAMES } from './menu-entry.ts';
import type { SiteTheme } from './theme-colours.ts';

/** Returns a style sheet with changed theme colors; empty if none are changed. */
export function writeThemeCss(theme: Partial<SiteTheme>): string {
  const lines = THEME_COLOUR_NAMES.flatMap((name) =>
    (theme[name] ?? []).map((shade, index) => `--mantine-color-${name}-${index}:${shade}`),
  );
  // The doubled selector outweighs the library's own.
  return lines.length > 0 ? `:root:root{${lines.join(';')}}` : '';
}
