import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema } from './item-schema.ts';

/** Ids are opaque to callers: an id that is not one of ours names a missing item, and is not a malformed request. */
const anyId = z.string().min(1).max(200);

export const createDraftShare = defineCall({
  id: 'createDraftShare',
  method: 'POST',
  path: '/api/covers/create-draft-share',
  auth: 'owner',
  cost: 'render',
  summary:
    'Creates a page that shows the draft, with a watermark, to everybody who has its address. With hasGenerated the pictures are being painted: GET /api/covers/cover/{id} is polled until it has a draftShareUrl. Without, the share that exists is unchanged and stands.',
  body: z.object({
    designs: designsSchema,
    /** Id of the cover; absent for one that was never saved: it is saved as a draft. */
    id: anyId.nullish(),
    /** True saves the designs over the item as well; false only shows them. */
    saveAsDraft: z.boolean().default(false),
    /** The format that is shown. */
    currentFormat: formatIdSchema.optional(),
  }),
  answer: z.object({ hasGenerated: z.boolean(), _id: z.uuid() }),
  errors: ['badRequest', 'brokenDesign', 'itemNotFound', 'notADraft', 'bodyTooLarge', 'tooManyRequests', 'takenDown'],
});

/** Maximum length of a message in characters, as for a text of the cover. */
export const MAX_SHARE_MESSAGE = 1000;

export const putShareMessage = defineCall({
  id: 'putShareMessage',
  method: 'PUT',
  path: '/api/covers/cover/{id}/share',
  auth: 'owner',
  cost: 'write',
  summary: 'Sets the message that the page of a shared draft shows above the cover. An empty message removes it.',
  params: z.object({ id: anyId }),
  body: z.object({ message: z.string().trim().max(MAX_SHARE_MESSAGE) }),
  answer: z.object({ message: z.string() }),
  errors: ['badRequest', 'itemNotFound', 'tooManyRequests'],
});

export const deleteDraftShare = defineCall({
  id: 'deleteDraftShare',
  method: 'DELETE',
  path: '/api/covers/cover/{id}/share',
  auth: 'owner',
  cost: 'write',
  summary: 'Takes a shared draft back: its page and its pictures are gone, and a later share has another address.',
  params: z.object({ id: anyId }),
  answer: z.object({ draftShareUrl: z.null() }),
  errors: ['itemNotFound', 'tooManyRequests'],
});
