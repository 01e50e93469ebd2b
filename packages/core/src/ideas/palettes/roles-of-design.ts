import { type Rgba, fromHex, toHex } from '../../design/colour.ts';
import type { Composition } from '../../design/composition.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import type { Palette } from '../../genres/genre.ts';
import { findGenre } from '../../genres/genres.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { LAYOUTS } from '../layouts/layouts.ts';
import { pick } from '../pick.ts';
import type { PaletteRoles } from './palette-roles.ts';
import { rolesOfGenre } from './roles-of-genre.ts';

/** The seven colors that a cover is painted in: those that it was composed in, else those of its genre. */
export function rolesOfDesign({ composition, metadata }: Pick<Design, 'composition' | 'metadata'>): PaletteRoles {
  if (composition) return rolesOfComposition(composition);
  const [roles] = rolesOfGenre({ id: metadata.genre?.id ?? '' });
  if (!roles) throw new Error('A genre has palettes');
  return roles;
}

function rolesOfComposition({ genre: id, look, colour }: Composition): PaletteRoles {
  const genre = findGenre(id);
  const own = genre && LAYOUTS[look.layout].inRoles ? pick(rolesOfGenre(genre), colour) : null;
  return own ?? rolesOfPalette(look.palette);
}

/** Darker than this a ground is dark. Relative luminance. */
const DARK = 0.35;

/** Four colors as seven roles: what lies between ground and inks is mixed of them. */
function rolesOfPalette(palette: Palette): PaletteRoles {
  const [ground, light, dark, accent] = [palette.ground, palette.light, palette.dark, palette.accent].map(fromHex) as [
    Rgba,
    Rgba,
    Rgba,
    Rgba,
  ];
  const mixed = (first: Rgba, second: Rgba, share: number) => toHex(mixColours(first, second, share));
  const shared = { darkest: palette.dark, paper: palette.light, accent: palette.accent, second: mixed(accent, ground, 0.45) };
  return relativeLuminance(ground) < DARK
    ? { ...shared, dark: palette.ground, main: mixed(ground, light, 0.35), light: mixed(ground, light, 0.75) }
    : { ...shared, dark: mixed(dark, ground, 0.3), main: mixed(dark, ground, 0.65), light: palette.ground };
}
