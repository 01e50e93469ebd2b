import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

const transferTableSchema = z.strictObject({
  /** The output levels from 0 to 1 at evenly spaced inputs, with linear interpolation. */
  tableValues: z.array(z.number().min(0).max(1)).min(2).max(256),
});

export const FILTER_BLEND_MODES = ['normal', 'multiply', 'screen', 'overlay', 'soft-light', 'darken', 'lighten'] as const;
const blendMode = z.enum(FILTER_BLEND_MODES);

/**
 * The steps of a picture filter as SVG filter primitives, applied in sRGB in this order: a colour matrix, a table for each channel, and a
 * blend with one colour.
 */
const filterStepsShape = {
  /** The matrix as 4 rows of 5 values: r, g, b, a computed from r, g, b, a and 1 (channels from 0 to 1). */
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

/** Maps the luminance of a picture to colors: its shadows to the first, its highlights to the last. Levels are from 0 to 1. */
export const colourMapSchema = z.strictObject({
  stops: z
    .array(z.strictObject({ offset: z.number().min(0).max(1), colour: rgbaSchema }))
    .min(2)
    .max(5),
  /** The levels that are mapped to black and white, so that a flat picture regains its whole range. */
  low: z.number().min(0).max(0.9).default(0),
  high: z.number().min(0.1).max(1).default(1),
  /** A gamma above 1 darkens the middle tones. */
  gamma: z.number().min(0.3).max(3).default(1),
  /** The contrast: 0 for none, 1 for a full S-curve. */
  contrast: share,
});

/**
 * The values of the author's sliders. They are stored beside the filter steps, because they cannot be computed from the steps. All 0 means
 * no change.
 */
export const filterAdjustmentsSchema = z.strictObject({
  /** The filter that the sliders started from; null for the original picture. */
  base: z.strictObject(filterStepsShape).nullable().default(null),
  brightness: signed,
  contrast: signed,
  saturation: signed,
  /** The warmth, from −1 (cool) to 1 (warm). */
  warmth: signed,
  /** The tint, from −1 (green) to 1 (magenta). */
  tint: signed,
  /** The hue rotation in degrees. */
  hue: z.number().min(-180).max(180).default(0),
  /** The amount by which blacks are lifted. */
  fade: share,
  shadows: signed,
  highlights: signed,
  /** The amount by which colors turn to gray. */
  mono: share,
  /** A colour blended over the whole picture; `strength` 0 for none. */
  tone: z
    .strictObject({ colour: rgbaSchema, mode: blendMode, strength: share })
    .default({ colour: { r: 255, g: 179, b: 92, a: 1 }, mode: 'soft-light', strength: 0 }),
  /** The color map; absent if the picture keeps its own colors. It replaces the colors of `base`. */
  map: colourMapSchema.optional(),
});

export const imageFilterSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  ...filterStepsShape,
  /** The slider values; null for a filter that was not made with sliders. */
  adjustments: filterAdjustmentsSchema.nullable().default(null),
});

export type ImageFilter = z.infer<typeof imageFilterSchema>;
export type ColourMap = z.infer<typeof colourMapSchema>;
export type FilterAdjustments = z.infer<typeof filterAdjustmentsSchema>;
export type FilterSteps = Omit<ImageFilter, 'name' | 'adjustments'>;
