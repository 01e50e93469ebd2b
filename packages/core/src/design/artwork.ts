import { z } from 'zod';
import { ART_GENERATOR_IDS } from '../art/generator-id.ts';
import { LOCAL_COLOUR_NAMES } from './local-colour.ts';
import { rgbaSchema } from './colour.ts';

/** The seven colors that a composed cover is painted in. `ideas/palettes` describes their roles. */
export const roleColoursSchema = z.strictObject({
  darkest: rgbaSchema,
  dark: rgbaSchema,
  main: rgbaSchema,
  light: rgbaSchema,
  paper: rgbaSchema,
  accent: rgbaSchema,
  second: rgbaSchema,
});

export type RoleColours = z.infer<typeof roleColoursSchema>;

const share = z.number().min(-20).max(20);

/** A generated drawing. The document stores the generator's name and its input, from which the drawing is made at every size. */
export const artworkSchema = z.strictObject({
  generator: z.enum(ART_GENERATOR_IDS),
  /** The random seed; the same seed draws the same picture. */
  seed: z.number().int().min(0).max(2_147_483_647),
  colours: roleColoursSchema,
  /**
   * The area that the drawing is composed in, as shares of the element's box: for example the front, if the box also contains the bleed.
   * The drawing extends beyond it to the edges of the box.
   */
  frame: z.strictObject({ x: share, y: share, width: share, height: share }).default({ x: 0, y: 0, width: 1, height: 1 }),
  /** The generator's parameters. Missing ones have its defaults. */
  parameters: z.record(z.string().max(40), z.number().min(-100_000).max(100_000)).default({}),
  /** The motif, for generators with several. Absent: the generator's own choice. */
  motif: z.string().max(60).optional(),
  /** The color of the motif, where the title names one, as in "white roses". Absent: the color that the motif usually has. */
  tint: z.enum(LOCAL_COLOUR_NAMES).optional(),
});

export type Artwork = z.infer<typeof artworkSchema>;
