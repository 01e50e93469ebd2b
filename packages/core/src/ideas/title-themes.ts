import { townOf } from '../art/things/towns/towns.ts';
import { findPlaceByName } from '../art/things/gazetteer.ts';
import type { GenreLook } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { type HeroId, isHero } from '../art/heroes/hero-ids.ts';
import { hasMoodOf } from './bridges-by-genre.ts';
import { SHOWN_BY } from './motifs-of-families.ts';
import { NARROWER_THEMES } from './narrower-themes.ts';
import { isUnfitIn } from './unfit-motifs.ts';
import { type TitleMotif, titleMotifs } from './title-motifs.ts';
import { genreOfWords } from './title-comic.ts';
import { inEnglish } from './title-languages.ts';
import { wordsInTheirSense } from './title-senses.ts';
import { roadWord } from './road-of-title.ts';
import { fitsOnSign, hasSign } from './scenes-with-signs.ts';
import { THEMES } from './theme-words.ts';
import { isCreature } from './title-animals.ts';
import { namesOtherAnimal } from './other-animals.ts';
import { heroOfTitle } from './title-hero.ts';
import { personOf } from './title-people.ts';
import { isSetIn } from './title-settings.ts';

const WORDS = new Map(Object.entries(THEMES).map(([layout, words]) => [layout, new Set(words.split(' '))]));

/** Families that frame one thing, which therefore has to be what the title is about: no guess from a verb stands in them. */
const FRAMES: ReadonlySet<LayoutId> = new Set([
  'tarot',
  'glass',
  'radiant',
  'arch',
  'spotlight',
  'great-thing',
  'bell-jar',
  'offered',
  'afloat',
  'footprints',
  'colossus',
  'great-shadow',
  'turned-corner',
  'long-shadow',
  'long-light',
  'matches',
  'entwined',
  'curiosities',
  'gallery',
  'specimens',
  'one-of-many',
  'paper-strips',
  'cameo',
  'deco',
  'cartouche',
  'wanted',
  'shop',
  'story-hill',
  'pop-up',
  'nursery',
  'playing-card',
  'stage',
  'envelope',
]);

/** Families whose drawing does not know the genre: they show only what a word means in all of them. */
const WITHOUT_GENRE: ReadonlySet<LayoutId> = new Set(['keyhole', 'moon-wood', 'planet', 'tiles']);

/** Genres that have a glass in winter only, as a snow globe: a dome in them would be of another book, and a snow globe a gift in the others. */
const IN_WINTER: ReadonlySet<GenreId> = new Set(['romance', 'romcom', 'cosy-mystery']);

/**
 * Families whose frame says more than the thing in it: a card promises a game, a curtain a play, a maze a riddle and a museum
 * art, so the title's words have to name them.
 */
const BY_WORD_ONLY: ReadonlySet<LayoutId> = new Set(['playing-card', 'stage', 'labyrinth', 'gallery']);

/** Reports whether a title names what the family draws. */
export function speaksOf(title: string, layout: LayoutId, genre?: GenreId): boolean {
  return wordMeant(title, layout, genre) !== null;
}

/**
 * Reports whether a title means a scene only by the thing on its sign: a scene that contradicts the title in other words does not become
 * right by it.
 */
export function isOnlyOnSign(title: string, layout: LayoutId): boolean {
  return hasSign(layout) && themeWord(title, layout) === null;
}

function isTooWide(layout: LayoutId, word: string, genre: GenreId | undefined): boolean {
  return NARROWER_THEMES.some(
    (rule) => rule.layout === layout && genre !== undefined && rule.genres.has(genre) && !rule.words.has(inEnglish(word)),
  );
}

const BUILDINGS: ReadonlySet<HeroId> = new Set(['castle', 'church', 'temple', 'pagoda', 'tower', 'lighthouse', 'windmill']);

function namesBuilding(title: string): boolean {
  return titleMotifs(title, 'travel').some(({ motif, isWeak }) => !isWeak && BUILDINGS.has(motif));
}

/** The title's word that a family draws, as the title has it; null: none. */
export function wordMeant(title: string, layout: LayoutId, genre?: GenreId): string | null {
  // A road leads through the country of a book of travel, and only there is the country what the book is about.
  const isOnRoad = layout === 'road-trip' && genre === 'travel' && !isSetIn(title, 'city') && !namesBuilding(title);
  const word = isOnRoad ? roadWord(title) : null;
  const theme = word ?? themeWord(title, layout);
  if (theme && !isTooWide(layout, theme, genre)) return theme;
  return BY_WORD_ONLY.has(layout) ? null : (motifShown(title, layout, genre)?.word ?? null);
}

