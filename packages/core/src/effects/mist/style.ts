import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { fromHex, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** The last lines sink into mist. */
export const mistStyle = z.strictObject({
  /** The color of the mist before the words, and how thick it is. */
  colour: rgbaSchema.default(withAlpha(fromHex('#cfd8da'), 0.35)),
  /** The height at which the words begin to fade, as a share of their height. */
  start: z.number().min(0).max(0.95).default(0.55),
  /** The share of the letters' strength that is lost at the bottom. */
  fade: fraction.default(0.72),
});

export type MistStyle = z.infer<typeof mistStyle>;
