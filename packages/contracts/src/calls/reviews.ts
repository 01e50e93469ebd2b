import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { MAX_TEXT_LENGTH } from '@coverwright/core/design/bounds.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** The place of a comment's pin: a panel of a format, and shares of the panel's width and height. */
export const commentPlaceSchema = z
  .object({
    format: formatIdSchema,
    panel: z.enum(['front', 'spine', 'back']),
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
  })
  .meta({ id: 'CommentPlace' });

export type CommentPlace = z.infer<typeof commentPlaceSchema>;

export const reviewCommentSchema = z
  .object({
    id: z.string(),
    /** The comment that a reply answers; null for a comment that begins a thread. */
    replyTo: z.string().nullable(),
    place: commentPlaceSchema.nullable(),
    /** The reviewer's name; null for the author of the cover. */
    reviewer: z.string().nullable(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    resolved: z.boolean(),
  })
  .meta({ id: 'ReviewComment' });

export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const VERDICTS = ['approved', 'changes'] as const;
const verdictSchema = z
  .object({
    verdict: z.enum(VERDICTS),
    by: z.string(),
    at: z.iso.datetime(),
    /** True if the cover was saved again since the verdict. */
    isOutdated: z.boolean(),
  })
  .meta({ id: 'ReviewVerdict' });

export type ReviewVerdict = z.infer<typeof verdictSchema>;

/** The possible lifetimes of a review link, in days. */
export const REVIEW_DAYS = [7, 14, 30] as const;
export type ReviewDays = (typeof REVIEW_DAYS)[number];
export const DEFAULT_REVIEW_DAYS: ReviewDays = 14;

const reviewSchema = z
  .object({
    /** The address of the link; null once it was revoked or has expired. */
    url: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    verdict: verdictSchema.nullable(),
    comments: z.array(reviewCommentSchema),
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof reviewSchema>;

/** Ids are opaque to callers: an id that is not one of ours names a missing item, and is not a malformed request. */
const anyId = z.string().min(1).max(200);
const params = z.object({ id: anyId });
const reviewAnswer = z.object({ review: reviewSchema.nullable() });

const textSchema = z
  .string()
  .trim()
  .min(1, 'Write what you want to say.')
  .max(MAX_TEXT_LENGTH, `A comment has at most ${MAX_TEXT_LENGTH} characters: say the rest in a second one.`);
/** The name of a reviewer. */
const nameSchema = z
  .string()
  .trim()
  .min(1, 'Write your name, so that the author knows whose comment it is.')
  .max(80, 'A name has at most 80 characters.');

export const getReview = defineCall({
  id: 'getReview',
  method: 'GET',
  path: '/api/covers/cover/{id}/review',
  auth: 'owner',
  cost: 'read',
  summary: 'The review of a cover, for its author; null while nobody was asked for one.',
  params,
  answer: reviewAnswer,
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const openReview = defineCall({
  id: 'openReview',
  method: 'POST',
  path: '/api/covers/cover/{id}/review',
  auth: 'owner',
  cost: 'write',
  summary: 'Creates a review link that works for the given number of days. A link that works keeps its address, and comments stay.',
  params,
  body: z.object({ days: z.union(REVIEW_DAYS.map((days) => z.literal(days))).default(DEFAULT_REVIEW_DAYS) }),
  answer: reviewAnswer,
  errors: ['badRequest', 'itemNotFound', 'takenDown', 'tooManyRequests'],
});

export const closeReview = defineCall({
  id: 'closeReview',
  method: 'DELETE',
  path: '/api/covers/cover/{id}/review',
  auth: 'owner',
  cost: 'write',
  summary: 'Revokes the review link: it stops working for everybody. Comments stay with the author.',
  params,
  answer: reviewAnswer,
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const mailReview = defineCall({
  id: 'mailReview',
  method: 'POST',
  path: '/api/covers/cover/{id}/review/mail',
  auth: 'account',
  cost: 'write',
  summary: 'Sends the review link by mail. For people with an account, twenty times a day.',
  params,
  body: z.object({
    to: z.email('Write a whole e-mail address, like name@example.org.').max(200),
    message: z.string().trim().max(MAX_TEXT_LENGTH).default(''),
  }),
  answer: z.object({ sent: z.literal(true) }),
  errors: ['badRequest', 'signInRequired', 'itemNotFound', 'reviewNotFound', 'tooManyRequests'],
});

export const answerComment = defineCall({
  id: 'answerComment',
  method: 'POST',
  path: '/api/covers/cover/{id}/review/comments',
  auth: 'owner',
  cost: 'write',
  summary: 'The author’s reply to a comment.',
  params,
  body: z.object({ replyTo: anyId, text: textSchema }),
  answer: reviewAnswer,
  errors: ['badRequest', 'itemNotFound', 'commentNotFound', 'tooManyRequests'],
});

export const resolveComment = defineCall({
  id: 'resolveComment',
  method: 'PUT',
  path: '/api/covers/cover/{id}/review/comments/{commentId}',
  auth: 'owner',
  cost: 'write',
  summary: 'Marks a comment as seen to, or as open again.',
  params: z.object({ id: anyId, commentId: anyId }),
  body: z.object({ resolved: z.boolean() }),
  answer: reviewAnswer,
  errors: ['badRequest', 'itemNotFound', 'commentNotFound', 'tooManyRequests'],
});

/** The token of a review's address. Everybody who has it may read and comment. */
const byToken = z.object({ token: z.string().min(1).max(200) });
const conversation = z.object({ comments: z.array(reviewCommentSchema), verdict: verdictSchema.nullable() });

export const readReview = defineCall({
  id: 'readReview',
  method: 'GET',
  path: '/api/reviews/{token}',
  auth: 'public',
  cost: 'read',
  summary: 'The comments and the verdict so far, for everybody who has the link.',
  params: byToken,
  answer: conversation,
  errors: ['reviewNotFound', 'takenDown', 'tooManyRequests'],
});

export const postComment = defineCall({
  id: 'postComment',
  method: 'POST',
  path: '/api/reviews/{token}/comments',
  auth: 'public',
  cost: 'write',
  summary: 'A reviewer’s comment, pinned on the cover, or a reply to one.',
  params: byToken,
  body: z.object({
    reviewer: nameSchema,
    text: textSchema,
    place: commentPlaceSchema.optional(),
    replyTo: anyId.optional(),
  }),
  answer: conversation,
  errors: ['badRequest', 'reviewNotFound', 'takenDown', 'commentNotFound', 'reviewFull', 'tooManyRequests'],
});

export const giveVerdict = defineCall({
  id: 'giveVerdict',
  method: 'POST',
  path: '/api/reviews/{token}/verdict',
  auth: 'public',
  cost: 'write',
  summary: 'A reviewer approves the cover as they see it, or asks for changes.',
  params: byToken,
  body: z.object({
    reviewer: nameSchema,
    verdict: z.enum(VERDICTS),
    /** The save that the reviewer sees. Absent: the last one. */
    savedAt: z.iso.datetime().optional(),
  }),
  answer: conversation,
  errors: ['badRequest', 'reviewNotFound', 'takenDown', 'tooManyRequests'],
});
