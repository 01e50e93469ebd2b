import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { chromaOf } from '../palette/oklab.ts';
import { groundUnder } from './readable-palette.ts';

/** Chroma in OKLab below which a pale color is seen as gray. */
const GRAY = 0.03;

interface PaleSky {
  /** The color to begin with. */
  readonly turn: number;
  /** The contrast that the ink needs. */
  readonly least: number;
}

/** Returns a pale painted sky under an ink: the palette's light color alone or with some of a stronger one, and never a gray. */
export function paleSky(own: RoleColours, ink: Rgba, { turn, least }: PaleSky): Rgba {
  const skies = [
    own.light,
    mixColours(own.light, own.main, 0.3),
    mixColours(own.light, own.second, 0.25),
    mixColours(own.light, own.accent, 0.2),
  ];
  const grounds = [...skies.slice(turn), ...skies.slice(0, turn)].map((sky) => groundUnder(ink, sky, least));
  return grounds.find((ground) => chromaOf(ground) >= GRAY) ?? groundUnder(ink, own.light, least);
}
