import { z } from 'zod';

/** Letters broken by cracks that run out from one point, each piece a little out of its place. */
export const shardsStyle = z.strictObject({
  /** Cracks from the point outwards. */
  pieces: z.number().int().min(5).max(31).default(17),
  /** Farthest move of a piece, thousandths of the font size. */
  spread: z.number().min(0).max(150).default(38),
  /** Largest turn of a piece, degrees. */
  turn: z.number().min(0).max(6).default(1.4),
  /** The point of impact, as shares of the width and height of the words. */
  x: z.number().min(0).max(1).default(0.56),
  y: z.number().min(0).max(1).default(0.46),
  /** Another number, other cracks. */
  seed: z.number().int().min(1).max(99).default(3),
});

export type ShardsStyle = z.infer<typeof shardsStyle>;
