import type { CoverImage } from '@coverwright/core/design/cover-image.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';

/** What is cut away at each edge, as a share of the picture's width or height. */
export interface CropEdges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function edgesOfCrop(crop: CoverImage['cropperState'], { width, height }: Size): CropEdges {
  if (!crop) return { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    left: crop.left / width,
    right: (width - crop.left - crop.width) / width,
    top: crop.top / height,
    bottom: (height - crop.top - crop.height) / height,
  };
}

/** Null when nothing is cut away: the whole picture. */
export function cropFromEdges({ left, right, top, bottom }: CropEdges, { width, height }: Size): CoverImage['cropperState'] {
  if (left <= 0 && right <= 0 && top <= 0 && bottom <= 0) return null;
  return { left: left * width, top: top * height, width: (1 - left - right) * width, height: (1 - top - bottom) * height };
}
