import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { BLACK, fromHex, rgbaSchema } from '../../design/colour.ts';

/** Letters with a solid side. Lengths in thousandths of the font size, direction in degrees clockwise from the right. */
export const extrudeStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#2a2320')),
  depth: z.number().min(1).max(300).default(70),
  angle: z.number().min(-360).max(360).default(45),
  /** The width of a rim around letters and sides; 0 for none. */
  outline: z.number().min(0).max(150).default(0),
  outlineColour: rgbaSchema.default(BLACK),
  /** The opacity of a long shadow in the direction of the sides; 0 for none. */
  shadow: fraction.default(0),
});

export type ExtrudeStyle = z.infer<typeof extrudeStyle>;
