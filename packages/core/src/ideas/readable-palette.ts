import { type Rgba, fromHex, toHex } from '../design/colour.ts';
import { isEqual } from '../design/is-equal.ts';
import { findMinorWords } from '../lettering/minor-words.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import type { Palette } from '../genres/genre.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { toOklab } from '../palette/oklab.ts';

/** Plain colours under type are chosen with a little more than WCAG's 4.5, for what rounding and grain take away. */
export const CLEAR_CONTRAST = 4.7;

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const STEP = 0.06;

/** Returns the contrast ratio of two opaque colors, from 1 to 21. */
export function contrastOf(first: Rgba, second: Rgba): number {
  return contrastRatio(relativeLuminance(first), relativeLuminance(second));
}

/** The palette's light or dark ink, whichever reads better on a colour. */
export function inkOn(ground: Rgba, { light, dark }: Pick<Palette, 'light' | 'dark'>): Rgba {
  const [pale, deep] = [fromHex(light), fromHex(dark)];
  return contrastOf(pale, ground) >= contrastOf(deep, ground) ? pale : deep;
}

/** Small words in colour need more than words in ink. */
const CLEAR = 6;

/** The accent where type in it reads on a colour, else the ink that does. */
export function accentOn(ground: Rgba, palette: Palette): Rgba {
  const accent = fromHex(palette.accent);
  return contrastOf(accent, ground) >= CLEAR ? accent : inkOn(ground, palette);
}

/** The least contrast of drawings with their ground. */
const SEEN = 2;

/** Returns the color of drawings on a ground: the accent where it stands out there, else the palette's ground, else the ink. */
export function drawingOn(ground: Rgba, palette: Palette): Rgba {
  const seen = [palette.accent, palette.ground].map(fromHex).find((colour) => contrastOf(colour, ground) >= SEEN);
  return seen ?? inkOn(ground, palette);
}

/** The palette with ground and accent moved, no more than it takes, to where one of its inks reads on them. */
export function readablePalette(palette: Palette): Palette {
  return { ...palette, ground: toHex(readable(palette.ground, palette)), accent: toHex(readable(palette.accent, palette)) };
}

function readable(colour: string, palette: Palette): Rgba {
  const own = fromHex(colour);
  return groundUnder(inkOn(own, palette), own);
}

/** A color moved away from an ink, no more than it takes for words in the ink to read on it. */
export function groundUnder(ink: Rgba, own: Rgba, least = CLEAR_CONTRAST): Rgba {
  const away = relativeLuminance(ink) > relativeLuminance(own) ? BLACK : WHITE;
  for (let share = 0; share < 1; share += STEP) {
    const moved = mixColours(own, away, share);
    if (contrastOf(ink, moved) >= least) return moved;
  }
  return away;
}

/** Lightness in OKLab that a color may lose or gain and still be seen as itself: yellow turns to mud sooner than blue to navy. */
const TRUE_TO_ITSELF = 0.2;

/**
 * Grounds for an ink, side by side. A color that would turn to mud under it, as yellow does, gives way to the first of `spare` that
 * would not and that is not its neighbor.
 */
export function trueGrounds(ink: Rgba, wished: readonly Rgba[], spare: readonly Rgba[], least = CLEAR_CONTRAST): readonly Rgba[] {
  const isTrue = (own: Rgba) => Math.abs(toOklab(groundUnder(ink, own, least)).l - toOklab(own).l) <= TRUE_TO_ITSELF;
  const chosen: Rgba[] = [];
  for (const [index, own] of wished.entries()) {
    const isBeside = (colour: Rgba) => isEqual(colour, chosen[index - 1]) || isEqual(colour, wished[index + 1]);
    chosen.push(isTrue(own) ? own : (spare.find((colour) => isTrue(colour) && !isBeside(colour)) ?? own));
  }
  return chosen.map((colour) => groundUnder(ink, colour, least));
}

/** Chroma in OKLab below which a wide dark ground is dull. */
const DULL = 0.05;
/** Reds and purples in degrees of OKLab, which are mauve with less chroma than this, where a blue or a green still is itself. */
const MAUVE = { from: -45, to: 33, below: 0.085 } as const;
/** Hues in degrees of OKLab, from orange to yellow, that are brown where they are dark. */
const BROWN = { from: 33, to: 112, below: 0.5 } as const;

/** The first of some colors that makes a clear ground under an ink, neither dull nor mauve nor brown; the first where none does. */
export function clearGround(ink: Rgba, wished: readonly [Rgba, ...Rgba[]], least = CLEAR_CONTRAST): Rgba {
  const [first] = clearGrounds(ink, wished, least);
  return first ?? groundUnder(ink, wished[0], least);
}

/** Returns the grounds under an ink that some colors make and that are neither dull nor mauve nor brown. */
export function clearGrounds(ink: Rgba, wished: readonly Rgba[], least = CLEAR_CONTRAST): readonly Rgba[] {
  const grounds = wished.map((own) => groundUnder(ink, own, least));
  return grounds.filter((ground) => {
    const { l, a, b } = toOklab(ground);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const chroma = Math.hypot(a, b);
    const isMauve = hue > MAUVE.from && hue <= MAUVE.to && chroma < MAUVE.below;
    const isBrown = hue > BROWN.from && hue < BROWN.to && l < BROWN.below;
    return chroma >= DULL && !isMauve && !isBrown;
  });
}

/** The ground under an ink for which one of some colors changes least: a red under a dark ink would become pink, a yellow stays yellow. */
export function truestGround(ink: Rgba, wished: readonly [Rgba, ...Rgba[]], least = CLEAR_CONTRAST): Rgba {
  const grounds = wished.map((own) => {
    const ground = groundUnder(ink, own, least);
    return { ground, change: Math.abs(toOklab(ground).l - toOklab(own).l) };
  });
  return grounds.reduce((best, other) => (other.change < best.change ? other : best)).ground;
}

/** A color moved towards white, no more than it takes to read as words or be seen as light on a ground. */
export function lightUnder(ground: Rgba, own: Rgba, least: number): Rgba {
  for (let share = 0; share < 1; share += STEP) {
    const moved = mixColours(own, WHITE, share);
    if (contrastOf(moved, ground) >= least) return moved;
  }
  return WHITE;
}

/**
 * The number of letters from which a title's lines may be smaller than 18 pt, where a contrast of 3 : 1 is not enough; small words always
 * may.
 */
const LONG_TITLE = 45;
const SMALL_LINES = 6.3;

/** Contrast with its ground that a title needs: what a family is content with, and more where it has small lines. */
export function contrastForTitle(title: string, usual: number): number {
  const hasSmallLines = title.length > LONG_TITLE || findMinorWords(title.split(/\s+/u), 'key-words').includes(true);
  return hasSmallLines ? Math.max(usual, SMALL_LINES) : usual;
}
