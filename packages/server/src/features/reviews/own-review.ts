import type { Review, ReviewDays } from '@coverwright/contracts/calls/reviews.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { countAttempt } from '../../auth/count-attempt.ts';
import { createToken } from '../../auth/token.ts';
import type { Session } from '../../auth/session.ts';
import type { Visit } from '../../auth/visit.ts';
import { isUuid } from '../is-uuid.ts';
import { findItem, type ItemRow } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { shownDesign } from '../items/shown-design.ts';
import { isTakenDown } from '../takedowns/takedown-repository.ts';
import { titleOf } from '../sharing/read-share.ts';
import { describeReview } from './describe-review.ts';
import { reviewRequestMail } from './review-mails.ts';
import {
  findComment,
  findReviewOfItem,
  insertComment,
  insertReview,
  listComments,
  markResolved,
  type ReviewRow,
  updateReview,
} from './review-repository.ts';
import type { ReviewTools } from './review-tools.ts';
import { say } from '../../refusals/say.ts';

/** The owner of the cover, and the origin that links to the review begin with. */
export interface ReviewOwner {
  readonly ownerId: string | null;
  readonly visit: Pick<Visit, 'origin'>;
}

type ReviewAnswer = Promise<Result<{ readonly review: Review | null }, Refusal>>;

const MISSING = refuse({ code: 'itemNotFound' } as const);
const NO_COMMENT = refuse({ code: 'commentNotFound' } as const);
const DAY_MS = 86_400_000;
const MAILS = { most: 20, withinMs: DAY_MS };

/** Returns the review of the owner's cover; null without one. */
export async function readOwnReview(tools: ReviewTools, owner: ReviewOwner, id: string): ReviewAnswer {
  const item = await findOwn(tools, owner, id);
  return item ? answer(tools, owner, item) : MISSING;
}

/** Creates a link that works for a number of days. A working link is extended, and keeps its address. */
export async function openOwnReview(tools: ReviewTools, owner: ReviewOwner, id: string, days: ReviewDays): ReviewAnswer {
  const item = await findOwn(tools, owner, id);
  if (!item) return MISSING;
  if (await isTakenDown(tools.db, item.id)) return refuse({ code: 'takenDown' });
  const now = tools.clock.now();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const known = await findReviewOfItem(tools.db, item.id);
  if (!known) {
    const nothing = { verdict: null, verdictBy: null, verdictAt: null, verdictOn: null, pictures: {} };
    await insertReview(tools.db, {
      id: tools.makeId(),
      ownerId: item.ownerId,
      itemId: item.id,
      token: createToken(),
      expiresAt,
      createdAt: now,
      ...nothing,
    });
  } else {
    // An expired address is never used again.
    const token = known.token !== null && known.expiresAt > now ? known.token : createToken();
    await updateReview(tools.db, known.id, { token, expiresAt });
  }
  return answer(tools, owner, item);
}

/** Revokes the link. */
export async function closeOwnReview(tools: ReviewTools, owner: ReviewOwner, id: string): ReviewAnswer {
  const item = await findOwn(tools, owner, id);
  if (!item) return MISSING;
  const review = await findReviewOfItem(tools.db, item.id);
  if (review) await updateReview(tools.db, review.id, { token: null });
  return answer(tools, owner, item);
}

/** Stores the author's reply. */
export async function answerOwnComment(
  tools: ReviewTools,
  owner: ReviewOwner,
  id: string,
  { replyTo, text }: { readonly replyTo: string; readonly text: string },
): ReviewAnswer {
  const found = await findOwnComment(tools, owner, id, replyTo);
  if (!found.ok) return found;
  const { item, review, commentId } = found.value;
  await insertComment(tools.db, {
    id: tools.makeId(),
    reviewId: review.id,
    replyTo: commentId,
    place: null,
    reviewer: null,
    text,
    createdAt: tools.clock.now(),
    resolvedAt: null,
  });
  return answer(tools, owner, item);
}

export async function resolveOwnComment(
  tools: ReviewTools,
  owner: ReviewOwner,
  id: string,
  commentId: string,
  isResolved: boolean,
): ReviewAnswer {
  const found = await findOwnComment(tools, owner, id, commentId);
  if (!found.ok) return found;
  await markResolved(tools.db, found.value.commentId, isResolved ? tools.clock.now() : null);
  return answer(tools, owner, found.value.item);
}

/** Sends the link by mail. Only known people may have the server send mails to others. */
export async function mailOwnReview(
  tools: ReviewTools,
  { session, visit }: { readonly session: Session; readonly visit: Pick<Visit, 'origin'> },
  id: string,
  { to, message }: { readonly to: string; readonly message: string },
): Promise<Result<{ readonly sent: true }, Refusal>> {
  const item = await findOwn(tools, { ownerId: session.userId }, id);
  if (!item) return MISSING;
  const review = await findReviewOfItem(tools.db, item.id);
  if (!review || review.token === null || review.expiresAt <= tools.clock.now()) {
    return refuse({ code: 'reviewNotFound', detail: say('noReviewLink') });
  }
  if (!(await countAttempt(tools, `review-mail:${session.userId}`, MAILS))) return refuse({ code: 'tooManyRequests' });
  const { token, expiresAt } = review;
  const { designs, currentFormat } = itemOfRow(item);
  const words = titleOf(shownDesign(designs, currentFormat));
  tools.mailSender.post(async () =>
    reviewRequestMail({ to, from: session.email, message, url: `${visit.origin}/review/${token}`, expiresAt, ...words }),
  );
  return succeed({ sent: true });
}

async function answer({ db, clock }: ReviewTools, { visit }: ReviewOwner, item: ItemRow): ReviewAnswer {
  const review = await findReviewOfItem(db, item.id);
  if (!review) return succeed({ review: null });
  const comments = await listComments(db, review.id);
  return succeed({ review: describeReview(review, comments, { savedAt: item.updatedAt, now: clock.now(), origin: visit.origin }) });
}

async function findOwn({ db }: ReviewTools, { ownerId }: Pick<ReviewOwner, 'ownerId'>, id: string): Promise<ItemRow | null> {
  return findItem(db, ownerId, id);
}

/** Finds the first comment of a comment's thread, which is the one that replies refer to and that is resolved. */
async function findOwnComment(
  tools: ReviewTools,
  owner: ReviewOwner,
  id: string,
  commentId: string,
): Promise<Result<{ readonly item: ItemRow; readonly review: ReviewRow; readonly commentId: string }, Refusal>> {
  const item = await findOwn(tools, owner, id);
  if (!item) return MISSING;
  const review = await findReviewOfItem(tools.db, item.id);
  const comment = review && isUuid(commentId) ? await findComment(tools.db, review.id, commentId) : null;
  return review && comment ? succeed({ item, review, commentId: comment.replyTo ?? comment.id }) : NO_COMMENT;
}
