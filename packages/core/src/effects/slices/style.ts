import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/**
 * Text in horizontal slices that are displaced sideways, with fringes of two inks out of register. Lengths in thousandths of the font size.
 */
export const slicesStyle = z.strictObject({
  first: rgbaSchema.default(fromHex('#ff2e63')),
  second: rgbaSchema.default(fromHex('#19d3e6')),
  /** The largest displacement of a thin slice. Thick slices move less. */
  slip: z.number().min(0).max(300).default(120),
  /** The distance between the two inks and a slice that is not displaced. */
  fringe: z.number().min(0).max(80).default(16),
  /** The seed of the pattern of slices. */
  seed: z.number().int().min(1).max(99).default(5),
});

export type SlicesStyle = z.infer<typeof slicesStyle>;
