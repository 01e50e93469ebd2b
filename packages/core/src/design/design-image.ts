import { z } from 'zod';
import { assetIdSchema, identifier } from './bounds.ts';

const pixelCount = z.number().int().min(1).max(100_000);
/**
 * A picture that the author chose, with the credit that its maker must get. Sizes in its natural pixels. It has no address: `type` and
 * `assetId` name the picture for good, and every reader resolves it by them.
 */
export const designImageSchema = z.strictObject({
  /** `UPLOAD`, the id of a stock source (`library`, `unsplash`, …), or `FILE`: a picture beside a design file. */
  type: identifier,
  /** The id within the type: of an upload its UUID, of a stock picture `source/id`, of a file its path as seen from the design file. */
  assetId: assetIdSchema,
  width: pixelCount,
  height: pixelCount,
  photographerName: z.string().max(300).nullable().default(null),
  /** The maker's own page: part of the credit, never fetched. */
  profileLink: z.string().max(4000).nullable().default(null),
  licence: z.string().max(300).nullable().default(null),
});

/** Type of a picture that lies beside a design file. */
export const FILE_PICTURE = 'FILE';

export type DesignImage = z.infer<typeof designImageSchema>;
