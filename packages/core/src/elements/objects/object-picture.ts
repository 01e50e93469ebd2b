import type { CoverObjectImage } from '../../design/cover-object-image.ts';
import { cropRect } from '../../design/picture-crop.ts';
import type { PictureTreatment } from '../../design/picture-treatment.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { wholePicture } from '../../scene/extended-picture.ts';

type Cropped = Pick<CoverObjectImage, 'image' | 'extension' | 'crop'>;

/**
 * Returns the part of the picture that a picture object shows, in the picture's pixels. An extended picture reaches beyond its own pixels.
 */
export function objectSource({ image, extension, crop }: Cropped): Rect {
  return crop ? cropRect(crop) : wholePicture(image, extension);
}

/** Returns the treatment of the visible part. A cropped picture is not extended, because the crop defines its edges. */
export function objectTreatment(object: PictureTreatment & Cropped): PictureTreatment {
  return object.crop ? { ...object, extension: undefined } : object;
}
