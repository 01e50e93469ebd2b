import { z } from 'zod';
import { WHITE, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** A glow around the letters. The blur is in thousandths of the font size. */
export const glowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(WHITE, 0.6)),
  blur: z.number().min(1).max(1000).default(140),
});

export type GlowStyle = z.infer<typeof glowStyle>;
