import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';

/**
 * The format that this one is derived from, and the fingerprint of each part when it was last copied. A part with another fingerprint now
 * was changed by hand and no longer follows.
 */
export const followsSchema = z.strictObject({
  format: z.enum(FORMAT_IDS),
  /** The fingerprints by part, or by property group of a part. */
  parts: z.record(z.string().max(220), z.string().max(20)),
});

export type Follows = z.infer<typeof followsSchema>;
