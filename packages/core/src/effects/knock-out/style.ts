import { z } from 'zod';
import { BLACK, rgbaSchema } from '../../design/colour.ts';

/** Each line of text cuts a rim of the background color into the larger lines that it touches. */
export const knockOutStyle = z.strictObject({
  colour: rgbaSchema.default(BLACK),
  /** The width of the rim in thousandths of the font size. */
  width: z.number().min(1).max(200).default(55),
});

export type KnockOutStyle = z.infer<typeof knockOutStyle>;
