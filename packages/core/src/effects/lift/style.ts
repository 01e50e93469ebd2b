import { z } from 'zod';

/** A wide, faint shadow straight below the letters, so that they seem to float. The height is from 0 to 1. */
export const liftStyle = z.strictObject({ height: z.number().min(0).max(1).default(0.5) });

export type LiftStyle = z.infer<typeof liftStyle>;
