import type { LayoutId } from '../../genres/layout-ids.ts';
import { factsOfPicture } from '../../pictures/readings/facts-of-picture.ts';
import { libraryPictureId } from '../../pictures/library-image.ts';
import { showsBlur, showsThing } from '../../pictures/pictures-of-things.ts';
import { type BriefPicture, isWanted } from '../cover-brief.ts';
import { share } from './share-between.ts';

function factsOf({ image, pixels }: BriefPicture) {
  return factsOfPicture(image.assetId, pixels);
}

/** Families that make the dark of a picture their own. */
const AT_HOME_IN_THE_DARK: ReadonlySet<LayoutId> = new Set(['mist-type', 'shatter', 'neon', 'behind', 'drip']);
/** Mean light under which a picture is a black field with something in it. */
const NEARLY_BLACK = 0.12;
const LOST = 0.25;

function isLostInTheDark(layout: LayoutId, picture: BriefPicture): boolean {
  return !isWanted(picture) && !AT_HOME_IN_THE_DARK.has(layout) && factsOf(picture).light < NEARLY_BLACK;
}

/** Families that show a part of a picture, in its place or in the letters: an empty sky is nothing there. */
const PART_OF_PICTURE: ReadonlySet<LayoutId> = new Set(['torn', 'window-type', 'halftone', 'taped']);
/** Levels between light and dark, and a share of calm rows, from which little is seen in a part of a picture. */
const FLAT = 0.55;
const EMPTY = 0.4;
const BLANK = 0.3;

function isBlankIn(layout: LayoutId, picture: BriefPicture): boolean {
  if (isWanted(picture) || !PART_OF_PICTURE.has(layout)) return false;
  const { low, high, light, calmTop, subject } = factsOf(picture);
  return high - low < FLAT || light < NEARLY_BLACK * 1.4 || (calmTop > EMPTY && !subject?.isSingle);
}

/** Families that turn a picture into lines: one without a subject or a horizon becomes a pattern that nobody can read. */
const IN_LINES: ReadonlySet<LayoutId> = new Set(['engraved', 'crushed']);
/** The quality from which a horizon divides a picture clearly. */
const CLEAR_HORIZON = 30;
const UNREADABLE = 0.4;

function isUnreadableIn(layout: LayoutId, picture: BriefPicture): boolean {
  if (isWanted(picture) || !IN_LINES.has(layout)) return false;
  const id = libraryPictureId(picture.image.assetId);
  const { horizon, subject } = factsOf(picture);
  return !(subject?.isSingle || (horizon?.quality ?? 0) >= CLEAR_HORIZON || (id !== null && showsThing(id) && !showsBlur(id)));
}

/** The picture that an author wants was chosen on purpose; of the others, depth and calm make a ground for letters. */
export function pictureWorth(picture: BriefPicture): number {
  if (isWanted(picture)) return 1;
  const { low, high, calmTop } = factsOf(picture);
  return 0.6 * share(high - low, 0.2, 0.8) + 0.4 * share(calmTop, 0, 0.5);
}

/** Returns the loss of a family that shows little of a picture. */
export function pictureLoss(layout: LayoutId, picture: BriefPicture): number {
  return (
    (isLostInTheDark(layout, picture) ? LOST : 0) +
    (isBlankIn(layout, picture) ? BLANK : 0) +
    (isUnreadableIn(layout, picture) ? UNREADABLE : 0)
  );
}
