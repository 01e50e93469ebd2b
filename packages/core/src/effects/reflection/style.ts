import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';

/** The text mirrored in water below it, breaking up with the distance. Lengths in thousandths of the font size. */
export const reflectionStyle = z.strictObject({
  strength: fraction.default(0.75),
  /** The mirrored share of the words' height. */
  length: z.number().min(0.1).max(1).default(0.8),
  gap: z.number().min(0).max(300).default(24),
  ripple: z.number().min(0).max(120).default(42),
});

export type ReflectionStyle = z.infer<typeof reflectionStyle>;
