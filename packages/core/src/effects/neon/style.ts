import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/**
 * Glass tubes along the edges of the letters, with a glow around them. The reach of the glow and the tube's width are in thousandths of the
 * font size.
 */
export const neonStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#ff3ea5')),
  reach: z.number().min(20).max(600).default(200),
  tube: z.number().min(1).max(80).default(24),
});

export type NeonStyle = z.infer<typeof neonStyle>;
