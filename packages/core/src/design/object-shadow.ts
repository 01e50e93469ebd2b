import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

/**
 * A shadow that a shape or a picture casts on the layers below it. Lengths are shares of the object's shorter side, so that it looks the
 * same at every size. The direction of the light does not change with the object's rotation.
 */
export const objectShadowSchema = z.strictObject({
  colour: rgbaSchema,
  /** The offset to the right and down. */
  offsetX: z.number().min(-1).max(1),
  offsetY: z.number().min(-1).max(1),
  /** The width over which the shadow fades out. */
  blur: z.number().min(0).max(1),
});

export type ObjectShadow = z.infer<typeof objectShadowSchema>;
