import { z } from 'zod';

export const FOILS = ['gold', 'rose', 'silver', 'copper', 'bronze', 'blue', 'holographic'] as const;
export type Foil = (typeof FOILS)[number];

export const FOIL_NAMES: Record<Foil, string> = {
  gold: 'Gold',
  rose: 'Rose gold',
  silver: 'Silver',
  copper: 'Copper',
  bronze: 'Bronze',
  blue: 'Blue',
  holographic: 'Holographic',
};

/** Stamped metal: four stops with one highlight. `sheen` moves the highlight along the light's way, `angle` is that way. */
export const foilStyle = z.strictObject({
  metal: z.enum(FOILS).default('gold'),
  sheen: z.number().min(0).max(1).default(0.4),
  /** Degrees clockwise from left-to-right; 90 runs from the top down. */
  angle: z.number().min(-360).max(360).default(90),
});

export type FoilStyle = z.infer<typeof foilStyle>;
