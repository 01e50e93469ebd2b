import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** Words in horizontal slices that slipped sideways, with the edges of two inks out of register. Lengths in thousandths of the font size. */
export const slicesStyle = z.strictObject({
  first: rgbaSchema.default(fromHex('#ff2e63')),
  second: rgbaSchema.default(fromHex('#19d3e6')),
  /** Farthest slip of a thin slice. Thick ones slip less. */
  slip: z.number().min(0).max(300).default(120),
  /** The distance of the two inks from a slice that did not slip. */
  fringe: z.number().min(0).max(80).default(16),
  /** Another number, other slices. */
  seed: z.number().int().min(1).max(99).default(5),
});

export type SlicesStyle = z.infer<typeof slicesStyle>;
