import type { PictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';

/** The front by which pictures are compared if the book is not known, with its bleed, in inches: 6 × 9, the most common trim. */
export const USUAL_FRONT = { width: 6.125, height: 9.25 } as const;
/** The resolution from which more pixels gain nothing in print. */
const ENOUGH_DPI = 250;
/** The share of a picture from its top that is enough room for a title. */
const ENOUGH_CALM = 0.45;
/** The calm of a picture that nobody has read. */
const UNKNOWN_CALM = 0.5;
const WEIGHTS = { crop: 0.4, pixels: 0.35, calm: 0.25 } as const;

/**
 * Returns the worth of a picture for a front, from 0 to 1: how much of it a crop to the front keeps, whether its pixels are enough for print, and
 * how much of it is calm enough for a title.
 * @param size in pixels
 * @param facts null if the picture was not read
 * @param front in inches, with its bleed
 */
export function coverWorth({ width, height }: Size, facts: Pick<PictureFacts, 'calmTop'> | null, front: Size = USUAL_FRONT): number {
  const wanted = front.width / front.height;
  const crop = Math.min(width / height / wanted, (wanted * height) / width);
  const dpi = Math.min(width / front.width, height / front.height);
  const pixels = Math.min(1, dpi / ENOUGH_DPI);
  const calm = facts ? Math.min(1, facts.calmTop / ENOUGH_CALM) : UNKNOWN_CALM;
  return WEIGHTS.crop * crop + WEIGHTS.pixels * pixels + WEIGHTS.calm * calm;
}

/** The part of a page's order that is decided by the worth for a front; the rest is the order in which the source answered. */
const PART_OF_WORTH = 0.5;

/** Returns the results of a source with those first that are better fronts, without losing its own judgement of what was searched. */
export function rankForCover<Photo extends Size>(photos: readonly Photo[], front: Size = USUAL_FRONT): readonly Photo[] {
  const scored = photos.map((photo, place) => ({
    photo,
    score: PART_OF_WORTH * coverWorth(photo, null, front) - ((1 - PART_OF_WORTH) * place) / Math.max(1, photos.length),
  }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ photo }) => photo);
}
