import type { HeroId } from '../../art/heroes/hero-ids.ts';
import type { LayoutId } from '../../genres/layout-ids.ts';
import type { GenreId } from '../../genres/messages.ts';
import { libraryPictureId } from '../../pictures/library-image.ts';
import { isNamedForMood, showsThing } from '../../pictures/pictures-of-things.ts';
import { searchWords } from '../../pictures/search-words.ts';
import type { IdeaMaterial } from '../compose-idea.ts';
import { type BriefPicture, isWanted } from '../cover-brief.ts';
import { isOnlyOnSign, showsOneThing, shownByGenre, wordMeant } from '../title-themes.ts';
import { showsNobodyOfTitle, showsThingOfChild } from '../child-of-title.ts';
import { titleMotifs } from '../title-motifs.ts';
import { isGrave } from '../grave-titles.ts';
import { isComic } from '../title-comic.ts';
import { isAgainstMood, isGrimForJoke, moodOf } from '../title-mood.ts';
import { namesPlace, namesPlaceOnMap } from '../title-places.ts';
import { servesOtherFood } from '../title-dishes.ts';
import { showsOthers } from '../title-people.ts';
import { isIndoorsBeside, isThoughtBesideThing, showsFeelingOnly } from '../scenes-beside-things.ts';
import { storyBeside } from '../scenes-of-their-own.ts';
import { isAboutWork, isQuietBesideWork } from '../titles-of-work.ts';
import type { Setting } from '../setting-words.ts';
import { isElsewhere } from '../homes-of-scenes.ts';
import { isAnywhere, isOnAnyWorld } from '../scenes-of-any-place.ts';
import {
  clashesWithTitle,
  isAtOtherTime,
  isInItsWinter,
  isInNamedCity,
  isOfAnotherAge,
  namesLandscape,
  isSetIn,
  settingOfPicture,
} from '../title-settings.ts';
import { inEnglish } from '../title-languages.ts';
import { wordsInTheirSense } from '../title-senses.ts';
import { isSentence, titleWords } from '../title-words.ts';
import { hasUnknownWord } from '../unknown-words.ts';
import { SHOWS_FACE, showsNoRobot, showsOtherAnimal, showsStranger } from './animals-beside-title.ts';
import { isOfOtherColor } from './color-of-thing.ts';
import { FAMILY_RECORDS } from './family-record.ts';

/** The judgement of what a cover shows beside what its title says. */
export interface Meaning {
  readonly worth: number;
  /** The title's word that is drawn or shown; null: none. */
  readonly word: string | null;
}

/** The worth of a drawing for a title that names nothing that can be drawn: the drawing neither gains nor loses. */
const NO_MEANING = 0.55;
/** The worth of a drawing of one thing while the title names another, or of a place while it names another. */
const BESIDE_THE_POINT = -1.2;
/** The worth of one of a genre's further scenes there: it comes after everything else, but before a family that is on the board already. */
const SCENE_BESIDE = -2.4;
/** The worth of two people in a place that the title does not speak of: only contradictions come after it. */
const OF_ANOTHER_PAIR = -3.6;
export const CONTRADICTED = -4;
/** The worth of black behind a light title: a pity, while a sweet scene makes a dark book ridiculous. */
const TOO_DARK = -2.2;
/** The worth of a photograph that was taken in the title's setting. */
const NAMED_SETTING = 0.85;
/** The worth of a scene or photograph that shows nothing of a title that is a sentence or names a thing, or that has another setting. */
const SILENT = 0.25;

/**
 * Families whose one object stands for the book: an envelope, a shop window or hearts puzzle readers where the title does not name them.
 */
const NAMED_ONLY: ReadonlySet<LayoutId> = new Set([
  'bell-jar',
  'offered',
  'afloat',
  'footprints',
  'cameo',
  'colossus',
  'curiosities',
  'deco',
  'cartouche',
  'entwined',
  'envelope',
  'gallery',
  'great-shadow',
  'great-thing',
  'paper-strips',
  'playing-card',
  'pop-up',
  'radiant',
  'shop',
  'silhouette',
  'specimens',
  'spotlight',
  'stage',
  'stickers',
  'story-hill',
  'tunnel',
]);