/** Families that show the child of a title. */
const OF_A_CHILD: ReadonlySet<LayoutId> = new Set(['small-hero', 'hero-portrait']);

function themeWord(title: string, layout: LayoutId): string | null {
  const town = layout === 'city-roofs' ? townOf(title) : null;
  if (town) return town.name;
  if (OF_A_CHILD.has(layout)) return heroOfTitle(title)?.word ?? null;
  const theme = WORDS.get(layout);
  // A globe answers every place, but does not replace a scene that may lie there.
  const isMeant = (word: string) => theme?.has(inEnglish(word)) || (layout === 'globe' && findPlaceByName(word));
  return wordsInTheirSense(title).find((each) => each && isMeant(each)) ?? null;
}

/** Returns the motif of a family's drawing where the title names one that it shows; otherwise it draws a person. */
export function named({ title, genre }: Pick<Shown, 'title' | 'genre'>, layout: LayoutId): { readonly motif?: HeroId } {
  const shown = motifShown(title, layout, genre);
  return shown ? { motif: shown.motif } : {};
}

/** Returns the motif of a title that a family can show; null where the title names none. */
function motifShown(title: string, layout: LayoutId, genre?: GenreId): TitleMotif | null {
  const shows = SHOWN_BY[layout] ?? fitsOnSign(layout);
  if (!shows) return null;
  if (layout === 'bell-jar' && genre && IN_WINTER.has(genre) !== isSetIn(title, 'snow')) return null;
  const motifs = titleMotifs(title, WITHOUT_GENRE.has(layout) ? undefined : genre);
  // A child looks for the bees of the title, and not for the boots that they are in.
  const isAnimals = genre === 'childrens' && hasSign(layout) && motifs.some(isCreature);
  const waitsForNouns = FRAMES.has(layout) || hasSign(layout);
  return (
    motifs.find((named) => {
      const { motif, isWeak } = named;
      return (
        shows(motif) &&
        !isOtherSex(motif, title) &&
        !(motif === 'rider' && namesOtherAnimal(title)) &&
        hasMoodOf(motif, genreOfWords(title, genre)) &&
        !isUnfitIn(motif, layout, genre) &&
        !(isWeak && waitsForNouns) &&
        (!isAnimals || isCreature(named))
      );
    }) ?? null
  );
}

/** A goddess whom the title mentions does not stand for the blacksmith’s son. */
function isOtherSex(motif: HeroId, title: string): boolean {
  const person = motif === 'woman' || motif === 'man' ? personOf(title) : null;
  return person !== null && person !== motif;
}

/** Returns the drawing that a family shows of a title in a genre; null where the title names none that it can show. */
export function motifNamed(title: string, layout: LayoutId, genre: GenreId): HeroId | null {
  return motifShown(title, layout, genre)?.motif ?? null;
}

/** True for a family that draws one thing, which a title can name, and draws another where it names none. Tiles are plain then. */
export function showsOneThing(layout: LayoutId): boolean {
  return SHOWN_BY[layout] !== undefined && layout !== 'tiles';
}

/** A title, its genre and the look of that. */
interface Shown {
  readonly title: string;
  readonly genre?: GenreId;
  readonly look: Pick<GenreLook, 'shows'>;
}

/**
 * Returns the motif that a family shows of a title; where the title names nothing that it can show, one of the genre's own, or of `others`,
 * by chance.
 */
export function motifFor({ title, look, genre }: Shown, layout: LayoutId, others: readonly [HeroId, ...HeroId[]], seed: number): HeroId {
  return motifShown(title, layout, genre)?.motif ?? shownByGenre(look, layout, seed) ?? others[seed % others.length] ?? others[0];
}

/** Returns a silhouette that suits any book of the genre and that the family can show; null if there is none. */
export function shownByGenre({ shows = [] }: Shown['look'], layout: LayoutId, seed: number): HeroId | null {
  const own = shows.filter(isHero).filter((motif) => SHOWN_BY[layout]?.(motif));
  return own[seed % own.length] ?? null;
}

/** True when a word is among those that the family suits. */
export function themeHas(layout: LayoutId, word: string): boolean {
  return WORDS.get(layout)?.has(word) ?? false;
}
