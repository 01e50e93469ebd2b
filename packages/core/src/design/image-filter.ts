import { z } from 'zod';
import { rgbaSchema } from './colour.ts';

/**
 * A photograph's filter in the words of SVG filter primitives, applied in sRGB in this order:
 * colour matrix, then a table per channel, then a blend with one colour.
 */
const transferTableSchema = z.strictObject({
  /** Output levels from 0 to 1 at evenly spaced inputs; linear between them. */
  tableValues: z.array(z.number().min(0).max(1)).min(2).max(256),
});

export const imageFilterSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** 4 rows of 5: r, g, b, a out of r, g, b, a and 1 (channels from 0 to 1). */
  feColorMatrix: z
    .strictObject({ values: z.array(z.number()).length(20) })
    .nullable()
    .default(null),
  feFuncR: transferTableSchema.nullable().default(null),
  feFuncG: transferTableSchema.nullable().default(null),
  feFuncB: transferTableSchema.nullable().default(null),
  feBlend: z
    .strictObject({
      mode: z.enum(['normal', 'multiply', 'screen', 'overlay', 'soft-light', 'darken', 'lighten']),
      colour: rgbaSchema,
    })
    .nullable()
    .default(null),
});

export type ImageFilter = z.infer<typeof imageFilterSchema>;
