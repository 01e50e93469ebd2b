import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** Each line on its own strip of paper, as words that were cut out and pasted. Lengths in thousandths of the font size. */
export const stripsStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#fffaf0')),
  /** The paper around a line's letters. */
  padding: z.number().min(0).max(500).default(130),
  /** The distance of the strips' edges from straight and level ones, from 0 to 1. */
  raggedness: fraction.default(0.4),
  shadow: fraction.default(0.45),
  seed: z.number().int().min(1).max(99).default(1),
});

export type StripsStyle = z.infer<typeof stripsStyle>;
