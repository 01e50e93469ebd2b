import { relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import { isAuthorsOwn } from '../../design/design-image.ts';
import type { Genre, LayoutId } from '../../genres/genre.ts';
import type { GenreId } from '../../genres/messages.ts';
import { nameGenre } from '../../genres/name-genre.ts';
import { createTranslator } from '../../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../../messages/locales.ts';
import { factsOfPicture } from '../../pictures/readings/facts-of-picture.ts';
import { libraryPictureId } from '../../pictures/library-image.ts';
import { isNamedForMood, showsThing } from '../../pictures/pictures-of-things.ts';
import { searchWords } from '../../pictures/search-words.ts';
import type { Size } from '../../geometry/shapes.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { IdeaMaterial } from '../compose-idea.ts';
import { type BriefPicture, isWanted } from '../cover-brief.ts';
import { PICTURED } from '../layouts/pictured.ts';
import { pick } from '../pick.ts';
import type { Recipe } from '../recipe.ts';
import { familiesMeant, isOnlyOnSign, namesOtherAnimal, shownByGenre, showsOneThing, wordMeant } from '../title-themes.ts';
import { isCreature, namesFacelessAnimal } from '../title-animals.ts';
import { titleMotifs } from '../title-motifs.ts';
import { isAgainstMood, moodOf } from '../title-mood.ts';
import { servesOtherFood } from '../title-dishes.ts';
import { showsOthers } from '../title-people.ts';
import { clashesWithTitle, isAtOtherTime, isInNamedCity, isOfAnotherAge, namesLandscape, settingOfPicture } from '../title-settings.ts';
import { titleWords } from '../title-words.ts';
import { FAMILY_RECORDS, leastShareOf, markIn } from './family-record.ts';
import { type TitleSize, measureTitle } from './measure-title.ts';
import { pictureLoss, pictureWorth } from './judge-picture.ts';
import { reasonMessages } from './messages.ts';
import { share } from './share-between.ts';

const say = createTranslator(reasonMessages, DEFAULT_LOCALE);

/** The score of a cover beside others of the same book, and the reasons for it, best reason first. */
export interface Judgement {
  /** From 0 to about 1. */
  readonly score: number;
  /** Plain short words, as `Large title`. */
  readonly reasons: readonly string[];
  readonly isDark: boolean;
  /** True where the cover shows what the title names, and the title is large enough to lead. */
  readonly isMeant: boolean;
  /** True where the cover shows another place or thing than the one that the title names. */
  readonly isContradicted: boolean;
}

/** The weights of the parts of a score. They sum to 1. */
const WEIGHTS = { record: 0.56, genre: 0.08, meaning: 0.17, share: 0.1, cap: 0.05, picture: 0.04 } as const;

/** Marks from here to there are told apart. */
const WORST_MARK = 5;
const BEST_MARK = 8;
/** A title's share of the front's height at which it scores nothing, and all that size can score. */
const SMALL_SHARE = 0.1;
const LARGE_SHARE = 0.34;
/** The share of the height from which a title is the first thing that a buyer sees. */
const VERY_LARGE_SHARE = 0.42;
/** Smallest line of a title, as a share of the width: less than 5 px on a thumbnail of 100 px cannot be read, 8 are read at a glance. */
const UNREADABLE_CAP = 0.05;
const CLEAR_CAP = 0.08;
/**
 * The share below which a title of one long word is too low. In wide letters it cannot be high, so a family or face that draws it higher is
 * better.
 */
const FAINT_SHARE = 0.12;
const FAINT = 0.2;
/** The loss of a title that could be larger: such a cover is shown only where little else is left. */
const TOO_SMALL = 1.5;
/**
 * The share of the front's height that a sentence has to fall short by to lose as much. Its lines cannot all be large, and a family that
 * comes twice in the first row is worse than lines that are a little lower.
 */
const SHORT_OF_IT = 0.14;
/** From this loss on a title is too small to lead. */
const TOO_SMALL_TO_LEAD = 0.4;
/** The worth of a drawing for a title that names nothing that can be drawn: the drawing neither gains nor loses. */
const NO_MEANING = 0.55;
/** Ground of a dark cover, relative luminance. */
const DARK = 0.2;
/** Places in a genre's list of families: the first are what its readers expect. */
const TYPICAL = 5;
const USUAL = 9;
/** Picture facts from which reasons are said. */
const QUIET_TOP = 0.4;
const DEEP = 0.55;

/** Judges a composed cover without painting it. */
export function judgeIdea({ brief, pictures }: IdeaMaterial, recipe: Recipe, design: Design, front: Size, engine: TextEngine): Judgement {
  const { layout } = recipe;
  const size = measureTitle(design, front, engine);
  const picture = recipe.picture === null || !PICTURED.has(layout) ? null : (pick(pictures, recipe.picture) ?? null);
  const place = brief.genre.layouts.indexOf(layout);
  const meaning = meaningOf(brief.title, layout, picture, {
    isTypical: (place >= 0 && place < TYPICAL) || isForMood(brief, layout),
    isLeading: place === 0,
    // A ship stands for a book about travel, but not for one about a desert.
    showsOwn: shownByGenre(brief.genre.look, layout, 0) !== null && !namesLandscape(brief.title),
    isAboutTwo: brief.genre.look.isAboutTwo ?? false,
    genre: brief.genre.id,
  });
  const isDark = isDarkFront(design, picture);
  const missing = size.isFull ? 0 : Math.max(0, leastShareOf(layout, front) - size.share);
  const smallness = TOO_SMALL * (isLong(brief.title) ? share(missing, 0, SHORT_OF_IT) : missing > 0 ? 1 : 0);
  const score =
    WEIGHTS.record * share(markIn(brief.genre, layout), WORST_MARK, BEST_MARK) +
    WEIGHTS.genre * (place < 0 ? 0 : place < TYPICAL ? 1 : place < USUAL ? 0.8 : 0.6) +
    WEIGHTS.meaning * meaning.worth +
    WEIGHTS.share * share(size.share, SMALL_SHARE, LARGE_SHARE) +
    WEIGHTS.cap * share(size.smallestCap, UNREADABLE_CAP, CLEAR_CAP) +
    WEIGHTS.picture * (picture ? pictureWorth(picture) : 0.6) -
    (picture ? pictureLoss(layout, picture) : 0) -
    // A title too small to read costs so much that its cover is shown only where nothing else is left.
    (size.smallestCap < UNREADABLE_CAP ? 1 : 0) -
    smallness -
    (size.share < FAINT_SHARE ? FAINT : 0) -
    (layout === 'window-type' && !showsPictureInLetters(design) ? OTHER_COVER : 0);
  return {
    score,
    isDark,
    isMeant: meaning.word !== null && smallness < TOO_SMALL_TO_LEAD,
    isContradicted: meaning.worth === CONTRADICTED,
    reasons: reasonsFor({ size, meaning, picture, place, isDark, layout, genre: brief.genre }),
  };
}

/** Low or thin letters show too little of a picture: the family lays the cover out as another one, which is a candidate itself. */
const OTHER_COVER = 2;

function showsPictureInLetters({ frontBoard }: Design): boolean {
  return frontBoard.textBoxes.some(({ text }) => text.fill?.kind === 'picture');
}

interface Meaning {
  readonly worth: number;
  /** The title's word that is drawn or shown; null: none. */
  readonly word: string | null;
}

/** The worth of a drawing of one thing while the title names another, or of a place while it names another. */
const BESIDE_THE_POINT = -1.2;
const CONTRADICTED = -4;
/** The worth of black behind a light title: a pity, while a sweet scene makes a dark book ridiculous. */
const TOO_DARK = -2.2;
/** A title of more words is a sentence, and a place that it mentions is not where its book has to be. */
const LONG_TITLE = 7;

function isLong(title: string): boolean {
  return title.trim().split(/\s+/u).length > LONG_TITLE;
}

/** The worth of a photograph that was taken in the title's setting. */
const NAMED_SETTING = 0.85;
/** The worth of a scene or photograph that shows nothing of the title, if the title is a sentence or the picture has another setting. */
const SILENT = 0.25;

/**
 * Families whose one object stands for the book: an envelope, a shop window or hearts puzzle readers where the title does not name them.
 */
const NAMED_ONLY: ReadonlySet<LayoutId> = new Set([
  'cameo',
  'deco',
  'great-thing',
  'paper-strips',
  'radiant',
  'shop',
  'silhouette',
  'spotlight',
  'stickers',
  'story-hill',
  'tunnel',
]);

/** Families that show the face of an animal. */
const SHOWS_FACE: ReadonlySet<LayoutId> = new Set(['peek', 'little-boat', 'star-fisher', 'story-hill']);

/** Reports whether a family would show another animal than the one that the title names. */
function showsOtherAnimal(title: string, layout: LayoutId): boolean {
  if (SHOWS_FACE.has(layout)) return namesOtherAnimal(title) || namesFacelessAnimal(title);
  return showsOneThing(layout) && namesOtherAnimal(title);
}

/** Reports whether a family shows a part of the title, and beside it the face of another animal than the one that the title names. */
function showsStranger(title: string, layout: LayoutId, word: string): boolean {
  return (
    SHOWS_FACE.has(layout) && namesFacelessAnimal(title) && !titleMotifs(title).some((shown) => shown.word === word && isCreature(shown))
  );
}

function isForMood({ title, genre }: IdeaMaterial['brief'], layout: LayoutId): boolean {
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

/** Judges whether the drawing or the picture shows what the title names in its mood, something unrelated, or its opposite. */
function meaningOf(title: string, layout: LayoutId, picture: BriefPicture | null, place: Place): Meaning {
  const meaning = subjectOf(title, layout, picture, place);
  if (!isAgainstMood(title, layout, place.genre)) return meaning;
  return { worth: Math.min(meaning.worth, moodOf(title, place.genre) === 'dark' ? CONTRADICTED : TOO_DARK), word: null };
}

/** Judges the same, whatever the title's mood. */
function subjectOf(
  title: string,
  layout: LayoutId,
  picture: BriefPicture | null,
  { isTypical, isLeading, showsOwn, isAboutTwo, genre }: Place,
): Meaning {
  // What the author wants on the cover contradicts no title.
  const proposed = picture && !isWanted(picture) ? picture : null;
  const photograph = proposed && libraryPictureId(proposed.image.assetId);
  if (photograph && isOfAnotherAge(genre, photograph)) return { worth: CONTRADICTED, word: null };
  if (showsOthers(title, layout, isAboutTwo) || isAtOtherTime(title, layout)) return { worth: CONTRADICTED, word: null };
  if (genre === 'cookbook' && servesOtherFood(title, layout)) return { worth: CONTRADICTED, word: null };
  if (claimsToShowIt(layout, genre) && photograph && !wordShown(title, proposed)) return { worth: CONTRADICTED, word: null };
  const word = wordMeant(title, layout, genre);
  if (word && !(isOnlyOnSign(title, layout) && clashesWithTitle(title, layout)))
    return showsStranger(title, layout, word) ? { worth: CONTRADICTED, word: null } : { worth: 1, word };
  const shown = picture && !isUntitled(picture) && wordShown(title, picture);
  if (shown) return { worth: 1, word: shown };
  const setting = proposed ? settingShown(title, proposed) : 'none';
  if (setting === 'named') return { worth: NAMED_SETTING, word: null };
  if (proposed && (setting === 'against' || isOfAnotherThing(proposed))) return { worth: CONTRADICTED, word: null };
  const meant = [...familiesMeant(title)] as LayoutId[];
  const { isScene, needsWord } = FAMILY_RECORDS[layout];
  if ((needsWord && !isLeading) || showsOtherAnimal(title, layout)) return { worth: CONTRADICTED, word: null };
  const namesPlace = !isLong(title) && meant.some((other) => FAMILY_RECORDS[other].isScene);
  if ((isScene && namesPlace && !isInNamedCity(title, layout)) || clashesWithTitle(title, layout))
    return { worth: CONTRADICTED, word: null };
  // Readers take a genre's usual scenes for its mood, and every other scene for what the book is about. Where the title names nothing that
  // can be drawn, an object on the cover puzzles them too, and so do some covers in any genre.
  const isNamed = titleMotifs(title, genre).some(({ isWeak }) => !isWeak);
  // A child looks for the snail of the title, and every other drawing is of another story.
  if (genre === 'childrens' && isNamed) return { worth: BESIDE_THE_POINT, word: null };
  if (showsOwn && !isNamed) return { worth: NO_MEANING, word: null };
  const isMood = isLeading || (isTypical && !NAMED_ONLY.has(layout));
  // A key on the cover of "The Chapel in the Valley" promises another book.
  if (NAMED_ONLY.has(layout) && (isNamed || !(showsOwn || isMood))) return { worth: CONTRADICTED, word: null };
  const isBeside = showsOneThing(layout) ? isNamed || !isMood : isScene && !isTypical && isNamed;
  if (isBeside) return { worth: BESIDE_THE_POINT, word: null };
  // A title that is a sentence says so much that readers miss it in a scene or photograph of something else.
  const isSilent = isLong(title) && (isScene || picture !== null);
  return { worth: isSilent || setting === 'other' ? SILENT : NO_MEANING, word: null };
}

/** Genres whose books are about things that happened. */
const OF_FACTS: ReadonlySet<GenreId> = new Set(['memoir', 'business', 'non-fiction']);

/**
 * Reports whether a photograph claims to be of the book itself: a print taped into an album, or a news picture. One from the library that
 * shows something else is wrong there.
 */
function claimsToShowIt(layout: LayoutId, genre: GenreId): boolean {
  return OF_FACTS.has(genre) && (layout === 'taped' || layout === 'halftone');
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
const INCIDENTAL: ReadonlySet<string> = new Set(['wall', 'dark', 'black', 'pale', 'light', 'white', 'focus']);

/** The library names its pictures by what they show. */
function wordShown(title: string, { image }: BriefPicture): string | null {
  const name = libraryPictureId(image.assetId);
  const shown = name === null ? [] : titleWords(name.replaceAll('-', ' ')).filter((word) => !INCIDENTAL.has(word));
  return searchWords(title).find((word) => shown.includes(word)) ?? null;
}

function isDarkFront({ frontBoard }: Design, picture: BriefPicture | null): boolean {
  const { colour } = frontBoard.panel;
  if (colour.a === 1) return relativeLuminance(colour) < DARK;
  return picture !== null && factsOfPicture(picture.image.assetId, picture.pixels).light < 0.5;
}

interface Told {
  readonly size: TitleSize;
  readonly meaning: Meaning;
  readonly picture: BriefPicture | null;
  readonly place: number;
  readonly isDark: boolean;
  readonly layout: LayoutId;
  readonly genre: Genre;
}

const MOST_REASONS = 3;

function reasonsFor({ size, meaning, picture, place, isDark, layout, genre }: Told): readonly string[] {
  const facts = picture && factsOfPicture(picture.image.assetId, picture.pixels);
  const reasons = [
    meaning.word && say('showsWord', { word: meaning.word }),
    picture !== null && isWanted(picture) && say(isAuthorsOwn(picture.image) ? 'ownPicture' : 'pickedPicture'),
    size.share >= VERY_LARGE_SHARE ? say('veryLargeTitle') : size.share >= LARGE_SHARE * 0.8 && say('largeTitle'),
    say(layout),
    place >= 0 && place < TYPICAL && say('typical', { genre: nameGenre(genre.id).toLowerCase() }),
    facts && facts.calmTop >= QUIET_TOP && say('quietSky'),
    facts && facts.high - facts.low >= DEEP && say('deepContrast'),
    size.smallestCap >= CLEAR_CAP && say('readableWhenSmall'),
    say(isDark ? 'dark' : 'bright'),
  ];
  return reasons.filter((reason) => typeof reason === 'string').slice(0, MOST_REASONS);
}
