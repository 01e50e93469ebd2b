import { z } from 'zod';

/** Letters broken by cracks that run outward from one point, with each piece slightly displaced. */
export const shardsStyle = z.strictObject({
  /** The number of cracks. */
  pieces: z.number().int().min(5).max(31).default(17),
  /** The largest displacement of a piece in thousandths of the font size. */
  spread: z.number().min(0).max(150).default(38),
  /** The largest rotation of a piece in degrees. */
  turn: z.number().min(0).max(6).default(1.4),
  /** The point of impact, as shares of the width and height of the words. */
  x: z.number().min(0).max(1).default(0.56),
  y: z.number().min(0).max(1).default(0.46),
  /** The seed of the pattern of cracks. */
  seed: z.number().int().min(1).max(99).default(3),
});

export type ShardsStyle = z.infer<typeof shardsStyle>;
