import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import type { Design } from './design.ts';
import type { DesignImage } from './design-image.ts';

/**
 * Returns every picture that a cover shows: the cover picture, then those that lie on it. A picture that is shown twice is listed twice.
 */
export function shownPictures(design: Design): readonly DesignImage[] {
  return KINDS_IN_ORDER.flatMap(([, { pictures }]) => pictures(design));
}
