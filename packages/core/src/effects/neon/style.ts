import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** A bright tube: pale letters in a wide coloured light. Reach and the tube's own width in thousandths of the font size. */
export const neonStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#ff3ea5')),
  reach: z.number().min(20).max(600).default(200),
  tube: z.number().min(1).max(80).default(24),
});

export type NeonStyle = z.infer<typeof neonStyle>;
