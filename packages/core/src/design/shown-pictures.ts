import type { Design } from './design.ts';
import type { DesignImage } from './design-image.ts';

/** Every picture that a cover shows: the one behind it, then those that lie on it. What shows twice is there twice. */
export function shownPictures({ coverImage: { currentDesignImage }, coverObjectImages }: Design): readonly DesignImage[] {
  return [...(currentDesignImage ? [currentDesignImage] : []), ...coverObjectImages.map(({ image }) => image)];
}
