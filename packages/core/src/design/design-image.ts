import { z } from 'zod';
import { assetIdSchema, identifier } from './bounds.ts';

const pixelCount = z.number().int().min(1).max(100_000);
/**
 * A picture that the author chose, with its size in natural pixels and the required credit. It stores no address: `type` and `assetId`
 * identify the picture permanently, and every reader resolves it by them.
 */
export const designImageSchema = z.strictObject({
  /**
   * The source of the picture: `UPLOAD`, the id of a stock source (`library`, `unsplash`, …), or `FILE` for a picture beside a design file.
   */
  type: identifier,
  /** The id within the source: a UUID for an upload, `source/id` for a stock picture, a path relative to the design file for a file. */
  assetId: assetIdSchema,
  width: pixelCount,
  height: pixelCount,
  photographerName: z.string().max(300).nullable().default(null),
  /** The address of the maker's own page. It is part of the credit and never fetched. */
  profileLink: z.string().max(4000).nullable().default(null),
  licence: z.string().max(300).nullable().default(null),
});

/** The source of a picture that lies beside a design file. */
export const FILE_PICTURE = 'FILE';

/** Reports whether a picture is the author's own file, and from no collection. */
export function isAuthorsOwn({ type }: Pick<DesignImage, 'type'>): boolean {
  return type === 'UPLOAD' || type === FILE_PICTURE;
}

export type DesignImage = z.infer<typeof designImageSchema>;
