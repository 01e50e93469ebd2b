import { z } from 'zod';

/** Text along an arc. `bend` is the angle in degrees that the whole width bends by: positive arches up, negative sags. */
export const curveStyle = z.strictObject({ bend: z.number().min(-300).max(300).default(60) });

export type CurveStyle = z.infer<typeof curveStyle>;
