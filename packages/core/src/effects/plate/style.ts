import { z } from 'zod';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** A colored plate behind the letters, as wide as they are. Lengths in thousandths of the font size. */
export const plateStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.6)),
  padding: z.number().min(0).max(1000).default(200),
  cornerRadius: z.number().min(0).max(1000).default(0),
});

export type PlateStyle = z.infer<typeof plateStyle>;
