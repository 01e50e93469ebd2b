import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';

/** Letterpress on coarse paper, with worn edges and specks without ink. The text is readable with every setting. */
export const roughPrintStyle = z.strictObject({
  /** The share of the ink that is missing: at 1, letters can just be read. */
  wear: fraction.default(0.55),
  /** The size of the coarsest specks in thousandths of the font size. */
  grain: z.number().min(4).max(60).default(18),
  /** The seed of the pattern. */
  seed: z.number().int().min(1).max(99).default(7),
});

export type RoughPrintStyle = z.infer<typeof roughPrintStyle>;
