import { z } from 'zod';

const copySchema = z.strictObject({
  /** The file beside the index. Its name carries a hash of the content, so it may be cached forever. */
  file: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});

/** The build's output for the picture library (`build/pictures/index.json`): small copies, and a placeholder color for each picture. */
export const derivedPicturesSchema = z.strictObject({
  version: z.literal(1),
  pictures: z.array(
    z.strictObject({
      id: z.string(),
      /** The hash of source and recipe. If it changes, the copies have to be created again. */
      key: z.string(),
      dominant: z.string(),
      /** A copy with 400 px on the long side. */
      thumb: copySchema,
      /** A copy with 1200 px on the long side. */
      regular: copySchema,
    }),
  ),
});

export type DerivedPicture = z.infer<typeof derivedPicturesSchema>['pictures'][number];
export type PictureCopy = z.infer<typeof copySchema>;
