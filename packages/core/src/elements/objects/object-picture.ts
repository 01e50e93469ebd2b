import type { CoverObjectImage } from '../../design/cover-object-image.ts';
import { cropRect } from '../../design/picture-crop.ts';
import type { PictureTreatment } from '../../design/picture-treatment.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { wholePicture } from '../../scene/extended-picture.ts';

type Cropped = Pick<CoverObjectImage, 'image' | 'extension' | 'crop'>;

/** The part of its picture that a picture object shows, in the picture's own pixels. An extension reaches beyond them. */
export function objectSource({ image, extension, crop }: Cropped): Rect {
  return crop ? cropRect(crop) : wholePicture(image, extension);
}

/** The treatment of what is shown: a cropped picture is not extended, because the crop chooses its edges. */
export function objectTreatment(object: PictureTreatment & Cropped): PictureTreatment {
  return object.crop ? { ...object, extension: undefined } : object;
}
