import type { RoleColours } from '../design/artwork.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { chromaOf } from '../palette/oklab.ts';

/** Chroma in OKLab below which a color is seen as gray. */
const GRAY = 0.045;

/** The colors of a palette for drawings in plain fields: gray ones would make a gray cover, so the second accent takes their place. */
export function livelyColours(own: RoleColours): RoleColours {
  const main = chromaOf(own.main) < GRAY ? own.second : own.main;
  const dark = chromaOf(own.dark) < GRAY ? mixColours(own.second, own.darkest, 0.45) : own.dark;
  return { ...own, main, dark };
}
