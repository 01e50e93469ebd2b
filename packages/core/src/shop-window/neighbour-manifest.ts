import { z } from 'zod';

/** A cover beside the author's own in the thumbnail comparison. It was composed and painted by this product for an invented book. */
const neighbourSchema = z.strictObject({
  genre: z.string().regex(/^[a-z-]+$/),
  /** The path of the file relative to the manifest. */
  file: z.string().regex(/^[a-z-]+\/\d+\.jpg$/),
  title: z.string().min(1),
  author: z.string().min(1),
  /** The width in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The origin of the cover: the idea's id, and the library's picture. */
  idea: z.string().min(1),
  picture: z.string().nullable(),
});

export const neighbourManifestSchema = z.strictObject({ version: z.literal(1), covers: z.array(neighbourSchema) });

export type Neighbour = z.infer<typeof neighbourSchema>;
