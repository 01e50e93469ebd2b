import { z } from 'zod';
import { coordinate, degrees, identifier, mirrorFactor } from './bounds.ts';
import { designImageSchema } from './design-image.ts';
import { imageFilterSchema } from './image-filter.ts';
import { pictureCropSchema } from './picture-crop.ts';
import { pictureTreatmentShape } from './picture-treatment.ts';

/** The id of the cover picture among the elements. */
export const COVER_PICTURE = 'coverImage';

export const COVER_IMAGE_FORMATS = ['full', 'front', 'none'] as const;

export const WRAP_EDGES = ['mirror', 'blur'] as const;
/** The largest blur as a share of the front's width. A stronger one leaves only two or three colors. */
export const MOST_BLUR = 0.05;

/** The picture behind the cover, with its crop and its placement. */
export const coverImageSchema = z.strictObject({
  /** The area of the picture. `full`: the whole file; `front`: the front panel; `none`: panels in plain colour. */
  format: z.enum(COVER_IMAGE_FORMATS).default('full'),
  /** The visible part of the picture, in its natural pixels; null for all of it. */
  cropperState: pictureCropSchema.nullable().default(null),
  /** The top-left corner of that part, in print pixels from the corner of the covered area. */
  backgroundPosition: z.strictObject({ x: coordinate, y: coordinate }).default({ x: 0, y: 0 }),
  /** The size of that part in print pixels; null for the smallest centered size that covers the area. */
  backgroundSize: z
    .strictObject({ width: z.number().min(1), height: z.number().min(1) })
    .nullable()
    .default(null),
  currentDesignImage: designImageSchema.nullable().default(null),
  /** The name of the filter; null for the original picture. */
  currentFilter: identifier.nullable().default(null),
  imageFilter: imageFilterSchema.nullable().default(null),
  /** True if a drag on the stage does not move the picture. */
  locked: z.boolean().default(false),
  transformX: mirrorFactor,
  transformY: mirrorFactor,
  /** The rotation in degrees, clockwise about the center of the area that the picture covers; 0 if absent. */
  rotation: degrees.optional(),
  /** The standard deviation of a blur, as a share of the front's width; absent for a sharp picture. */
  blur: z.number().min(0.0005).max(MOST_BLUR).optional(),
  /**
   * The continuation of a picture that covers the front alone: spine and back show its mirror image, sharp or blurred. If absent, the
   * picture is not continued.
   */
  wrapEdge: z.enum(WRAP_EDGES).optional(),
  ...pictureTreatmentShape,
});

export type CoverImage = z.infer<typeof coverImageSchema>;
