import { z } from 'zod';
import { pictureFactsSchema } from '../pictures/readings/picture-facts.ts';
import { MEDALLION_IDS } from '../genres/genre.ts';
import { LAYOUT_IDS } from '../genres/layout-ids.ts';
import { MAX_TEXT_LENGTH, fraction, identifier } from './bounds.ts';
import { designImageSchema } from './design-image.ts';
import { TEXT_CASES } from './text-cases.ts';

/** The largest number of cells in a reading: 32 × 48, rounded up. */
export const MOST_CELLS = 1600;

/**
 * A picture as a coarse grid, with the cover's filter applied: a letter of the base64 alphabet for each cell, in rows from the top. It is
 * computed once, when the picture is chosen, so that a layout needs no pixels.
 */
export const pictureReadingSchema = z
  .strictObject({
    columns: z.number().int().min(1).max(MOST_CELLS),
    rows: z.number().int().min(1).max(MOST_CELLS),
    /** The square roots of the cells' relative luminances. */
    luminance: z.string().max(MOST_CELLS),
    /** The amount of detail in each cell. */
    busyness: z.string().max(MOST_CELLS),
  })
  .refine(
    ({ columns, rows, luminance, busyness }) => luminance.length === columns * rows && busyness.length === columns * rows,
    'a reading has one letter for each of its cells',
  );

export type PictureReading = z.infer<typeof pictureReadingSchema>;

const hexColour = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i);

const voiceSchema = z.strictObject({
  font: z.string().trim().min(1).max(100),
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
  case: z.enum(TEXT_CASES),
  letterSpacing: z.number().min(-200).max(2000),
  lineSpacing: z.number().min(0.5).max(4),
});

export const lookSchema = z.strictObject({
  layout: z.enum(LAYOUT_IDS),
  medallion: z.enum(MEDALLION_IDS),
  title: voiceSchema,
  author: voiceSchema,
  subtitle: voiceSchema,
  blurbFont: z.string().trim().min(1).max(100),
  palette: z.strictObject({ ground: hexColour, light: hexColour, dark: hexColour, accent: hexColour }),
  filter: z.string().max(60).nullable(),
  genreLine: z.string().max(200).nullable(),
  /** True if the genre's books are about two people, who are shown on its covers. */
  isAboutTwo: z.literal(true).optional(),
  /** True if the genre's books have a light tone, and its covers show daylight. */
  isBright: z.literal(true).optional(),
  /** The plants in the genre's landscapes; palms if absent. */
  plants: z.enum(['cacti']).optional(),
  /** Silhouettes that suit any book of the genre, for titles that name no object. */
  shows: z.array(z.string().max(40)).max(12).readonly().optional(),
});

/** The seven colors of a palette by role (`ideas/palettes`). */
export const paletteSchema = z.strictObject({
  darkest: hexColour,
  dark: hexColour,
  main: hexColour,
  light: hexColour,
  paper: hexColour,
  accent: hexColour,
  second: hexColour,
});

const choice = z.number().int().min(0).max(1_000_000);
const words = z.string().max(MAX_TEXT_LENGTH);

/**
 * The composition of a cover, from which it can be composed again for a book of another size. It changes with an idea, and never with an
 * edit; changes by hand are found by comparing the document with the composition's result.
 */
export const compositionSchema = z.strictObject({
  /** The genre's id. The look is stored by itself, because it need not be the genre's own. */
  genre: identifier,
  look: lookSchema,
  /** The seeds for the choice of the picture's crop, and of the genre's motif. */
  crop: choice,
  motif: choice,
  /** The seed for the choice of the genre's role palette, for layouts that draw with one. */
  colour: choice.default(0),
  /** The palette that the author chose in place of the composed one. */
  palette: paletteSchema.optional(),
  words: z.strictObject({ title: words, author: words, subtitle: words.nullable() }),
  /** The picture of the cover; null for type and drawing alone. */
  picture: z
    .strictObject({
      image: designImageSchema,
      /** The middle of the picture's subject, as shares of its width and height. */
      focus: z.strictObject({ x: fraction, y: fraction }),
      reading: pictureReadingSchema,
      /** The facts that were read from the picture; absent in compositions from before pictures were read. */
      facts: pictureFactsSchema.optional(),
    })
    .nullable(),
  /** The ids of elements that the author deleted. They are not added again in another format. */
  removed: z.array(identifier).max(60).default([]),
});

export type Composition = z.infer<typeof compositionSchema>;
