import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { localTones } from '../../art/heroes/local-colours.ts';
import { wearsLocalColour } from '../../art/heroes/paint-hero.ts';
import { roleColours } from '../front-artwork.ts';
import type { PaletteRoles } from './palette-roles.ts';

const known = new WeakMap<PaletteRoles, Map<HeroId, number>>();

/**
 * Returns how much worse a palette paints a thing in its own colors than the best of a genre's palettes, from 0 to 1; null for a thing
 * that may have any color.
 */
export function strangenessOf(thing: HeroId, palette: PaletteRoles, palettes: readonly PaletteRoles[]): number | null {
  if (localTones(thing).length === 0) return null;
  return Math.max(...palettes.map((other) => fitOf(thing, other))) - fitOf(thing, palette);
}

function fitOf(thing: HeroId, palette: PaletteRoles): number {
  const fits = known.get(palette) ?? new Map<HeroId, number>();
  known.set(palette, fits);
  const fit = fits.get(thing) ?? wearsLocalColour(thing, roleColours(palette)) ?? 1;
  fits.set(thing, fit);
  return fit;
}
