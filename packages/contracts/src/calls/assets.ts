import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { FONT_EXTENSIONS } from './fonts.ts';

/**
 * An uploaded picture. Sizes in pixels. Its signed addresses expire and are not part of designs; its owner can also load it at
 * `/api/pictures/UPLOAD/{assetId}/{full|regular|thumb}`, which never expires.
 */
export const assetSchema = z
  .object({
    _id: z.string(),
    assetId: z.string(),
    type: z.literal('UPLOAD'),
    urls: z.object({ full: z.string(), regular: z.string(), thumb: z.string() }),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** The name that its owner gave it; empty without one. */
    name: z.string(),
    /** The picture that a cut-out was cut out of; null for any other picture. */
    originalId: z.string().nullable(),
  })
  .meta({ id: 'Asset' });

export type Asset = z.infer<typeof assetSchema>;

/** The file extensions that uploads may have. The content decides what a file is. */
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif', 'tif', 'tiff', 'gif', 'svg'] as const;

export const getUploadUrl = defineCall({
  id: 'getUploadUrl',
  method: 'GET',
  path: '/api/asset/get-upload-url',
  auth: 'owner',
  cost: 'read',
  summary: 'A signed address to PUT a picture or a font to, and the location to name in save-asset or save-font.',
  query: z.object({
    extension: z
      .string()
      .toLowerCase()
      .pipe(z.enum([...UPLOAD_EXTENSIONS, ...FONT_EXTENSIONS])),
  }),
  answer: z.object({ uploadUrl: z.string(), location: z.string(), maxBytes: z.number().int() }),
  errors: ['badRequest', 'tooManyRequests'],
});

/** The errors of an uploaded picture. */
export const PICTURE_ERRORS = [
  'assetNotFound',
  'brokenPicture',
  'notAPicture',
  'heicPicture',
  'brokenDrawing',
  'drawingTooComplex',
  'pictureTooDemanding',
  'pictureTooLarge',
  'uploadsBusy',
] as const;

export const saveAsset = defineCall({
  id: 'saveAsset',
  method: 'POST',
  path: '/api/asset/save-asset',
  auth: 'owner',
  cost: 'upload',
  summary: 'Takes what was put: checks it, turns it upright, brings it to sRGB and keeps it. `dimensions` is a hint and is not trusted.',
  body: z.object({
    params: z.object({
      location: z.string().max(500),
      dimensions: z.object({ width: z.number(), height: z.number() }).optional(),
      /** The file's name, or what the user calls the picture. */
      name: z.string().max(200).optional(),
    }),
  }),
  answer: assetSchema,
  errors: ['badRequest', ...PICTURE_ERRORS, 'tooManyRequests'],
});

export const getSignedAssetUrls = defineCall({
  id: 'getSignedAssetUrls',
  method: 'GET',
  path: '/api/asset/get-signed-asset-urls',
  auth: 'owner',
  cost: 'read',
  summary: 'Fresh addresses of one asset.',
  query: z.object({ assetId: z.string().max(200) }),
  answer: assetSchema,
  errors: ['badRequest', 'assetNotFound', 'tooManyRequests'],
});

export const refreshSignedAssets = defineCall({
  id: 'refreshSignedAssets',
  method: 'POST',
  path: '/api/asset/refresh-signed-assets',
  auth: 'owner',
  cost: 'upload',
  summary: 'Fresh addresses for every list of a design: list name → asset ids in, list name → assets out. Missing ones are left out.',
  body: z.record(z.string().max(200), z.array(z.string().max(200)).max(500)),
  answer: z.record(z.string(), z.array(assetSchema)),
  errors: ['badRequest', 'tooManyRequests'],
});

export const listUploads = defineCall({
  id: 'listUploads',
  method: 'GET',
  path: '/api/asset/uploads',
  auth: 'owner',
  cost: 'read',
  summary: 'The pictures that the user brought and cut out, newest first, 24 at a time.',
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z
    .object({
      assets: z.array(assetSchema),
      /** The cursor of the next 24; null at the end. */
      nextCursor: z.string().nullable(),
    })
    .meta({ id: 'Uploads' }),
  errors: ['badRequest', 'tooManyRequests'],
});

const params = z.object({ id: z.string().max(200) });

export const removeUpload = defineCall({
  id: 'removeUpload',
  method: 'DELETE',
  path: '/api/asset/uploads/{id}',
  auth: 'owner',
  cost: 'upload',
  summary: 'Takes a picture off the list. Covers that show it go on showing it, and it can be brought back for 30 days.',
  params,
  answer: assetSchema,
  errors: ['assetNotFound', 'tooManyRequests'],
});

export const restoreUpload = defineCall({
  id: 'restoreUpload',
  method: 'POST',
  path: '/api/asset/uploads/{id}/restore',
  auth: 'owner',
  cost: 'upload',
  summary: 'Brings a removed picture back to the list.',
  params,
  answer: assetSchema,
  errors: ['assetNotFound', 'tooManyRequests'],
});
