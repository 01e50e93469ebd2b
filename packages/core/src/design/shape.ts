import { z } from 'zod';
import { SHAPE_TYPES } from '../elements/shapes/shape-type.ts';
import { artworkSchema } from './artwork.ts';
import { blendSchema } from './blend.ts';
import { extentLength } from './bounds.ts';
import { rgbaSchema } from './colour.ts';
import { mirrorFactor } from './bounds.ts';
import { fillSchema } from './fill.ts';
import { iconArtworkSchema } from './icon-artwork.ts';
import { placedObjectShape } from './placed-object.ts';
import { textEffectSchema } from '../effects/text-effect.ts';
import { warpSchema } from './warp.ts';

/** A shape: the outline of its type in its box, with a fill and a stroke. */
export const coverShapeSchema = z.strictObject({
  ...placedObjectShape,
  type: z.enum(SHAPE_TYPES),
  /** The way of painting: `box` is an area with an outline, `line` is a stroke only. */
  renderer: z.enum(['box', 'line']).default('box'),
  box: z
    .strictObject({ fill: fillSchema.nullable().default(null), cornerRadius: extentLength.default(0) })
    .default({ fill: null, cornerRadius: 0 }),
  line: z
    .strictObject({
      colour: rgbaSchema,
      width: z.number().min(0.5).max(2000),
      dash: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
      /** The place of the stroke: centered on the outline (absent), or entirely inside or outside it. */
      place: z.enum(['center', 'inside', 'outside']).optional(),
      /** The distance of an inside or outside stroke from the outline, in print pixels. */
      distance: extentLength.optional(),
    })
    .nullable()
    .default(null),
  style: z
    .strictObject({
      blend: blendSchema.default('normal'),
      transformX: mirrorFactor,
      transformY: mirrorFactor,
    })
    .default({ blend: 'normal', transformX: 1, transformY: 1 }),
  /** The warp of the shape's outline, which still fills its box; absent for none. */
  warp: warpSchema.optional(),
  /** The effect on the filled outline, as on a letter; absent for none. `core/effects` implements it. */
  effect: textEffectSchema.optional(),
  /** The icon that is drawn instead of the type's outline. */
  icon: iconArtworkSchema.nullable().default(null),
  /** The artwork that is drawn instead of the type's outline. A shape with an artwork counts as another kind of element. */
  art: artworkSchema.optional(),
  /** The parameters of the type, such as the points of a star or the thickness of a frame. Missing ones have the type's defaults. */
  parameters: z.record(z.string().max(40), z.number().min(-10_000).max(10_000)).default({}),
});

export type CoverShape = z.infer<typeof coverShapeSchema>;
export type CoverShapeInput = z.input<typeof coverShapeSchema>;
export type ShapeLine = NonNullable<CoverShape['line']>;
