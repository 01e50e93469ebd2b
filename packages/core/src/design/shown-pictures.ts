import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import type { Design } from './design.ts';
import type { DesignImage } from './design-image.ts';

/** Every picture that a cover shows: the one behind it, then those that lie on it. What shows twice is there twice. */
export function shownPictures(design: Design): readonly DesignImage[] {
  return KINDS_IN_ORDER.flatMap(([, { pictures }]) => pictures(design));
}
