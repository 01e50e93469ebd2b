import { z } from 'zod';
import { rgbaSchema } from '../../design/colour.ts';
import { fraction } from '../../design/bounds.ts';

/** Letters filled with a gradient (foil is four stops with one highlight), with an optional soft shadow for depth. */
export const gradientStyle = z.strictObject({
  stops: z
    .array(z.strictObject({ offset: fraction, colour: rgbaSchema }))
    .min(2)
    .max(8),
  /** Degrees clockwise from left-to-right; 90 runs from the top down. */
  angle: z.number().min(-360).max(360).default(90),
  /** 0: no shadow; 1: black. */
  shadow: fraction.default(0),
});

export type GradientStyle = z.infer<typeof gradientStyle>;
