import type { RoleColours } from '../design/artwork.ts';
import { BLACK, type Rgba } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { groundUnder } from './readable-palette.ts';

interface Evening {
  /** The color of the sky overhead. */
  readonly sky: Rgba;
  /** The share of that color in the palette's dark one, from 0.25 to 1; the darkest color takes on a quarter less. */
  readonly tint: number;
  /** The share of black in the darkest color. */
  readonly black: number;
}

/** Mixes an evening sky into the dark colors of a palette, and keeps both dark enough for letters in the color of paper. */
export function eveningGrounds(own: RoleColours, { sky, tint, black }: Evening): Pick<RoleColours, 'dark' | 'darkest'> {
  return {
    dark: groundUnder(own.paper, mixColours(own.dark, sky, tint), 7),
    darkest: groundUnder(own.paper, mixColours(mixColours(own.darkest, sky, tint - 0.25), BLACK, black), 11),
  };
}
