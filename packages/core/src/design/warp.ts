import { z } from 'zod';

/** Letters must stay letters: no stretch beyond this, and none of less than its inverse. */
export const MAX_STRETCH = 1.9;

/** The warp of words or of a shape as a whole. Lengths are shares of the width of the warped outlines. `core/warps` computes it. */
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
    /** The start of the wave, in degrees. */
    phase: z.number().min(-360).max(360).default(0),
  }),
  z.strictObject({
    kind: z.literal('circle'),
    /** Degrees of the circle that the words take; negative stands on the inside. */
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
    /** The nearer end: positive makes the right end smaller, negative the left. */
    side: z.number().min(-0.8).max(0.8).default(0.35),
    /** Positive makes the top narrower, negative the bottom. */
    top: z.number().min(-0.8).max(0.8).default(0),
  }),
  z.strictObject({
    kind: z.literal('stretch'),
    /** Height as a multiple of what the face draws. */
    height: z
      .number()
      .min(1 / MAX_STRETCH)
      .max(MAX_STRETCH)
      .default(1.2),
  }),
]);

export type Warp = z.infer<typeof warpSchema>;
export type WarpKind = Warp['kind'];
