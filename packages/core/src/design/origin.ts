import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';
import { PAPER_IDS, PLATFORM_IDS } from '../platforms/platform.ts';

const numbers = z.array(z.number().min(-100_000).max(100_000)).max(24);

/**
 * The places of the elements on the book that they were placed for. Adapting a cover again starts from these, so that changing a size and
 * changing it back loses nothing. An element that the author has moved since starts from its present place.
 */
export const originSchema = z.strictObject({
  book: z.strictObject({
    platform: z.enum(PLATFORM_IDS),
    format: z.enum(FORMAT_IDS),
    trim: z.strictObject({ width: z.number().min(1).max(20), height: z.number().min(1).max(20) }),
    paper: z.enum(PAPER_IDS),
    extent: z.number().int().min(1).max(5000),
    readingDirection: z.enum(['ltr', 'rtl']),
    typedSpine: z.number().min(0).max(4).nullable(),
  }),
  /** The numbers that adapting changes, by element, in the order of `adapting/places.ts`. */
  places: z.record(z.string().max(220), numbers),
});

export type Origin = z.infer<typeof originSchema>;
