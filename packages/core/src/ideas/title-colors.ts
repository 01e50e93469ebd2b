import { fromHex } from '../design/colour.ts';
import { toOklab } from '../palette/oklab.ts';
import type { PaletteRoles } from './palettes/palette-roles.ts';
import { englishWords, inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** Words of titles by the hue that they make a reader expect, in degrees of OKLab: 30 is red, 90 yellow, 145 green, 255 blue. */
const HUES: readonly { readonly hue: number; readonly colors: ReadonlySet<string>; readonly things: ReadonlySet<string> }[] = [
  { hue: 28, colors: setOf('red crimson scarlet vermilion'), things: setOf('ruby blood bloodmoon') },
  { hue: 50, colors: setOf('orange'), things: setOf('goldfish fire flame ember burning burn blaze inferno rust copper autumn fall lava') },
  {
    hue: 88,
    colors: setOf('yellow gold golden'),
    things: setOf('amber honey sun sunny sunshine sunlight sunroom lemon saffron wheat desert sand dust dustbowl'),
  },
  {
    hue: 145,
    colors: setOf('green'),
    things: setOf(
      'emerald jade olive moss lichen fern ivy forest grove mint grass lawn seaweed kelp algae swamp lettuce spinach cucumber frog leaf',
    ),
  },
  {
    hue: 250,
    colors: setOf('blue indigo azure cobalt'),
    things: setOf('bluebird sapphire sky sea ocean lake river water winter snow ice frost frozen cold rain'),
  },
  { hue: 305, colors: setOf('purple violet'), things: setOf('bluebell lavender lilac plum amethyst dusk twilight') },
  { hue: 355, colors: setOf('pink'), things: setOf('rose rosy blush flamingo peony') },
];

/** Colors without a hue, which a thing after them has instead of its own. */
const WITHOUT_HUE = setOf('white black silver gray grey ivory ebony');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Reports whether a title names a color itself, and not only a thing that has one. */
export function namesColor(title: string): boolean {
  return titleWords(title).some((word) => HUES.some(({ colors }) => colors.has(inEnglish(word))));
}

/** The hue that a title names, in degrees, by its first word for a color, or else for a thing that has one; null: none. */
export function hueOfTitle(title: string): number | null {
  const words = englishWords(title);
  for (const kind of ['colors', 'things'] as const) {
    for (const [place, word] of words.entries()) {
      // White roses are not pink.
      if (kind === 'things' && WITHOUT_HUE.has(words[place - 1] ?? '')) continue;
      const found = HUES.find((each) => each[kind].has(word));
      if (found) return found.hue;
    }
  }
  return null;
}

/** Words that say no more of a thing than that it is one. */
const ARTICLES = setOf('the a an of in');
/** The most words of a title that is about a thing of a color, and nothing beside it. */
const MOST_WORDS = 2;

/** Reports whether a title is about a thing of a color alone, as “Mosses”: another color contradicts it as much as it does “Green”. */
export function isColoredThing(title: string): boolean {
  return hueOfTitle(title) !== null && titleWords(title).filter((word) => !ARTICLES.has(word)).length <= MOST_WORDS;
}

/** Hues so close are one color to a reader, degrees. */
const CLOSE = 40;
/** Chroma below which a color is gray. */
const GRAY = 0.035;

/**
 * Returns how strongly a palette has the hue that a title names: 1 in its main color, 0.5 in a dark color or an accent only, 0 in none;
 * null where the title names no hue.
 */
export function wearsHueOfTitle(title: string, { main, dark, accent }: PaletteRoles): number | null {
  const hue = hueOfTitle(title);
  if (hue === null) return null;
  if (isNear(main, hue)) return 1;
  return isNear(dark, hue) || isNear(accent, hue) ? 0.5 : 0;
}

function isNear(hex: string, hue: number): boolean {
  const { a, b } = toOklab(fromHex(hex));
  if (Math.hypot(a, b) < GRAY) return false;
  const turn = Math.abs((Math.atan2(b, a) * 180) / Math.PI - hue) % 360;
  return Math.min(turn, 360 - turn) <= CLOSE;
}
