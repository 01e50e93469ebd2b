import { z } from 'zod';
import { degrees, fraction } from './bounds.ts';
import { rgbaSchema } from './colour.ts';

/** A share of the width of what the picture fills: a treatment then looks alike at every size of the cover. */
const length = (least: number, most: number) => z.number().min(least).max(most);

/** The picture's light and shade as lines or dots of one color, as an engraver or a press makes them. Drawn as outlines, in print too. */
export const pictureScreenSchema = z.strictObject({
  kind: z.enum(['lines', 'dots']),
  /** The distance from one line or dot to the next. */
  pitch: length(0.003, 0.1),
  /** Degrees, clockwise from lines that run across. */
  angle: degrees.default(0),
  /** The amplitude and the length of a line's waves. Dots have none. */
  wave: length(0, 0.05).default(0),
  waveLength: length(0.02, 2).default(0.21),
  colour: rgbaSchema,
  /** The color under the screen; null: the layers below the picture. */
  ground: rgbaSchema.nullable().default(null),
});

/** A picture that runs out at its edges. Shares of the filled box's width or height. */
export const pictureFadeSchema = z.strictObject({
  /** The color at the end of the fade; null: the layers below the picture. */
  colour: rgbaSchema.nullable(),
  top: fraction.default(0),
  right: fraction.default(0),
  bottom: fraction.default(0),
  left: fraction.default(0),
});

/** More picture than there is, mirrored at one edge: a sky or a foreground that is too short. */
export const pictureExtensionSchema = z.strictObject({
  edge: z.enum(['top', 'bottom']),
  /** Share of the picture's height that is added. */
  share: z.number().min(0.01).max(1),
});

/** Steps of a picture after its filter. Absent: not taken, and documents without them stay as they were. */
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
