import { z } from 'zod';
import { MAX_TEXT_LENGTH } from './bounds.ts';
import { wordsTooLong } from './say.ts';

/** The settings that a genre brings to a new design. */
export const genreSchema = z.strictObject({
  id: z.string().max(60),
  name: z.string().max(100),
  recommendedFonts: z.array(z.string().max(100)).max(60).default([]),
  imageCollection: z.string().max(200).nullable().default(null),
});

export const metadataSchema = z.strictObject({
  /** True until the design is first saved. */
  newDesign: z.boolean().default(true),
  title: z.string().max(MAX_TEXT_LENGTH, wordsTooLong(MAX_TEXT_LENGTH)).default(''),
  author: z.string().max(MAX_TEXT_LENGTH, wordsTooLong(MAX_TEXT_LENGTH)).default(''),
  genre: genreSchema.nullable().default(null),
});

export type Metadata = z.infer<typeof metadataSchema>;
export type GenreOfDesign = z.infer<typeof genreSchema>;
