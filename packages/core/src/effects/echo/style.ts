import { z } from 'zod';

/** Copies to one side that become fainter. The distance between two copies is in thousandths of the font size. */
export const echoStyle = z.strictObject({
  copies: z.number().int().min(1).max(6).default(3),
  /** The share of its opacity that each copy loses relative to the previous one. */
  fade: z.number().min(0.1).max(0.9).default(0.4),
  offsetX: z.number().min(-300).max(300).default(35),
  offsetY: z.number().min(-300).max(300).default(35),
});

export type EchoStyle = z.infer<typeof echoStyle>;
