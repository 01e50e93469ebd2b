import { z } from 'zod';
import { assetIdSchema } from './bounds.ts';

/** A font file that the author uploaded, and by what right. */
export const userFontSchema = z.strictObject({
  /** The name by which text boxes refer to it. */
  family: z.string().trim().min(1).max(100),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  /** The UUID of a font that was uploaded; else its path as seen from the design file. */
  assetId: assetIdSchema,
  /** The author's own note of the licence that allows printing with it. */
  licenceNote: z.string().trim().min(1).max(500),
});

export type UserFont = z.infer<typeof userFontSchema>;

/** Files, not families: four faces each of three families. */
export const MAX_USER_FONTS = 12;
