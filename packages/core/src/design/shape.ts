import { z } from 'zod';
import { SHAPE_TYPES } from '../elements/shapes/shape-type.ts';
import { degrees, extentLength, fraction } from './bounds.ts';
import { rgbaSchema } from './colour.ts';
import { mirrorFactor } from './bounds.ts';
import { iconArtworkSchema } from './icon-artwork.ts';
import { placedObjectShape } from './placed-object.ts';

const stops = z
  .array(z.strictObject({ offset: fraction, colour: rgbaSchema }))
  .min(2)
  .max(8);

export const shapeFillSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solid'), colour: rgbaSchema }),
  /** Degrees clockwise from left-to-right; 90 runs from the top down. */
  z.strictObject({ kind: z.literal('linear'), angle: degrees, stops }),
  z.strictObject({ kind: z.literal('radial'), stops }),
]);

/** A drawn shape: an outline of its type in its box, filled and lined. */
export const coverShapeSchema = z.strictObject({
  ...placedObjectShape,
  type: z.enum(SHAPE_TYPES),
  /** `box`: an area with an outline; `line`: a stroke only. */
  renderer: z.enum(['box', 'line']).default('box'),
  box: z
    .strictObject({ fill: shapeFillSchema.nullable().default(null), cornerRadius: extentLength.default(0) })
    .default({ fill: null, cornerRadius: 0 }),
  line: z
    .strictObject({
      colour: rgbaSchema,
      width: z.number().min(0.5).max(2000),
      dash: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    })
    .nullable()
    .default(null),
  style: z
    .strictObject({
      blend: z.enum(['normal', 'multiply', 'screen', 'overlay', 'soft-light', 'darken', 'lighten']).default('normal'),
      transformX: mirrorFactor,
      transformY: mirrorFactor,
    })
    .default({ blend: 'normal', transformX: 1, transformY: 1 }),
  /** Drawn in the place of the type's outline. */
  icon: iconArtworkSchema.nullable().default(null),
  /** The type's own numbers: points of a star, thickness of a frame. Missing ones take the type's defaults. */
  parameters: z.record(z.string().max(40), z.number().min(-10_000).max(10_000)).default({}),
});

export type CoverShape = z.infer<typeof coverShapeSchema>;
export type CoverShapeInput = z.input<typeof coverShapeSchema>;
export type ShapeFill = z.infer<typeof shapeFillSchema>;
