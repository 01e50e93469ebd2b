import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

/**
 * A shadow that a shape or a picture casts on what lies below it. Lengths are shares of the object's shorter side, so that it looks alike at every
 * size; the light comes from the same side however the object is turned.
 */
export const objectShadowSchema = z.strictObject({
  colour: rgbaSchema,
  /** To the right, and down. */
  offsetX: z.number().min(-1).max(1),
  offsetY: z.number().min(-1).max(1),
  /** From where it begins to fade to where it ends. */
  blur: z.number().min(0).max(1),
});

export type ObjectShadow = z.infer<typeof objectShadowSchema>;
