import { z } from 'zod';
import { assetSchema, PICTURE_ERRORS } from './assets.ts';
import { defineCall } from './define-call.ts';

/** A picture as designs refer to it: an upload, or a picture of a stock source such as `library/moon-full` of `library`. */
const pictureSchema = z.object({ assetId: z.string().max(200), type: z.string().max(60).default('UPLOAD') });

const creditsRemaining = z.number().int().min(0);
const pictureErrors = ['badRequest', ...PICTURE_ERRORS, 'cutoutFailed', 'cutoutBusy', 'tooManyRequests'] as const;

export const removeImageBackground = defineCall({
  id: 'removeImageBackground',
  method: 'POST',
  path: '/api/asset/remove-image-background',
  auth: 'owner',
  cost: 'upload',
  summary:
    'Cuts the subject out of a picture. The original is kept; a picture that was cut out before is given again and not counted. A picture without a clear subject is refused and not counted.',
  body: pictureSchema,
  answer: z.object({ asset: assetSchema, creditsRemaining }).meta({ id: 'CutoutAnswer' }),
  errors: [...pictureErrors, 'noCutoutCredits', 'subjectUnclear'],
});

export const getCutoutCredits = defineCall({
  id: 'getCutoutCredits',
  method: 'GET',
  path: '/api/asset/cutout-credits',
  auth: 'owner',
  cost: 'read',
  summary: 'How many backgrounds may still be removed.',
  answer: z.object({ creditsRemaining }).meta({ id: 'CutoutCredits' }),
  errors: ['tooManyRequests'],
});

export const saveCutout = defineCall({
  id: 'saveCutout',
  method: 'POST',
  path: '/api/asset/save-cutout',
  auth: 'owner',
  cost: 'upload',
  summary:
    'Cuts a picture along a painted mask: a PNG of its proportions at a location of get-upload-url, white where the picture stays. Free.',
  body: z.object({ params: z.object({ original: pictureSchema, location: z.string().max(500) }) }),
  answer: assetSchema,
  errors: pictureErrors,
});
