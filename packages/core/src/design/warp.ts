import { z } from 'zod';

/** The largest factor by which letters may be stretched; its inverse is the smallest. */
export const MAX_STRETCH = 1.9;

/** The largest factor by which letters may widen from one end of the words to the other. */
export const MAX_GROWTH = 6;
/** Letters that widen are drawn rather than set, so they may also be taller than others. */
export const MAX_WIDENED_STRETCH = 2.6;

/** The warp of words or of a shape as a whole. Lengths are shares of the width of the warped outlines. `core/warps` implements it. */
export const warpSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('arch'),
    /** The rise of the middle above the ends; negative for a valley. */
    bend: z.number().min(-0.5).max(0.5).default(0.08),
    /** The share of the bend that the bottom edge follows: 1 is parallel to the top, 0 straight, -1 bends the other way. */
    bottom: z.number().min(-1).max(1).default(1),
  }),
  z.strictObject({
    kind: z.literal('wave'),
    /** The height from crest to trough. */
    height: z.number().min(0).max(0.5).default(0.06),
    waves: z.number().min(0.25).max(6).default(1),
    /** The phase of the wave in degrees. */
    phase: z.number().min(-360).max(360).default(0),
  }),
  z.strictObject({
    kind: z.literal('circle'),
    /** The angle in degrees of the circle that the words take; negative for text on the inside. */
    turn: z.number().min(-340).max(340).default(120),
  }),
  z.strictObject({
    kind: z.literal('shear'),
    /** The rise of the right end. */
    rise: z.number().min(-0.5).max(0.5).default(0.08),
    /** The slant of the letters to the right, as a share of their height. */
    slant: z.number().min(-0.6).max(0.6).default(0),
  }),
  z.strictObject({
    kind: z.literal('perspective'),
    /** The perspective to the side: positive makes the right end smaller, negative the left. */
    side: z.number().min(-0.8).max(0.8).default(0.35),
    /** The perspective to the top: positive makes the top narrower, negative the bottom. */
    top: z.number().min(-0.8).max(0.8).default(0),
  }),
  z.strictObject({
    kind: z.literal('stretch'),
    /** The height as a multiple of the face's original height. */
    height: z
      .number()
      .min(1 / MAX_STRETCH)
      .max(MAX_STRETCH)
      .default(1.2),
  }),
  z.strictObject({
    kind: z.literal('widen'),
    /** The width of the last letters as a multiple of that of the first, if they were alike; below 1 the first are the wider ones. */
    growth: z
      .number()
      .min(1 / MAX_GROWTH)
      .max(MAX_GROWTH)
      .default(3),
    /** The height as a multiple of the face's original height. */
    height: z
      .number()
      .min(1 / MAX_STRETCH)
      .max(MAX_WIDENED_STRETCH)
      .default(1.2),
  }),
]);

export type Warp = z.infer<typeof warpSchema>;
export type WarpKind = Warp['kind'];
