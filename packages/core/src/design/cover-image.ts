import { z } from 'zod';
import { coordinate, identifier, mirrorFactor } from './bounds.ts';
import { designImageSchema } from './design-image.ts';
import { imageFilterSchema } from './image-filter.ts';
import { pictureCropSchema } from './picture-crop.ts';
import { pictureTreatmentShape } from './picture-treatment.ts';

export const COVER_IMAGE_FORMATS = ['full', 'front', 'none'] as const;

/** The picture behind the cover, and how it is cut and placed. */
export const coverImageSchema = z.strictObject({
  /** `full`: over the whole file; `front`: over the front panel; `none`: panels in plain colour. */
  format: z.enum(COVER_IMAGE_FORMATS).default('full'),
  /** The part of the picture in use, in its natural pixels; null: all of it. */
  cropperState: pictureCropSchema.nullable().default(null),
  /** Where that part's top-left corner stands, in print pixels from the covered area's corner. */
  backgroundPosition: z.strictObject({ x: coordinate, y: coordinate }).default({ x: 0, y: 0 }),
  /** How large that part is laid, in print pixels; null: as small as covers the area, centred. */
  backgroundSize: z
    .strictObject({ width: z.number().min(1), height: z.number().min(1) })
    .nullable()
    .default(null),
  currentDesignImage: designImageSchema.nullable().default(null),
  /** Name of the filter in use; null: the picture as it is. */
  currentFilter: identifier.nullable().default(null),
  imageFilter: imageFilterSchema.nullable().default(null),
  /** A locked picture is not moved by a drag on the stage. */
  locked: z.boolean().default(false),
  transformX: mirrorFactor,
  transformY: mirrorFactor,
  ...pictureTreatmentShape,
});

export type CoverImage = z.infer<typeof coverImageSchema>;
