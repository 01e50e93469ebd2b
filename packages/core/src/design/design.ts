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

/** The largest number of stored filters. */
export const MAX_FILTERS = 200;
export const MAX_PICTURES = 500;
export const MAX_OBJECTS = 200;

/** The version that this code writes. A change of the stored form increments it and adds a file to `migrations/`. */
export const DESIGN_VERSION = 6;

const inchesOfTrim = z.number().min(1).max(20);

/**
 * The document: a cover in one format, in the field names of the specification. It stores the author's decisions and nothing that can be
 * computed: sizes follow from format, trim, paper and extent (`geometry/measure-cover.ts`). It contains no addresses either, so that equal
 * covers are equal documents whenever they are read.
 */
export const designSchema = z.strictObject({
  version: z.literal(DESIGN_VERSION),
  /** The id of the print platform. */
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
    /** `fill` replaces `colour` in painting; `colour` is kept as the representative color of the panel. */
    panel: z.strictObject({ colour: rgbaSchema, fill: fillSchema.optional() }),
    /** The texts of all boards, each relative to its own board. */
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
  /** The groups of elements; absent for none. */
  groups: z.array(groupSchema).max(MAX_GROUPS).optional(),
  /** The fonts that the author uploaded. The fonts of the catalogue are referred to by name only. */
  userFonts: z.array(userFontSchema).max(MAX_USER_FONTS).default([]),
  metadata: metadataSchema,
  /** The format that this one was derived from and follows; null for an independent one. */
  follows: followsSchema.nullable().default(null),
  /** The composition of the cover; absent if it was set by hand from the start, or before compositions existed. */
  composition: compositionSchema.nullable().optional(),
  /** The places that adapting starts from; present once a cover was adapted by its pins. */
  origin: originSchema.optional(),
  /** The recent colors, last used first. */
  recentColors: z.array(rgbaSchema).max(MAX_RECENT_COLOURS).default([]),
  /** True if panel colours do not change with the picture. */
  coloursLocked: z.boolean().default(false),
  showGuidelines: z.boolean().default(true),
});

export type Design = z.infer<typeof designSchema>;
