import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';

/**
 * Says which format this one is made out of, and what each of its parts was when it was last taken over from there. A part that is
 * another one today was changed by hand, and follows no more.
 */
export const followsSchema = z.strictObject({
  format: z.enum(FORMAT_IDS),
  /** Part, or property group of a part → fingerprint. */
  parts: z.record(z.string().max(220), z.string().max(20)),
});

export type Follows = z.infer<typeof followsSchema>;
