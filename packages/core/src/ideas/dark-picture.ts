import { BLACK, type Rgba } from '../design/colour.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import { colourMapFilter } from '../filters/colour-map.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { roleColours } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from './readable-palette.ts';

export interface DarkPicture {
  readonly filter: ImageFilter;
  /** The colors that its shades and its lights become: letters in the ink read on both. */
  readonly night: Rgba;
  readonly far: Rgba;
}

/** The picture in the palette's darks, over its whole range: no shade is needed under letters, wherever they stand. */
export function darkPicture({ roles, facts }: LayoutStage, ink: Rgba, { gamma = 1.1, contrast = 0.5 } = {}): DarkPicture {
  const own = roleColours(roles);
  const night = groundUnder(ink, mixColours(own.darkest, BLACK, 0.25), 12);
  const far = groundUnder(ink, mixColours(own.main, own.light, 0.5));
  const ramp = [night, mixColours(own.dark, night, 0.45), groundUnder(ink, mixColours(own.dark, own.main, 0.7), CLEAR_CONTRAST + 0.8), far];
  const levels = { low: facts?.low ?? 0, high: Math.max(0.3, facts?.high ?? 1), gamma, contrast };
  return { filter: colourMapFilter('Palette', ramp, levels), night, far };
}
