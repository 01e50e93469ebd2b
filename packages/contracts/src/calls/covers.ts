import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { MAX_TEXT_LENGTH } from '@coverwright/core/design/bounds.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema, itemSchema, savedItemSchema } from './item-schema.ts';

/** Ids are opaque to callers: an id that is not one of ours names a missing item, and is not a malformed request. */
const anyId = z.string().min(1).max(200);
const currentFormat = formatIdSchema.optional();
/** True if the answer is to leave out the designs: an editor has them, and a save of a few seconds' work would send all of them back. */
const isBrief = z.boolean().optional();

export const postDraft = defineCall({
  id: 'postDraft',
  method: 'POST',
  path: '/api/covers/draft',
  auth: 'owner',
  cost: 'write',
  summary: 'Saves a new draft. The answer becomes the item.',
  body: z.object({ designs: designsSchema, currentFormat }),
  answer: itemSchema,
  errors: ['badRequest', 'brokenDesign', 'bodyTooLarge', 'accountFull', 'anonymousQuota', 'tooManyRequests'],
});

export const putDraft = defineCall({
  id: 'putDraft',
  method: 'PUT',
  path: '/api/covers/draft',
  auth: 'owner',
  cost: 'write',
  summary:
    'Saves a draft again. Formats that are not sent stay as they are. With basedOn, the updatedAt of the item that the changes were made on, nothing is saved over a newer one. With isBrief, the answer has no designs.',
  body: z.object({ designs: designsSchema, _id: anyId, currentFormat, basedOn: z.iso.datetime().optional(), isBrief }),
  answer: savedItemSchema,
  errors: ['badRequest', 'brokenDesign', 'itemNotFound', 'notADraft', 'itemChanged', 'bodyTooLarge', 'tooManyRequests'],
});

export const putRevision = defineCall({
  id: 'putRevision',
  method: 'PUT',
  path: '/api/covers/revision',
  auth: 'owner',
  cost: 'write',
  summary: 'Saves a revision again, as PUT /api/covers/draft does a draft.',
  body: z.object({ designs: designsSchema, _id: anyId, currentFormat, basedOn: z.iso.datetime().optional(), isBrief }),
  answer: savedItemSchema,
  errors: ['badRequest', 'brokenDesign', 'itemNotFound', 'notARevision', 'itemChanged', 'bodyTooLarge', 'tooManyRequests'],
});

export const createRevisionDraft = defineCall({
  id: 'createRevisionDraft',
  method: 'POST',
  path: '/api/covers/create-revision-draft',
  auth: 'owner',
  cost: 'write',
  summary: 'Makes a revision of a completed cover, to be changed and completed in its turn.',
  body: z.object({ id: anyId }),
  answer: z.object({ id: z.uuid() }),
  errors: ['badRequest', 'itemNotFound', 'notCompleted', 'noRevisionsLeft', 'tooManyRequests'],
});

export const completeRevision = defineCall({
  id: 'completeRevision',
  method: 'POST',
  path: '/api/covers/complete-revision',
  auth: 'owner',
  cost: 'render',
  summary:
    'Saves a revision as completed: it takes one of the revisions that were bought, and its files can be downloaded. What was saved since basedOn, or while the printer’s checks ran, is never written over: then nothing is completed.',
  body: z.object({ _id: anyId, designs: designsSchema, currentFormat, basedOn: z.iso.datetime().optional() }),
  answer: itemSchema,
  errors: [
    'badRequest',
    'brokenDesign',
    'itemNotFound',
    'notARevision',
    'itemChanged',
    'noRevisionsLeft',
    'preflightFailed',
    'bodyTooLarge',
    'tooManyRequests',
  ],
});

