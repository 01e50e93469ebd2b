import type { Design } from './design.ts';
import type { DesignImage } from './design-image.ts';

/** A design with another in each picture's place: of those that show, and of those that were only chosen. */
export function mapPictures(design: Design, change: (image: DesignImage) => DesignImage): Design {
  const { coverImage, selectedImages, selectedObjectImages, coverObjectImages } = design;
  const { currentDesignImage } = coverImage;
  return {
    ...design,
    coverImage: { ...coverImage, currentDesignImage: currentDesignImage && change(currentDesignImage) },
    selectedImages: selectedImages.map(change),
    selectedObjectImages: selectedObjectImages.map(change),
    coverObjectImages: coverObjectImages.map((object) => ({ ...object, image: change(object.image) })),
  };
}
