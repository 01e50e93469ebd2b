import { z } from 'zod';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** The shadow of words that stand upright on level ground with the light behind them: it falls towards the viewer. */
export const groundShadowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.5)),
  /** The length of the shadow, as a multiple of the words' height. */
  length: z.number().min(0.1).max(2).default(0.8),
  /** The share of the words' width by which its far end is wider. */
  spread: z.number().min(0).max(1).default(0.3),
});

export type GroundShadowStyle = z.infer<typeof groundShadowStyle>;
