import { z } from 'zod';
import { BLACK, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** Letters that look cut out of the paper: the paper around them casts its shadow into them. Lengths in thousandths of the font size. */
export const innerShadowStyle = z.strictObject({
  colour: rgbaSchema.default(withAlpha(BLACK, 0.6)),
  offsetX: z.number().min(-200).max(200).default(10),
  offsetY: z.number().min(-200).max(200).default(22),
  blur: z.number().min(0).max(300).default(34),
});

export type InnerShadowStyle = z.infer<typeof innerShadowStyle>;
