import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** A line inside the letters, at a distance from their edge. Lengths in thousandths of the font size. */
export const inlineStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#22252b')),
  inset: z.number().min(1).max(120).default(24),
  width: z.number().min(1).max(80).default(11),
});

export type InlineStyle = z.infer<typeof inlineStyle>;
