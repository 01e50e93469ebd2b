import { userFontSchema } from '@coverwright/core/design/user-font.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** An uploaded font, as designs store it. Its file is served to its owner at `/api/fonts/{assetId}`. */
const ownFontSchema = userFontSchema.meta({ id: 'UserFont' });

export const FONT_EXTENSIONS = ['ttf', 'otf'] as const;

export const saveFont = defineCall({
  id: 'saveFont',
  method: 'POST',
  path: '/api/asset/save-font',
  auth: 'owner',
  cost: 'upload',
  summary: 'Takes a font file that was put: checks that it is one and may be embedded, and keeps it with the note of its license.',
  body: z.object({
    params: z.object({ location: z.string().max(500), licenceNote: userFontSchema.shape.licenceNote }),
  }),
  answer: ownFontSchema,
  errors: ['badRequest', 'assetNotFound', 'brokenFont', 'fontTooLarge', 'fontNotEmbeddable', 'uploadsBusy', 'tooManyRequests'],
});

export const listFonts = defineCall({
  id: 'listFonts',
  method: 'GET',
  path: '/api/asset/fonts',
  auth: 'owner',
  cost: 'read',
  summary: 'Every font that the user brought, by family.',
  answer: z.object({ fonts: z.array(ownFontSchema) }).meta({ id: 'UserFonts' }),
  errors: ['tooManyRequests'],
});
