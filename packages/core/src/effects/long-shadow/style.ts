import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** The long shadow of letters in low light, which fades with the distance. */
export const longShadowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.55)),
  /** The length in thousandths of the font size. */
  length: z.number().min(50).max(6000).default(1600),
  /** The direction in degrees, clockwise from the right. */
  angle: z.number().min(-360).max(360).default(45),
  /** The share of the shadow's opacity that is lost at its end. */
  fade: fraction.default(1),
});

export type LongShadowStyle = z.infer<typeof longShadowStyle>;
