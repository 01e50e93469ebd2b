import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';

/** Every picture that a cover shows: the one behind it, and those that lie on it. */
export function imagesOf({ coverImage, coverObjectImages }: Design): readonly DesignImage[] {
  const { currentDesignImage } = coverImage;
  return [...(currentDesignImage ? [currentDesignImage] : []), ...coverObjectImages.map(({ image }) => image)];
}
