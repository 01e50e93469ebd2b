import { z } from 'zod';
import { BLACK, rgbaSchema } from '../../design/colour.ts';

/** Each line cuts a rim of the ground's color into the lines that it touches, the smaller into the larger. */
export const knockOutStyle = z.strictObject({
  colour: rgbaSchema.default(BLACK),
  /** Thousandths of the font size. */
  width: z.number().min(1).max(200).default(55),
});

export type KnockOutStyle = z.infer<typeof knockOutStyle>;
