import { z } from 'zod';
import { identifier } from './bounds.ts';

const pixelCount = z.number().int().min(1).max(100_000);
const address = z.string().max(4000);

/** A picture that the author chose, with what is owed to its maker. Sizes in its natural pixels. */
export const designImageSchema = z.strictObject({
  /** `UPLOAD`, or the stock source's id (`library`, `unsplash`, …). */
  type: identifier,
  assetId: identifier,
  width: pixelCount,
  height: pixelCount,
  urls: z.strictObject({ full: address, regular: address.optional(), thumb: address.optional() }),
  photographerName: z.string().max(300).nullable().default(null),
  profileLink: address.nullable().default(null),
  licence: z.string().max(300).nullable().default(null),
});

export type DesignImage = z.infer<typeof designImageSchema>;