/** The title and the genre of a book. */
type Titled = Pick<IdeaMaterial['brief'], 'title' | 'genre'>;

function isForMood({ title, genre }: Titled, layout: LayoutId): boolean {
  if (isComic(title, genre.id)) return genre.comicLayouts?.includes(layout) ?? false;
  if (genre.workLayouts?.includes(layout) && isAboutWork(title)) return true;
  return (genre.darkLayouts?.includes(layout) ?? false) && moodOf(title, genre.id) === 'dark';
}

/** The place of a family in a genre's list. */
interface Place {
  readonly isTypical: boolean;
  readonly isLeading: boolean;
  /** True if the family shows an object that suits any book of the genre when the title names none. */
  readonly showsOwn: boolean;
  readonly isAboutTwo: boolean;
  readonly genre: GenreId;
}

/** Places in a genre's list of families: the first are what its readers expect. */
export const TYPICAL = 5;

export function placeOf(brief: Titled, layout: LayoutId): Place {
  const { title, genre } = brief;
  const place = genre.layouts.indexOf(layout);
  return {
    isTypical: (place >= 0 && place < TYPICAL) || isForMood(brief, layout),
    isLeading: place === 0,
    // A ship stands for a book about travel, but not for one about a desert.
    showsOwn: shownByGenre(genre.look, layout, 0) !== null && !namesLandscape(title),
    isAboutTwo: genre.look.isAboutTwo ?? false,
    genre: genre.id,
  };
}

/** Reports whether a family contradicts a book's title whatever picture it shows: it is shown where nothing else is left. */
export function contradictsTitle(brief: IdeaMaterial['brief'], layout: LayoutId): boolean {
  return meaningOf(brief.title, layout, null, placeOf(brief, layout)).worth === CONTRADICTED;
}

/** Judges whether the drawing or the picture shows what the title names in its mood, something unrelated, or its opposite. */
export function meaningOf(title: string, layout: LayoutId, picture: BriefPicture | null, place: Place): Meaning {
  const meaning = subjectOf(title, layout, picture, place);
  if (!isAgainstMood(title, layout, place.genre)) return meaning;
  const { genre } = place;
  const isAbsurd = moodOf(title, genre) === 'dark' || isGrave(title, genre) || isGrimForJoke(title, layout, genre);
  return { worth: Math.min(meaning.worth, isAbsurd ? CONTRADICTED : TOO_DARK), word: null };
}

/** People whom the small figures of most scenes can be. */
const PEOPLE: ReadonlySet<HeroId> = new Set(['woman', 'man', 'couple']);

/** Reports whether a title names more than people who walk in most scenes anyway. */
function namesThing(title: string, genre: GenreId): boolean {
  return titleMotifs(title, genre).some(({ motif, isWeak }) => !isWeak && !PEOPLE.has(motif));
}

