import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

const side = z.number().min(1).max(4096);

/**
 * The drawing of an icon. It is stored in the document, so that it prints the same even if the icon set disappears. Its paths are SVG path
 * data in a box of `width` × `height` units.
 */
export const iconArtworkSchema = z.strictObject({
  /** The id of the icon set, and the icon's name in it. */
  set: z.string().max(60),
  name: z.string().max(120),
  licence: z.string().max(120),
  /** The credit that the license requires; null for none. */
  credit: z.string().max(300).nullable().default(null),
  width: side,
  height: side,
  paths: z
    .array(
      z.strictObject({
        d: z.string().min(1).max(60_000),
        rule: z.enum(['nonzero', 'evenodd']).default('nonzero'),
        /** The path's own colour; null for the shape's fill. */
        colour: rgbaSchema.nullable().default(null),
        /** The width of a stroke along the path, in units; null if the path is filled. */
        stroke: z.number().min(0.01).max(100).nullable().default(null),
      }),
    )
    .min(1)
    .max(120),
});

export type IconArtwork = z.infer<typeof iconArtworkSchema>;
