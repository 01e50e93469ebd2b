import type { HeroId } from '../../art/heroes/hero-ids.ts';
import type { LocalColour } from '../../design/local-colour.ts';
import { localTones } from '../../art/heroes/local-colours.ts';
import { wearsLocalColour } from '../../art/heroes/paint-hero.ts';
import { roleColours } from '../front-artwork.ts';
import type { PaletteRoles } from './palette-roles.ts';

const known = new WeakMap<PaletteRoles, Map<string, number>>();

/**
 * Returns how much worse a palette paints a thing in its own colors than the best of a genre's palettes, from 0 to 1; null for a thing
 * that may have any color.
 * @param tint the color that a title gives the thing
 */
export function strangenessOf(thing: HeroId, palette: PaletteRoles, palettes: readonly PaletteRoles[], tint?: LocalColour): number | null {
  if (localTones(thing).length === 0 && !tint) return null;
  return Math.max(...palettes.map((other) => fitOf(thing, other, tint))) - fitOf(thing, palette, tint);
}

function fitOf(thing: HeroId, palette: PaletteRoles, tint: LocalColour | undefined): number {
  const fits = known.get(palette) ?? new Map<string, number>();
  known.set(palette, fits);
  const key = tint ? `${tint} ${thing}` : thing;
  const fit = fits.get(key) ?? wearsLocalColour(thing, { ...roleColours(palette), ...(tint && { tinted: { thing, colour: tint } }) }) ?? 1;
  fits.set(key, fit);
  return fit;
}
