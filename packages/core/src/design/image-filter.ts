import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

const transferTableSchema = z.strictObject({
  /** Output levels from 0 to 1 at evenly spaced inputs; linear between them. */
  tableValues: z.array(z.number().min(0).max(1)).min(2).max(256),
});

export const FILTER_BLEND_MODES = ['normal', 'multiply', 'screen', 'overlay', 'soft-light', 'darken', 'lighten'] as const;
const blendMode = z.enum(FILTER_BLEND_MODES);

/**
 * A photograph's filter in the words of SVG filter primitives, applied in sRGB in this order:
 * colour matrix, then a table per channel, then a blend with one colour.
 */
const filterStepsShape = {
  /** 4 rows of 5: r, g, b, a out of r, g, b, a and 1 (channels from 0 to 1). */
  feColorMatrix: z
    .strictObject({ values: z.array(z.number()).length(20) })
    .nullable()
    .default(null),
  feFuncR: transferTableSchema.nullable().default(null),
  feFuncG: transferTableSchema.nullable().default(null),
  feFuncB: transferTableSchema.nullable().default(null),
  feBlend: z.strictObject({ mode: blendMode, colour: rgbaSchema }).nullable().default(null),
} as const;

const signed = z.number().min(-1).max(1).default(0);
const share = z.number().min(0).max(1).default(0);

/**
 * The picture's light in other colors: its shades in the first, its lights in the last. Levels from 0 to 1.
 */
export const colourMapSchema = z.strictObject({
  stops: z
    .array(z.strictObject({ offset: z.number().min(0).max(1), colour: rgbaSchema }))
    .min(2)
    .max(5),
  /** Levels that count as black and as white: a flat picture gets its whole range back. */
  low: z.number().min(0).max(0.9).default(0),
  high: z.number().min(0.1).max(1).default(1),
  /** A gamma above 1 darkens the middle tones. */
  gamma: z.number().min(0.3).max(3).default(1),
  /** 0: as it is; 1: an S from end to end. */
  contrast: share,
});

/**
 * The values of the author's sliders, stored beside the filter steps that they made, because the values cannot be computed from the steps.
 * All 0: no change.
 */
export const filterAdjustmentsSchema = z.strictObject({
  /** The filter that the sliders started from; null: the picture as it is. */
  base: z.strictObject(filterStepsShape).nullable().default(null),
  brightness: signed,
  contrast: signed,
  saturation: signed,
  /** −1 cool to 1 warm. */
  warmth: signed,
  /** −1 green to 1 magenta. */
  tint: signed,
  /** Degrees round the colour circle. */
  hue: z.number().min(-180).max(180).default(0),
  /** The amount by which blacks are lifted. */
  fade: share,
  shadows: signed,
  highlights: signed,
  /** The amount by which colors turn to gray. */
  mono: share,
  /** A colour laid over everything; `strength` 0: none. */
  tone: z
    .strictObject({ colour: rgbaSchema, mode: blendMode, strength: share })
    .default({ colour: { r: 255, g: 179, b: 92, a: 1 }, mode: 'soft-light', strength: 0 }),
  /** If absent, it means the picture keeps its own colors. What the sliders started from counts for nothing beside it. */
  map: colourMapSchema.optional(),
});

export const imageFilterSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  ...filterStepsShape,
  /** Null means a filter that no sliders made. */
  adjustments: filterAdjustmentsSchema.nullable().default(null),
});

export type ImageFilter = z.infer<typeof imageFilterSchema>;
export type ColourMap = z.infer<typeof colourMapSchema>;
export type FilterAdjustments = z.infer<typeof filterAdjustmentsSchema>;
export type FilterSteps = Omit<ImageFilter, 'name' | 'adjustments'>;
