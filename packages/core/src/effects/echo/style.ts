import { z } from 'zod';

/** Fainter and fainter copies to one side. The distance of one to the next in thousandths of the font size. */
export const echoStyle = z.strictObject({
  copies: z.number().int().min(1).max(6).default(3),
  /** The share of its strength that each copy loses against the one before. */
  fade: z.number().min(0.1).max(0.9).default(0.4),
  offsetX: z.number().min(-300).max(300).default(35),
  offsetY: z.number().min(-300).max(300).default(35),
});

export type EchoStyle = z.infer<typeof echoStyle>;
