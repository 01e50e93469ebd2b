import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema, itemSchema } from './item-schema.ts';

/** Ids are opaque to callers: whatever is not one of ours is a missing item, not a malformed request. */
const anyId = z.string().min(1).max(200);
const currentFormat = formatIdSchema.optional();

export const postDraft = defineCall({
  id: 'postDraft',
  method: 'POST',
  path: '/api/covers/draft',
  summary: 'Saves a new draft. The answer becomes the item.',
  body: z.object({ designs: designsSchema, currentFormat }),
  answer: itemSchema,
  errors: ['badRequest', 'brokenDesign', 'bodyTooLarge', 'tooManyRequests'],
});

export const putDraft = defineCall({
  id: 'putDraft',
  method: 'PUT',
  path: '/api/covers/draft',
  summary:
    'Saves a draft again. Formats that are not sent stay as they are. With basedOn, the updatedAt of the item that the changes were made on, nothing is saved over a newer one.',
  body: z.object({ designs: designsSchema, _id: anyId, currentFormat, basedOn: z.iso.datetime().optional() }),
  answer: itemSchema,
  errors: ['badRequest', 'brokenDesign', 'itemNotFound', 'itemChanged', 'bodyTooLarge', 'tooManyRequests'],
});

export const getCover = defineCall({
  id: 'getCover',
  method: 'GET',
  path: '/api/covers/cover/{id}',
  summary: 'What is polled after a share was asked for: the address of the shared draft, null until there is one.',
  params: z.object({ id: anyId }),
  answer: z.object({ draftShareUrl: z.string().nullable() }),
  errors: ['itemNotFound', 'tooManyRequests'],
});
