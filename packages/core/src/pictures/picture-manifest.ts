import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/**
 * A picture of the embedded library: its subject, its source and its license. The list of these is the license ledger of every download.
 */
export const libraryPictureSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The path of the file relative to the manifest. */
  file: z.string().regex(/^(photos|objects|generated)\/[a-z0-9-]+\.(jpg|png)$/),
  title: z.string().min(1),
  author: z.string().min(1),
  licence: z.enum(['CC0-1.0', 'Public Domain (US Government work)']),
  licenceUrl: z.url(),
  /** The source of the license: a stanza for the file, one for the whole package, or the project's own work. */
  licenceBasis: z.enum(['per-file', 'package', 'own-work']),
  attributionRequired: z.boolean(),
  attribution: z.string().nullable(),
  rightsNote: z.string().nullable(),
  sourcePage: z.url().nullable(),
  sourcePackage: z.string().nullable(),
  sourcePackageVersion: z.string().nullable(),
  originalFile: z.string().nullable(),
  kind: z.enum(['photo', 'illustration', 'abstract', 'object', 'generated']),
  /** True for a cut-out with a transparent background. */
  transparent: z.boolean(),
  tags: z.array(z.string()).min(1),
  genres: z.array(z.string()).min(1),
  /** The suitability as a background for a title, 1 to 5. */
  coverSuitability: z.number().int().min(1).max(5),
  /** The width in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  orientation: z.enum(['portrait', 'landscape', 'square']),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The point that a crop should keep in its middle, as fractions of width and height. */
  focus: z.strictObject({ x: fraction, y: fraction }),
  /** The largest print at 300 dpi, width and height in inches. */
  maxPrintInches300dpi: z.tuple([z.number().positive(), z.number().positive()]),
});

export const pictureManifestSchema = z.strictObject({
  version: z.literal(1),
  note: z.string(),
  images: z.array(libraryPictureSchema).min(1),
});

export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
export type PictureManifest = z.infer<typeof pictureManifestSchema>;
