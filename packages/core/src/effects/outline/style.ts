import { z } from 'zod';
import { BLACK, rgbaSchema } from '../../design/colour.ts';

/** A line around the filled letters. The width is in thousandths of the font size. */
export const outlineStyle = z.strictObject({
  colour: rgbaSchema.default(BLACK),
  width: z.number().min(1).max(300).default(30),
});

export type OutlineStyle = z.infer<typeof outlineStyle>;
