import { z } from 'zod';
import { degrees, fraction } from './bounds.ts';
import { rgbaSchema } from './colour.ts';

/** A length as a share of the width of the filled area, so that a treatment looks the same at every size of the cover. */
const length = (least: number, most: number) => z.number().min(least).max(most);

/** The tones of the picture as lines or dots of one color, as in an engraving or a halftone. They are drawn as outlines, in print too. */
export const pictureScreenSchema = z.strictObject({
  kind: z.enum(['lines', 'dots']),
  /** The distance from one line or dot to the next. */
  pitch: length(0.003, 0.1),
  /** The angle in degrees, clockwise from horizontal lines. */
  angle: degrees.default(0),
  /** The amplitude and the length of a line's waves. Dots have none. */
  wave: length(0, 0.05).default(0),
  waveLength: length(0.02, 2).default(0.21),
  colour: rgbaSchema,
  /** The color under the screen; null: the layers below the picture. */
  ground: rgbaSchema.nullable().default(null),
});

/** The fade of a picture at its edges, in shares of the filled box's width or height. */
export const pictureFadeSchema = z.strictObject({
  /** The color at the end of the fade; null: the layers below the picture. */
  colour: rgbaSchema.nullable(),
  top: fraction.default(0),
  right: fraction.default(0),
  bottom: fraction.default(0),
  left: fraction.default(0),
});

/** An extension of a picture, mirrored at an edge, for a sky or a foreground that is too short. */
export const pictureExtensionSchema = z.strictObject({
  edge: z.enum(['top', 'bottom']),
  /** The share of the picture's height that is added. */
  share: z.number().min(0.01).max(1),
});

/** The treatments of a picture after its filter. An absent one is not applied, so documents without them do not change. */
export const pictureTreatmentShape = {
  extension: pictureExtensionSchema.optional(),
  screen: pictureScreenSchema.optional(),
  fade: pictureFadeSchema.optional(),
} as const;

export const pictureTreatmentSchema = z.strictObject(pictureTreatmentShape);

export type PictureScreen = z.infer<typeof pictureScreenSchema>;
export type PictureFade = z.infer<typeof pictureFadeSchema>;
export type PictureExtension = z.infer<typeof pictureExtensionSchema>;
export type PictureTreatment = z.infer<typeof pictureTreatmentSchema>;
