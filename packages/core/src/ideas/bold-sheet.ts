import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { chromaOf, toOklab } from '../palette/oklab.ts';
import { clearGrounds, groundUnder } from './readable-palette.ts';

/** Contrasts of pale letters with a sheet, and of dark ones. */
const PALE = 5;
const DARK = 6.4;
/** Lightness in OKLab that a bright color may gain under dark letters: with more it is a tint. */
const STILL_BRIGHT = 0.06;
/** Chroma in OKLab from which a bright sheet is bold. */
const BOLD = 0.11;

/** The ground of a front in one strong color, and the ink of its words. */
export interface BoldSheet {
  readonly sheet: Rgba;
  readonly ink: Rgba;
}

/** Returns a strong ground for large letters: in every third cover a bright color under dark ones where the palette has it, else a deep one under pale ones. */
export function boldSheet(own: RoleColours, seed: number): BoldSheet {
  const lively = [own.main, own.accent, own.second].toSorted((first, second) => chromaOf(second) - chromaOf(first));
  const bright = lively
    .map((colour) => ({ colour, sheet: groundUnder(own.darkest, colour, DARK) }))
    .filter(({ colour, sheet }) => isStillBright(colour, sheet) && chromaOf(sheet) >= BOLD);
  const [sunny] = bright;
  if (seed % 3 === 1 && sunny) return { sheet: sunny.sheet, ink: own.darkest };
  const deep = clearGrounds(own.paper, [...lively, own.dark], PALE).filter((sheet) => !isMud(sheet));
  const sheet = deep[seed % Math.min(2, deep.length)] ?? groundUnder(own.paper, own.dark, PALE);
  return { sheet, ink: own.paper };
}

/** Reports whether a color that was lightened for dark letters is still that color, and not a tint. */
function isStillBright(colour: Rgba, lightened: Rgba): boolean {
  const gain = toOklab(lightened).l - toOklab(colour).l;
  return gain <= STILL_BRIGHT;
}

/** Hues in degrees of OKLab that are rust or mud where they are not bright: of orange, and from yellow to green. */
const MUD = [
  { from: 36, to: 48, below: 0.54 },
  { from: 48, to: 118, below: 0.66 },
] as const;

function isMud(colour: Rgba): boolean {
  const { l, a, b } = toOklab(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return MUD.some(({ from, to, below }) => hue > from && hue <= to && l < below);
}
