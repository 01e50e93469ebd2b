import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';

export const FOILS = ['gold', 'rose', 'silver', 'copper', 'bronze', 'blue', 'holographic'] as const;
export type Foil = (typeof FOILS)[number];

/**
 * Stamped metal foil in alternating light and dark colors. `angle` is the direction of the light; `sheen` moves the highlights along it.
 */
export const foilStyle = z.strictObject({
  metal: z.enum(FOILS).default('gold'),
  sheen: z.number().min(0).max(1).default(0.4),
  /** Degrees clockwise from left-to-right; 90 runs from the top down. */
  angle: z.number().min(-360).max(360).default(90),
  /** The strength of the light on the stamped edges. */
  bevel: fraction.default(0),
  /** The height of the words over the cover, which makes their shadow. */
  depth: fraction.default(0.25),
  /** The darkness of the metal along its upper edges, as if it were pressed into the cover. */
  inner: fraction.default(0),
});

export type FoilStyle = z.infer<typeof foilStyle>;
