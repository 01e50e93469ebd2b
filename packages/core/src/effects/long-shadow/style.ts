import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** The shadow of tall letters in low light: it runs far across the ground and fades. */
export const longShadowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.55)),
  /** Thousandths of the font size. */
  length: z.number().min(50).max(6000).default(1600),
  /** Degrees clockwise from the right. */
  angle: z.number().min(-360).max(360).default(45),
  /** The share of the shadow's strength that is lost at its end. */
  fade: fraction.default(1),
});

export type LongShadowStyle = z.infer<typeof longShadowStyle>;
