import { fromHex } from '../design/colour.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { toOklab } from '../palette/oklab.ts';
import { share } from './critic/share-between.ts';
import { isGrave, PLAYFUL } from './grave-titles.ts';
import type { PaletteRoles } from './palettes/palette-roles.ts';
import { isComic } from './title-comic.ts';
import { englishWords } from './title-languages.ts';

/** The mood of a title, where its words leave no doubt. */
export type TitleMood = 'dark' | 'light';

const DARK = setOf(
  'ruin ruined ruining ruinous dark darker darkest darkness darkly sin sinner sinful cruel cruelty wicked monster monstrous devil demon villain ' +
    'villainous blood bloody vicious twisted savage kill killer killing enemy revenge vengeance beast brutal lie liar obsession obsessed ruthless ' +
    'merciless depraved corrupt bastard mafia stalker captive captor hate hated hatred poison venom venomous feral hell wrath betrayal ' +
    'apocalypse apocalyptic armageddon doomsday zombie unhinged tormented torment nightmare murder hunted prey possessed shattered bully',
);
/** Words that make even a lie harmless: `The Summer I Learned to Lie`. */
const LIGHT = setOf(
  'sunny sunshine sunlit sunlight happy happily happiness joy joyful joyous laugh laughing laughter smile merry summer cheerful',
);
/** Light words that a dark one takes along: `Wicked Little Lies`. */
const GENTLE = setOf('little sweet sweetheart sweeter sweetest sweetly lovely cozy');

/** A wicked earl breaks no bones: in love stories of the nobility such words flirt. */
const GENTRY = setOf('duke earl viscount marquess marquis baron baronet lord lady rake rogue scoundrel countess duchess regency');
const ROGUISH = setOf('wicked sin sinner sinful ruin ruined ruining devil villain villainous beast lie');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Genres that laugh about murder, sell or teach: dark words are play there, or have another sense. */
const WITHOUT_DARK: ReadonlySet<GenreId> = new Set([
  'childrens',
  'cosy-mystery',
  'romcom',
  'cookbook',
  'self-help',
  'business',
  'non-fiction',
  'travel',
  'inspirational',
]);
/** Genres in which a light word means a light book: in a thriller it is irony. */
const WITH_LIGHT: ReadonlySet<GenreId> = new Set(['romance', 'romcom', 'womens-fiction', 'inspirational']);

/** Returns the mood of a title in a genre; null where its words tell none. */
export function moodOf(title: string, genre: GenreId): TitleMood | null {
  if (isComic(title, genre)) return 'light';
  const words = englishWords(title);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (genre === 'romance' && has(GENTRY) && !words.some((word) => DARK.has(word) && !ROGUISH.has(word))) return null;
  if (has(DARK)) return has(LIGHT) || WITHOUT_DARK.has(genre) ? null : 'dark';
  return WITH_LIGHT.has(genre) && (has(LIGHT) || has(GENTLE)) ? 'light' : null;
}

/** Scenes of a fine day or a tender evening. */
const SWEET: ReadonlySet<LayoutId> = new Set([
  'avenue',
  'balloon',
  'balconies',
  'beach',
  'blossom',
  'cafe-window',
  'clothes-line',
  'coast-town',
  'fireflies',
  'cottage-garden',
  'dance',
  'just-married',
  'long-table',
  'meadow',
  'open-window',
  'orchard',
  'parade',
  'park-bench',
  'pier',
  'rooftop',
  'towels',
  'umbrella',
  'wash',
]);
/** Families whose ground is nearly black. */
const BLACK: ReadonlySet<LayoutId> = new Set([
  'eclipse',
  'fireflies',
  'floral-wall',
  'manor',
  'moon-wood',
  'overgrown',
  'radiant',
  'rooftop',
  'woven',
]);

/** Families that frighten: a joke about a ghost has no grim street behind it. */
const GRIM: ReadonlySet<LayoutId> = new Set([
  'blinds',
  'city-roofs',
  'claws',
  'colossus',
  'corridor',
  'doorway',
  'double-exposure',
  'eclipse',
  'facade',
  'great-shadow',
  'headlights',
  'keyhole',
  'manor',
  'mist-type',
  'moon-wood',
  'reflect',
  'roots',
  'shatter',
  'street-lamp',
  'torn-eye',
]);

/** Frames of gold, glass and cards that make a relic of a thing: the skull of an accountant in one is no joke. */
const SOLEMN: ReadonlySet<LayoutId> = new Set(['entwined', 'glass', 'high-stair', 'offered', 'portal', 'silhouette', 'tarot']);

/** Reports whether a family's scene speaks against the mood of a title: a sunny window behind “Ruin Me”, or black behind “Little Joys”. */
export function isAgainstMood(title: string, layout: LayoutId, genre: GenreId): boolean {
  if (PLAYFUL.has(layout) && isGrave(title, genre)) return true;
  if (isGrimForJoke(title, layout, genre)) return true;
  const mood = moodOf(title, genre);
  if (SOLEMN.has(layout) && isComic(title, genre)) return true;
  return mood !== null && (mood === 'dark' ? SWEET : BLACK).has(layout);
}

/** Reports whether a family frightens where the title promises a laugh. */
export function isGrimForJoke(title: string, layout: LayoutId, genre: GenreId): boolean {
  return GRIM.has(layout) && isComic(title, genre);
}

/**
 * Returns how well a palette has the mood of a title among the palettes of its genre: 1 is the darkest of them for a dark title and the
 * lightest for a light one; null where the title has no mood.
 */
export function wearsMood(title: string, genre: GenreId, palette: PaletteRoles, palettes: readonly PaletteRoles[]): number | null {
  const mood = moodOf(title, genre);
  if (mood === null) return null;
  const lights = palettes.map(lightOf);
  const light = share(lightOf(palette), Math.min(...lights), Math.max(...lights));
  return mood === 'light' ? light : 1 - light;
}

/** Returns the lightness of the two colors that most of a cover is painted in. */
function lightOf({ dark, main }: PaletteRoles): number {
  return (toOklab(fromHex(dark)).l + toOklab(fromHex(main)).l) / 2;
}
