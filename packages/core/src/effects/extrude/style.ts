import { z } from 'zod';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** Letters with a solid side. Depth in thousandths of the font size, direction in degrees clockwise from the right. */
export const extrudeStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#2a2320')),
  depth: z.number().min(1).max(300).default(70),
  angle: z.number().min(-360).max(360).default(45),
});

export type ExtrudeStyle = z.infer<typeof extrudeStyle>;
