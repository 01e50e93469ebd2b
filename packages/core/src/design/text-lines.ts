import { z } from 'zod';
import { MAX_TEXT_LENGTH } from './bounds.ts';
import { fillSchema } from './fill.ts';
import { say } from './say.ts';

/** The largest number of lines, enough for a title that is lettered word by word. */
const MOST_LINES = 60;
const MOST_RUNS = 120;
const MOST_FEATURES = 24;

/**
 * OpenType features by tag, such as `swsh`, `smcp`, `onum`, `ss01`. 0 switches a feature off, 1 on, and a higher value selects an
 * alternate.
 */
export const featuresSchema = z
  .record(z.string().regex(/^[A-Za-z0-9]{4}$/), z.number().int().min(0).max(99))
  .refine((features) => Object.keys(features).length <= MOST_FEATURES, say('tooManyFeatures', { most: String(MOST_FEATURES) }));

/** A run of characters in a line with its own style. Absent fields are those of the text box. */
export const textRunSchema = z.strictObject({
  text: z.string().max(MAX_TEXT_LENGTH),
  font: z.string().trim().min(1).max(100).optional(),
  /** The size as a multiple of the text's size, so that a lettered title scales as a whole. */
  size: z.number().min(0.02).max(50).optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  /** The tracking in thousandths of an em, like `letterSpacing`. */
  tracking: z.number().min(-200).max(2000).optional(),
  /** The shift of the run above the baseline, in ems of the run. */
  baselineShift: z.number().min(-4).max(4).optional(),
  fill: fillSchema.optional(),
  features: featuresSchema.optional(),
});

export const textLineSchema = z.strictObject({
  runs: z.array(textRunSchema).max(MOST_RUNS),
  alignment: z.enum(['left', 'center', 'right', 'justify']).optional(),
  /** The height of the line in multiples of its largest size; absent for the text's line spacing. */
  spacing: z.number().min(0.05).max(10).optional(),
  /** The distance from the previous baseline to this one, in multiples of the line's largest size. It takes precedence over `spacing`. */
  leading: z.number().min(-5).max(20).optional(),
});

export const textLinesSchema = z.array(textLineSchema).min(1).max(MOST_LINES);

/**
 * The fit of the text's size. `fixed`: the given size. `grow`: the largest size at which the words fit their box. `justify`: each line has
 * the size at which its outline is as wide as the box, within its height.
 */
export const TEXT_FITS = ['fixed', 'grow', 'justify'] as const;

/** The path that text is set on. */
export const textPathSchema = z.discriminatedUnion('kind', [
  /** An arc. `bend` is the angle in degrees that the whole width bends by: positive arches up, negative sags. */
  z.strictObject({ kind: z.literal('arc'), bend: z.number().min(-340).max(340) }),
  /** A wave: `height` from crest to trough in multiples of the text's size, `waves` over the width, `phase` in degrees. */
  z.strictObject({
    kind: z.literal('wave'),
    height: z.number().min(0).max(10).default(0.4),
    waves: z.number().min(0.25).max(12).default(1),
    phase: z.number().min(-360).max(360).default(0),
  }),
  /**
   * A circle: `diameter` as a share of the box's width, and `start`, the middle of the words, in degrees clockwise from the top, or from
   * the bottom on the inside.
   */
  z.strictObject({
    kind: z.literal('circle'),
    diameter: z.number().min(0.05).max(4).default(1),
    start: z.number().min(-360).max(360).default(0),
    /** True for letters on the inside with their feet outward, for text that reads along the bottom. */
    inside: z.boolean().default(false),
  }),
]);

export type TextRunStyle = z.infer<typeof textRunSchema>;
export type TextLine = z.infer<typeof textLineSchema>;
export type TextPath = z.infer<typeof textPathSchema>;
export type TextFit = (typeof TEXT_FITS)[number];
export type FontFeatures = z.infer<typeof featuresSchema>;
