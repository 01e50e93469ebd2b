import { z } from 'zod';

export const FOILS = ['gold', 'rose', 'silver', 'copper', 'blue'] as const;

/** Stamped metal: four stops with one highlight. `sheen` moves the highlight down the letters. */
export const foilStyle = z.strictObject({
  metal: z.enum(FOILS).default('gold'),
  sheen: z.number().min(0).max(1).default(0.4),
});

export type FoilStyle = z.infer<typeof foilStyle>;
