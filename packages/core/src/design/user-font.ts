import { z } from 'zod';
import { assetIdSchema } from './bounds.ts';

/** A font file that the author uploaded, with a note of its license. */
export const userFontSchema = z.strictObject({
  /** The name that text boxes use to refer to it. */
  family: z.string().trim().min(1).max(100),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  /** The UUID of an uploaded font, or a path relative to the design file. */
  assetId: assetIdSchema,
  /** The author's own note of the licence that allows printing with it. */
  licenceNote: z.string().trim().min(1).max(500),
});

export type UserFont = z.infer<typeof userFontSchema>;

/** The largest number of font files: four faces for each of three families. */
export const MAX_USER_FONTS = 12;
