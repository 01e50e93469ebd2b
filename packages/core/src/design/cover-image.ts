import { z } from 'zod';
import { coordinate, degrees, identifier, mirrorFactor } from './bounds.ts';
import { designImageSchema } from './design-image.ts';
import { imageFilterSchema } from './image-filter.ts';
import { pictureCropSchema } from './picture-crop.ts';
import { pictureTreatmentShape } from './picture-treatment.ts';

export const COVER_IMAGE_FORMATS = ['full', 'front', 'none'] as const;

export const WRAP_EDGES = ['mirror', 'blur'] as const;
/** More than this share of the front's width leaves nothing but two or three colors. */
export const MOST_BLUR = 0.05;

/** The picture behind the cover, and how it is cut and placed. */
export const coverImageSchema = z.strictObject({
  /** `full`: over the whole file; `front`: over the front panel; `none`: panels in plain colour. */
  format: z.enum(COVER_IMAGE_FORMATS).default('full'),
  /** The part of the picture in use, in its natural pixels; null: all of it. */
  cropperState: pictureCropSchema.nullable().default(null),
  /** The top-left corner of that part, in print pixels from the corner of the covered area. */
  backgroundPosition: z.strictObject({ x: coordinate, y: coordinate }).default({ x: 0, y: 0 }),
  /** The size of that part, in print pixels; null: the smallest that covers the area, centered. */
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
  /** Degrees, clockwise about the middle of what the picture covers. Absent: upright. */
  rotation: degrees.optional(),
  /** The standard deviation of a blur, as a share of the front's width. Absent: sharp. */
  blur: z.number().min(0.0005).max(MOST_BLUR).optional(),
  /**
   * The continuation of a picture that covers the front alone: spine and back show its mirror image, sharp or blurred. Absent: the picture
   * covers them itself.
   */
  wrapEdge: z.enum(WRAP_EDGES).optional(),
  ...pictureTreatmentShape,
});

export type CoverImage = z.infer<typeof coverImageSchema>;
