import { type CoverObjectImage, coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';

/** Maximum size of a new object as a share of the front's width and height. */
const SHARE = 0.5;

/** Creates a picture object in the middle of the front, in the picture's aspect ratio. */
export function newObject(design: Design, image: DesignImage, id: string): CoverObjectImage {
  const { front } = measureCover(specificationOf(design)).boards;
  const scale = Math.min((front.width * SHARE) / image.width, (front.height * SHARE) / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  return coverObjectImageSchema.parse({
    uniqueObjectId: id,
    x: (front.width - width) / 2,
    y: (front.height - height) / 2,
    width,
    height,
    image,
  });
}
