import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { fromHex, rgbaSchema, withAlpha } from '../../design/colour.ts';

/** Text whose last lines fade into mist. */
export const mistStyle = z.strictObject({
  /** The color of the mist, with its density as the alpha. */
  colour: rgbaSchema.default(withAlpha(fromHex('#cfd8da'), 0.35)),
  /** The height at which the words begin to fade, as a share of their height. */
  start: z.number().min(0).max(0.95).default(0.55),
  /** The share of the letters' opacity that is lost at the bottom. */
  fade: fraction.default(0.72),
});

export type MistStyle = z.infer<typeof mistStyle>;
