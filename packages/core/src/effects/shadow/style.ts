import { z } from 'zod';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** A soft dark copy beneath the letters, for lift on a busy picture. Lengths in thousandths of the font size. */
export const shadowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.45)),
  offsetX: z.number().min(-1000).max(1000).default(0),
  offsetY: z.number().min(-1000).max(1000).default(25),
  blur: z.number().min(0).max(1000).default(60),
});

export type ShadowStyle = z.infer<typeof shadowStyle>;
