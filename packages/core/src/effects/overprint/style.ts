import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** Letters in three alternating inks that overprint each other, as on a press. */
export const overprintStyle = z.strictObject({
  first: rgbaSchema.default(fromHex('#f2553f')),
  second: rgbaSchema.default(fromHex('#2f93d1')),
  third: rgbaSchema.default(fromHex('#f9bd3a')),
  /** The share by which each letter is widened, so that neighbors overlap. */
  overlap: z.number().min(0).max(0.4).default(0.3),
});

export type OverprintStyle = z.infer<typeof overprintStyle>;
