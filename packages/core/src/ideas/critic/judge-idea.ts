import { relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import { isAuthorsOwn } from '../../design/design-image.ts';
import type { Genre } from '../../genres/genre.ts';
import type { LayoutId } from '../../genres/layout-ids.ts';
import { nameGenre } from '../../genres/name-genre.ts';
import { createTranslator } from '../../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../../messages/locales.ts';
import { factsOfPicture } from '../../pictures/readings/facts-of-picture.ts';
import type { Size } from '../../geometry/shapes.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { IdeaMaterial } from '../compose-idea.ts';
import { type BriefPicture, isWanted } from '../cover-brief.ts';
import { PICTURED } from '../layouts/pictured.ts';
import { pick } from '../pick.ts';
import type { Recipe } from '../recipe.ts';
import { leastShareOf } from './family-record.ts';
import { markOfCover } from './mark-of-cover.ts';
import { type TitleSize, measureTitle } from './measure-title.ts';
import { pictureLoss, pictureWorth } from './judge-picture.ts';
import { reasonMessages } from './messages.ts';
import { isSentence } from '../title-words.ts';
import { share } from './share-between.ts';
import { CONTRADICTED, meaningOf, type Meaning, placeOf, TYPICAL } from './judge-meaning.ts';

const say = createTranslator(reasonMessages, DEFAULT_LOCALE);

/** The score of a cover beside others of the same book, and the reasons for it, best reason first. */
export interface Judgement {
  /** From 0 to about 1. */
  readonly score: number;
  /** The mark, from 1 to 10, that readers gave such covers. */
  readonly mark: number;
  /** Plain short words, as `Large title`. */
  readonly reasons: readonly string[];
  readonly isDark: boolean;
  /** True where the cover shows what the title names, and the title is large enough to lead. */
  readonly isMeant: boolean;
  /** True where the cover shows another place or thing than the one that the title names. */
  readonly isContradicted: boolean;
  /** True where the cover tells of something else than the title, so that letters of a plainer family come before it. */
  readonly isBeside: boolean;
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
/** All that a title loses whose words fill the width in low letters, and the share of the height from which it loses nothing. */
const LOW_LETTERS = 0.2;
const HIGH_ENOUGH = 0.28;
/** Letters of a sentence's small lines, as a share of the width, below which they look like a footnote to the others. */
const FAINT_MINOR = 0.028;
/** The loss of a title that could be larger: such a cover is shown only where little else is left. */
const TOO_SMALL = 1.5;
/**
 * The share of the front's height that a sentence has to fall short by to lose as much. Its lines cannot all be large, and a family that
 * comes twice in the first row is worse than lines that are a little lower.
 */
const SHORT_OF_IT = 0.14;
/** From this loss on a title is too small to lead. */
const TOO_SMALL_TO_LEAD = 0.4;
/** Ground of a dark cover, relative luminance. */
const DARK = 0.2;
/** Places in a genre's list of families: these are usual. */
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
  const meaning = meaningOf(brief.title, layout, picture, placeOf(brief, layout));
  const mark = markOfCover(brief.genre, layout, meaning.word !== null);
  const isDark = isDarkFront(design, picture);
  const missing = size.isFull ? 0 : Math.max(0, leastShareOf(layout, front) - size.share);
  const smallness = TOO_SMALL * (isSentence(brief.title) ? share(missing, 0, SHORT_OF_IT) : missing > 0 ? 1 : 0);
  const score =
    WEIGHTS.record * share(mark, WORST_MARK, BEST_MARK) +
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
    (size.isFull ? LOW_LETTERS * share(HIGH_ENOUGH - size.share, 0, HIGH_ENOUGH) : 0) -
    // Half of a sentence stands in its small lines.
    (isSentence(brief.title) && size.smallestMinor !== null && size.smallestMinor < FAINT_MINOR ? FAINT : 0) -
    (layout === 'window-type' && !showsPictureInLetters(design) ? OTHER_COVER : 0);
  return {
    score,
    mark,
    isDark,
    isMeant: meaning.word !== null && smallness < TOO_SMALL_TO_LEAD,
    isContradicted: meaning.worth === CONTRADICTED,
    isBeside: meaning.worth < 0,
    reasons: reasonsFor({ size, meaning, picture, place, isDark, layout, genre: brief.genre }),
  };
}

/** Low or thin letters show too little of a picture: the family lays the cover out as another one, which is a candidate itself. */
const OTHER_COVER = 2;

function showsPictureInLetters({ frontBoard }: Design): boolean {
  return frontBoard.textBoxes.some(({ text }) => text.fill?.kind === 'picture');
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
