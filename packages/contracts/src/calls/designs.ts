import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema, itemSchema } from './item-schema.ts';

const anyId = z.string().min(1).max(200);
const currentFormat = formatIdSchema.optional();
const answer = z.object({ item: itemSchema });

export const getUserDesign = defineCall({
  id: 'getUserDesign',
  method: 'GET',
  path: '/api/design/user',
  auth: 'owner',
  cost: 'read',
  summary: 'Loads a cover.',
  query: z.object({ coverId: anyId }),
  answer,
  errors: ['badRequest', 'itemNotFound', 'tooManyRequests'],
});

export const postUserDesign = defineCall({
  id: 'postUserDesign',
  method: 'POST',
  path: '/api/design/user',
  auth: 'owner',
  cost: 'write',
  summary: 'Makes a cover from the designs of a session.',
  body: z.object({ designs: designsSchema, currentFormat }),
  answer,
  errors: ['badRequest', 'brokenDesign', 'bodyTooLarge', 'accountFull', 'anonymousQuota', 'tooManyRequests'],
});

export const putUserDesign = defineCall({
  id: 'putUserDesign',
  method: 'PUT',
  path: '/api/design/user',
  auth: 'owner',
  cost: 'write',
  summary: 'Saves a cover, or its revision. Formats that are not sent stay as they are.',
  body: z.object({ designs: designsSchema, _id: anyId, isRevision: z.boolean().default(false), currentFormat }),
  answer,
  errors: ['badRequest', 'brokenDesign', 'itemNotFound', 'notADraft', 'notARevision', 'bodyTooLarge', 'tooManyRequests'],
});