/** Judges the same, whatever the title's mood. */
function subjectOf(title: string, layout: LayoutId, picture: BriefPicture | null, place: Place): Meaning {
  const { isTypical, isLeading, showsOwn, isAboutTwo, genre } = place;
  // What the author wants on the cover contradicts no title.
  const proposed = picture && !isWanted(picture) ? picture : null;
  const photograph = proposed && libraryPictureId(proposed.image.assetId);
  if (photograph && isOfAnotherAge(genre, photograph)) return { worth: CONTRADICTED, word: null };
  if (showsNoRobot(title, layout) || showsOthers(title, layout, isAboutTwo) || isAtOtherTime(title, layout) || isElsewhere(title, layout))
    return { worth: CONTRADICTED, word: null };
  if (genre === 'childrens' && showsNobodyOfTitle(title, layout, SHOWS_FACE.has(layout)))
    return { worth: showsThingOfChild(title, layout) ? BESIDE_THE_POINT : CONTRADICTED, word: null };
  if (genre === 'cookbook' && servesOtherFood(title, layout)) return { worth: CONTRADICTED, word: null };
  if (photograph && (TORN.has(layout) || (claimsToShowIt(layout, genre) && !wordShown(title, proposed))))
    return { worth: CONTRADICTED, word: null };
  const shown = picture && !isUntitled(picture) && wordShown(title, picture);
  // An old book in the mist is not what “Missing from Platform Four” means, though something is missing.
  if (proposed && !shown && isOfAnotherThing(proposed)) return { worth: CONTRADICTED, word: null };
  const word = wordMeant(title, layout, genre);
  if (word && !(isOnlyOnSign(title, layout) && clashesWithTitle(title, layout))) {
    if (showsStranger(title, layout, word)) return { worth: CONTRADICTED, word: null };
    if (isInAnotherWorld(title, layout)) return { worth: SCENE_BESIDE, word: null };
    if (showsFeelingOnly(title, layout, word, genre)) return { worth: SILENT, word: null };
    // A scene's own roses are red, whatever color the title gives them.
    return isOfOtherColor(title, layout, word, genre) ? { worth: SILENT, word: null } : { worth: 1, word };
  }
  if (shown) return { worth: 1, word: shown };
  const setting = proposed ? settingShown(title, proposed) : 'none';
  if (setting === 'named' || (isInItsWinter(title, layout) && !clashesWithTitle(title, layout)))
    return { worth: NAMED_SETTING, word: null };
  if (proposed && setting === 'against') return { worth: CONTRADICTED, word: null };
  const { isScene, isPlain, needsWord } = FAMILY_RECORDS[layout];
  // Rows of balls say one thing only: that one is not like the others.
  if ((needsWord && !isLeading) || layout === 'one-of-many' || showsOtherAnimal(title, layout)) return { worth: CONTRADICTED, word: null };
  const namesAny = namesPlace(title) || (genre === 'travel' && namesPlaceOnMap(title));
  const isOfOtherPlace = isScene && !isSentence(title) && namesAny && !isInNamedCity(title, layout) && !isAnywhere(title, layout, genre);
  const clashes = clashesWithTitle(title, layout) && !isOnAnyWorld(layout, genre);
  if (clashes || isOfOtherPlace) return { worth: CONTRADICTED, word: null };
  // Readers take a genre's usual scenes for its mood, and every other scene for what the book is about. Where the title names nothing that
  // can be drawn, an object on the cover puzzles them too, and so do some covers in any genre.
  const isNamed = titleMotifs(title, genre).some(({ isWeak }) => !isWeak);
  const beside = picture === null ? storyBeside(layout, place) : null;
  if (beside) return { worth: beside === 'pair' ? OF_ANOTHER_PAIR : CONTRADICTED, word: null };
  if (isThoughtBesideThing(title, layout, genre) || isIndoorsBeside(title, layout, genre) || isQuietBesideWork(title, layout, genre))
    return { worth: SCENE_BESIDE, word: null };
  // A photograph of woods and stars in the dark is too little to see for a book of horror about anything else.
  if (layout === 'mist-type' && genre === 'horror') return { worth: OF_ANOTHER_PAIR, word: null };
  // A child looks for the snail of the title, and every other drawing is of another story.
  if (genre === 'childrens' && namesThing(title, genre)) return { worth: BESIDE_THE_POINT, word: null };
  if (showsOwn && !isNamed) return { worth: NO_MEANING, word: null };
  const isMood = isLeading || (isTypical && !NAMED_ONLY.has(layout));
  // A mountain with a flag on the cover of "The Café au Lait Method" promises another book, and so does a key on that of "The Chapel in the
  // Valley": readers marked such scenes a whole mark lower than letters alone.
  const showsSubject = isScene || !(isPlain || NAMED_ONLY.has(layout) || showsOneThing(layout));
  const isUnknown = OF_SUBJECTS.has(genre) && hasUnknownWord(title);
  const namesOther = namesThing(title, genre) || namesLandscape(title) || (isScene && isUnknown);
  if (showsSubject && !isTypical && namesOther) return { worth: SCENE_BESIDE, word: null };
  // A moth on a card suits a book that names nothing, and is a riddle on one about a girl.
  if (layout === 'tarot' ? isNamed : NAMED_ONLY.has(layout) && (isNamed || !(showsOwn || isMood)))
    return { worth: CONTRADICTED, word: null };
  // A card promises magic, and a school or a team has none.
  if (layout === 'tarot' && genre === 'young-adult') return { worth: hasUnknownWord(title) ? CONTRADICTED : OF_ANOTHER_PAIR, word: null };
  if (showsOneThing(layout) && (isNamed || !isMood)) return { worth: BESIDE_THE_POINT, word: null };
  // A sea in a photograph is beside the point of “Beekeepers”.
  if (photograph && isNamed && namesThing(title, genre) && OF_SUBJECTS.has(genre)) return { worth: BESIDE_THE_POINT, word: null };
  // A title that is a sentence, or that names a thing, says so much that readers miss it in a scene or photograph of something else.
  const isSilent = (isSentence(title) || isNamed || isUnknown) && (isScene || picture !== null);
  return { worth: isSilent || setting === 'other' ? SILENT : NO_MEANING, word: null };
}

