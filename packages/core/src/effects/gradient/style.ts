import { z } from 'zod';
import { rgbaSchema } from '../../design/colour.ts';
import { fraction } from '../../design/bounds.ts';

/** Letters filled with a gradient and an optional soft shadow. Foil is a gradient with four stops and one highlight. */
export const gradientStyle = z.strictObject({
  stops: z
    .array(z.strictObject({ offset: fraction, colour: rgbaSchema }))
    .min(2)
    .max(8),
  /** Degrees clockwise from left-to-right; 90 runs from the top down. */
  angle: z.number().min(-360).max(360).default(90),
  /** The opacity of the shadow: 0 for none, 1 for black. */
  shadow: fraction.default(0),
});

export type GradientStyle = z.infer<typeof gradientStyle>;
