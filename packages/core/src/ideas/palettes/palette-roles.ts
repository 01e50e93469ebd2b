import { fromHex } from '../../design/colour.ts';
import { toOklab } from '../../palette/oklab.ts';
import type { Palette } from '../../genres/genre.ts';

/**
 * Seven colors that a whole cover is painted in, photographs included. Hex. `darkest` on `paper` has a contrast of 10 or more, and
 * `accent` and `second` are far apart in hue.
 */
export interface PaletteRoles {
  readonly darkest: string;
  readonly dark: string;
  readonly main: string;
  readonly light: string;
  readonly paper: string;
  readonly accent: string;
  readonly second: string;
}

/** The roles in the order of the interface. `roleMessages` has their names. */
export const ROLES = ['darkest', 'dark', 'main', 'light', 'paper', 'accent', 'second'] as const satisfies readonly (keyof PaletteRoles)[];

/** Seven hex numbers without their signs, in that order. */
export function roles(hexes: string): PaletteRoles {
  const [darkest = '', dark = '', main = '', light = '', paper = '', accent = '', second = ''] = hexes.split(' ').map((hex) => `#${hex}`);
  return { darkest, dark, main, light, paper, accent, second };
}

/** The roles as the four colors that spine, back and pickers know. */
export function paletteOf({ dark, paper, darkest, accent }: PaletteRoles): Palette {
  return { ground: dark, light: paper, dark: darkest, accent };
}

/** The same for a look of four colors: dark grounds stay dark, and light ones light. */
export function paletteLike({ ground }: Palette, roles: PaletteRoles): Palette {
  const own = toOklab(fromHex(ground)).l;
  const [nearest] = [roles.darkest, roles.dark, roles.main, roles.light, roles.paper].toSorted(
    (first, second) => Math.abs(toOklab(fromHex(first)).l - own) - Math.abs(toOklab(fromHex(second)).l - own),
  );
  return { ...paletteOf(roles), ground: nearest ?? roles.dark };
}