/** The settings that families put every thing in: a ring in the snow and a rose on a pond are of books about snow and water. */
const PUTS_INTO: Partial<Record<LayoutId, Setting>> = { footprints: 'snow', afloat: 'water' };

/** Settings in which a scene is not found, whatever else it shows of a title: the nights of a city have no meadow. */
const NEVER_IN: Partial<Record<LayoutId, Setting>> = { fireflies: 'city' };

/** Reports whether a family shows what a title names in a setting that the title does not speak of, or in another than it speaks of. */
function isInAnotherWorld(title: string, layout: LayoutId): boolean {
  const setting = PUTS_INTO[layout];
  const other = NEVER_IN[layout];
  return (setting !== undefined && !isSetIn(title, setting)) || (other !== undefined && isSetIn(title, other));
}

/**
 * Genres whose scenes a reader takes for where a book is set or what it is about. In books of advice, of recipes and of other worlds a door, a
 * kitchen and an orbit suit any title.
 */
const OF_SUBJECTS: ReadonlySet<GenreId> = new Set(['literary', 'memoir', 'poetry', 'historical', 'non-fiction', 'travel']);

/** Genres whose books are about things that happened. */
const OF_FACTS: ReadonlySet<GenreId> = new Set(['memoir', 'business', 'non-fiction']);

/** Families that leave so little of a photograph that nobody knows one that he did not bring along himself. */
const TORN: ReadonlySet<LayoutId> = new Set(['halftone', 'shatter']);

/**
 * Reports whether a photograph claims to be of the book itself: a print taped into an album, or a news picture. One from the library that
 * shows something else is wrong there.
 */
function claimsToShowIt(layout: LayoutId, genre: GenreId): boolean {
  return layout === 'taped' && OF_FACTS.has(genre);
}

/** Reports whether a library picture shows an object that the title does not name. */
function isOfAnotherThing({ image }: BriefPicture): boolean {
  const id = libraryPictureId(image.assetId);
  return id !== null && showsThing(id);
}

/** Lights out of focus are what a title with the word “night” asks for least. */
function isUntitled({ image }: BriefPicture): boolean {
  const id = libraryPictureId(image.assetId);
  return id !== null && isNamedForMood(id);
}

function settingShown(title: string, { image }: BriefPicture): ReturnType<typeof settingOfPicture> {
  const id = libraryPictureId(image.assetId);
  return id === null ? 'none' : settingOfPicture(title, id);
}

/** Words in names of pictures that say where a thing is: a bench before a wall does not show what lives in walls. */
const INCIDENTAL: ReadonlySet<string> = new Set(
  'wall dark black pale light white focus blue red green gold golden yellow orange pink purple violet silver gray brown'.split(' '),
);

/** The library names its pictures by what they show. */
function wordShown(title: string, { image }: BriefPicture): string | null {
  const name = libraryPictureId(image.assetId);
  const shown = name === null ? [] : titleWords(name.replaceAll('-', ' ')).filter((word) => !INCIDENTAL.has(word));
  // Stone is no stone in the name of somebody.
  const meant = new Set(wordsInTheirSense(title).map((word) => word && inEnglish(word)));
  return searchWords(title).find((word) => shown.includes(word) && meant.has(word)) ?? null;
}
