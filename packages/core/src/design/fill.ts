import { z } from 'zod';
import { degrees, fraction, mirrorFactor } from './bounds.ts';
import { BLACK, type Rgba, rgbaSchema } from './colour.ts';
import { type DesignImage, designImageSchema } from './design-image.ts';
import { imageFilterSchema } from './image-filter.ts';
import { pictureTreatmentShape } from './picture-treatment.ts';

export const gradientStopsSchema = z
  .array(z.strictObject({ offset: fraction, colour: rgbaSchema }))
  .min(2)
  .max(8);

/** A point as shares of the width and height of an area. */
const sharePoint = z.strictObject({ x: fraction, y: fraction }).default({ x: 0.5, y: 0.5 });
const shareOffset = z.number().min(-10).max(10);

/** A picture that fills an area. Its placement is in shares of the filled box, so that it looks the same at every size. */
export const pictureFillSchema = z.strictObject({
  kind: z.literal('picture'),
  image: designImageSchema,
  /** The point of the picture that is placed at the middle of the box, as far as covering the box allows. */
  focus: sharePoint,
  /** The zoom; 1 is the smallest size that covers the box. */
  zoom: z.number().min(1).max(20).default(1),
  /** Moves the picture by shares of the box. The picture always covers the whole box. */
  offset: z.strictObject({ x: shareOffset, y: shareOffset }).default({ x: 0, y: 0 }),
  mirrorX: mirrorFactor,
  filter: imageFilterSchema.nullable().default(null),
  ...pictureTreatmentShape,
});

/** The fill of an area or of letters. */
export const fillSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solid'), colour: rgbaSchema }),
  /** A linear gradient. Its angle is in degrees, clockwise from left-to-right; 90 runs from the top down. */
  z.strictObject({ kind: z.literal('linear'), angle: degrees, stops: gradientStopsSchema }),
  z.strictObject({ kind: z.literal('radial'), stops: gradientStopsSchema }),
  pictureFillSchema,
]);

export type Fill = z.infer<typeof fillSchema>;
export type PictureFill = z.infer<typeof pictureFillSchema>;

/** Returns the opacity of a fill where it is most transparent, from 0 to 1. A picture counts as opaque. */
export function fillOpacity(fill: Fill): number {
  if (fill.kind === 'picture') return 1;
  return fill.kind === 'solid' ? fill.colour.a : Math.min(...fill.stops.map(({ colour }) => colour.a));
}

/** Returns true for a radial gradient that ends transparent, so that the edge of its shape is invisible. */
export function fadesOut(fill: Fill): boolean {
  return fill.kind === 'radial' && fill.stops.at(-1)?.colour.a === 0;
}

/** Returns the color that represents a fill in a swatch: its own, or that of its first stop. */
export function leadingColour(fill: Fill): Rgba {
  if (fill.kind === 'picture') return BLACK;
  return fill.kind === 'solid' ? fill.colour : (fill.stops[0]?.colour ?? BLACK);
}

/** Returns a fill in another color. A gradient keeps its other stops; a picture is replaced with the color. */
export function recoloured(fill: Fill, colour: Rgba): Fill {
  if (fill.kind === 'linear' || fill.kind === 'radial') {
    return { ...fill, stops: fill.stops.map((stop, index) => (index === 0 ? { ...stop, colour } : stop)) };
  }
  return { kind: 'solid', colour };
}

export function fillPictures(fill: Fill | null | undefined): readonly DesignImage[] {
  return fill?.kind === 'picture' ? [fill.image] : [];
}
