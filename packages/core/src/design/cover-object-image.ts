import { z } from 'zod';
import { blendSchema } from './blend.ts';
import { mirrorFactor } from './bounds.ts';
import { designImageSchema } from './design-image.ts';
import { imageFilterSchema } from './image-filter.ts';
import { pictureCropSchema } from './picture-crop.ts';
import { pictureTreatmentShape } from './picture-treatment.ts';
import { placedObjectShape } from './placed-object.ts';

/** A picture object, such as a cut-out, an emblem or a second photograph. */
export const coverObjectImageSchema = z.strictObject({
  ...placedObjectShape,
  lockAspectRatio: placedObjectShape.lockAspectRatio.unwrap().default(true),
  transformX: mirrorFactor,
  transformY: mirrorFactor,
  image: designImageSchema,
  /** The part of the picture that fills the box; absent for all of it. */
  crop: pictureCropSchema.optional(),
  blend: blendSchema.optional(),
  filter: imageFilterSchema.optional(),
  ...pictureTreatmentShape,
});

export type CoverObjectImage = z.infer<typeof coverObjectImageSchema>;
