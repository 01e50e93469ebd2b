import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';
import { PAPER_IDS, PLATFORM_IDS } from '../platforms/platform.ts';
import { backSchema } from './back.ts';
import { MAX_RECENT_COLOURS, MAX_TEXT_BOXES, MAX_OTHER_TEXTS } from './bounds.ts';
import { rgbaSchema } from './colour.ts';
import { fillSchema } from './fill.ts';
import { compositionSchema } from './composition.ts';
import { coverImageSchema } from './cover-image.ts';
import { coverObjectImageSchema } from './cover-object-image.ts';
import { designImageSchema } from './design-image.ts';
import { followsSchema } from './follows.ts';
import { MAX_GROUPS, groupSchema } from './group.ts';
import { imageFilterSchema } from './image-filter.ts';
import { metadataSchema } from './metadata.ts';
import { originSchema } from './origin.ts';
import { coverShapeSchema } from './shape.ts';
import { spineSchema } from './spine.ts';
import { textBoxSchema } from './text-box.ts';
import { MAX_USER_FONTS, userFontSchema } from './user-font.ts';
import { say } from '../commands/say.ts';

/** More than a cover can show, or a shelf be searched. */
export const MAX_FILTERS = 200;
export const MAX_PICTURES = 500;
export const MAX_OBJECTS = 200;

/** The version that this code writes. A change of stored shape raises it and adds a file to `migrations/`. */
export const DESIGN_VERSION = 6;

const inchesOfTrim = z.number().min(1).max(20);

/**
 * The document: one cover in one format, in the spec's field names. It holds what an author decides and nothing that can be
 * computed: sizes follow from format, trim, paper and extent (`geometry/measure-cover.ts`). It holds no addresses either, so that
 * equal covers are equal documents whenever they are read.
 */
export const designSchema = z.strictObject({
  version: z.literal(DESIGN_VERSION),
  /** The print platform's id. */
  publisher: z.enum(PLATFORM_IDS).default('kdp'),
  format: z.enum(FORMAT_IDS).default('paperback'),
  designType: z.enum(['front', 'full']).default('full'),
  dpi: z.literal(300).default(300),
  /** The page count. */
  extent: z.number().int().min(1).max(5000).default(300),
  paperType: z.strictObject({ type: z.enum(PAPER_IDS).default('white') }).default({ type: 'white' }),
  /** Trim size in inches. */
  measurements: z
    .strictObject({ trimSize: z.strictObject({ width: inchesOfTrim, height: inchesOfTrim }) })
    .default({ trimSize: { width: 6, height: 9 } }),
  readingDirection: z.enum(['ltr', 'rtl']).default('ltr'),
  frontBoard: z.strictObject({
    /** `fill` lies over the picture in the place of `colour`, which stays as the color that stands for the panel. */
    panel: z.strictObject({ colour: rgbaSchema, fill: fillSchema.optional() }),
    /** The texts of every board, each counted from its own. */
    textBoxes: z
      .array(textBoxSchema)
      .max(MAX_TEXT_BOXES + MAX_OTHER_TEXTS)
      .refine((boxes) => boxes.filter(({ board = 'front' }) => board === 'front').length <= MAX_TEXT_BOXES, {
        message: say('frontHolds', { most: MAX_TEXT_BOXES }),
      }),
  }),
  spine: spineSchema,
  back: backSchema,
  coverImage: coverImageSchema,
  /** The filters, newest first. */
  customFilters: z.array(imageFilterSchema).max(MAX_FILTERS).default([]),
  selectedImages: z.array(designImageSchema).max(MAX_PICTURES).default([]),
  coverObjectImages: z.array(coverObjectImageSchema).max(MAX_OBJECTS).default([]),
  coverShapes: z.array(coverShapeSchema).max(MAX_OBJECTS).default([]),
  /** Elements that belong together. Absent: none. */
  groups: z.array(groupSchema).max(MAX_GROUPS).optional(),
  /** Fonts that the author uploaded; the catalogue's are named and not listed. */
  userFonts: z.array(userFontSchema).max(MAX_USER_FONTS).default([]),
  metadata: metadataSchema,
  /** It is present in a format that was derived from another one and follows it. */
  follows: followsSchema.nullable().default(null),
  /** The composition of the cover; absent where it was set by hand from the start, or is older than compositions. */
  composition: compositionSchema.nullable().optional(),
  /** It is present once a cover was adapted by what its elements keep to. */
  origin: originSchema.optional(),
  /** Last used first. */
  recentColors: z.array(rgbaSchema).max(MAX_RECENT_COLOURS).default([]),
  /** Panel colours stay as they are when the picture changes. */
  coloursLocked: z.boolean().default(false),
  showGuidelines: z.boolean().default(true),
});

export type Design = z.infer<typeof designSchema>;