export const getCover = defineCall({
  id: 'getCover',
  method: 'GET',
  path: '/api/covers/cover/{id}',
  auth: 'owner',
  cost: 'read',
  summary: 'What is polled after a share was asked for: the address of the shared draft, null until there is one.',
  params: z.object({ id: anyId }),
  answer: z.object({
    draftShareUrl: z.string().nullable(),
    /** True if the latest share could not be rendered, so that the page still shows the previous one. */
    isDraftShareOld: z.literal(true).optional(),
    /** The author's message to visitors of the page; absent without one. */
    draftShareMessage: z.string().optional(),
  }),
  errors: ['itemNotFound', 'tooManyRequests'],
});

/** The lists of an account. */
export const COVER_LISTS = ['drafts', 'completed-covers', 'revisions'] as const;
export type CoverList = (typeof COVER_LISTS)[number];

/** A cover's entry in a list. */
/** The time and the reason of an administrator's takedown of a cover. */
export const takedownSchema = z.object({ reason: z.string(), at: z.iso.datetime() }).meta({ id: 'Takedown' });

export type Takedown = z.infer<typeof takedownSchema>;

export const coverSummarySchema = z
  .object({
    _id: z.string(),
    /** The title of the work; if none was set, the words on the front. */
    title: z.string(),
    author: z.string(),
    currentFormat: formatIdSchema,
    /** Every format that has a design. */
    formats: z.array(formatIdSchema),
    /** Aspect ratio of the front. */
    frontAspect: z.number().positive(),
    revisionsRemaining: z.number().int().min(0),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** The takedown; absent unless the cover is taken down. */
    takedown: takedownSchema.optional(),
  })
  .meta({ id: 'CoverSummary' });

export type CoverSummary = z.infer<typeof coverSummarySchema>;

export const listCovers = defineCall({
  id: 'listCovers',
  method: 'GET',
  path: '/api/covers',
  auth: 'owner',
  cost: 'read',
  summary:
    'Drafts, completed covers or revisions, the last saved first, 24 at a time; with `q`, those whose title or author has all of its words.',
  query: z.object({
    show: z.enum(COVER_LISTS).default('drafts'),
    cursor: z.string().max(200).optional(),
    q: z.string().max(200).optional(),
  }),
  answer: z
    .object({
      items: z.array(coverSummarySchema),
      /** The cursor of the next 24; null at the end. */
      nextCursor: z.string().nullable(),
    })
    .meta({ id: 'Covers' }),
  errors: ['badRequest', 'tooManyRequests'],
});

const params = z.object({ id: anyId });

export const deleteCover = defineCall({
  id: 'deleteCover',
  method: 'DELETE',
  path: '/api/covers/cover/{id}',
  auth: 'owner',
  cost: 'write',
  summary: 'Takes a cover off every list. It can be brought back for 30 days.',
  params,
  answer: z.object({ id: z.string() }),
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const restoreCover = defineCall({
  id: 'restoreCover',
  method: 'POST',
  path: '/api/covers/cover/{id}/restore',
  auth: 'owner',
  cost: 'write',
  summary: 'Brings a deleted cover back.',
  params,
  answer: z.object({ id: z.string() }),
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const duplicateCover = defineCall({
  id: 'duplicateCover',
  method: 'POST',
  path: '/api/covers/cover/{id}/duplicate',
  auth: 'owner',
  cost: 'write',
  summary: 'Makes a new draft with the same designs.',
  params,
  answer: z.object({ id: z.string(), cover: coverSummarySchema }),
  errors: ['itemNotFound', 'accountFull', 'anonymousQuota', 'tooManyRequests'],
});

export const renameCover = defineCall({
  id: 'renameCover',
  method: 'PUT',
  path: '/api/covers/cover/{id}/title',
  auth: 'owner',
  cost: 'write',
  summary: 'Says what the work is called, in every format. What stands on the cover stays.',
  params,
  body: z.object({ title: z.string().trim().min(1).max(MAX_TEXT_LENGTH) }),
  answer: z.object({ cover: coverSummarySchema }),
  errors: ['badRequest', 'itemNotFound', 'itemChanged', 'tooManyRequests'],
});
