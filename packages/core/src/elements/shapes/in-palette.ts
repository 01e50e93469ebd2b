import { type Rgba, fromHex } from '../../design/colour.ts';
import type { IconArtwork } from '../../design/icon-artwork.ts';
import type { PaletteRoles } from '../../ideas/palettes/palette-roles.ts';
import { type Oklab, toOklab } from '../../palette/oklab.ts';

/** Lightness counts less than hue and chroma, so that two greens of an icon do not become a green and a gray. */
const WEIGHT_OF_LIGHTNESS = 0.8;

/**
 * Returns a colored icon in the colors of a palette: each of its colors becomes the nearest one (OKLab), so that it belongs to the cover. Paths
 * in the shape's own fill stay as they are.
 * @param palette colors as `#rrggbb` by role
 */
export function inPalette(icon: IconArtwork, palette: Readonly<PaletteRoles>): IconArtwork {
  const colours = Object.values(palette).map((hex) => ({ colour: fromHex(hex), lab: toOklab(fromHex(hex)) }));
  const nearest = (colour: Rgba): Rgba => {
    const lab = toOklab(colour);
    const [best] = colours.toSorted((one, other) => distance(lab, one.lab) - distance(lab, other.lab));
    return best ? { ...best.colour, a: colour.a } : colour;
  };
  return { ...icon, paths: icon.paths.map((path) => ({ ...path, colour: path.colour && nearest(path.colour) })) };
}

function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(WEIGHT_OF_LIGHTNESS * (one.l - other.l), one.a - other.a, one.b - other.b);
}
