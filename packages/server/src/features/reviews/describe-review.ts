import type { Review, ReviewComment, ReviewVerdict } from '@coverwright/contracts/calls/reviews.ts';
import type { CommentRow, ReviewRow } from './review-repository.ts';

/** The comments and the verdict, as everybody with the link sees them. */
export interface Conversation {
  readonly comments: ReviewComment[];
  readonly verdict: ReviewVerdict | null;
}

/** @param savedAt the last save of the cover: a verdict on an earlier one is outdated */
export function describeConversation(review: ReviewRow, comments: readonly CommentRow[], savedAt: Date): Conversation {
  return {
    comments: comments.map(({ id, replyTo, place, reviewer, text, createdAt, resolvedAt }) => ({
      id,
      replyTo,
      place,
      reviewer,
      text,
      createdAt: createdAt.toISOString(),
      resolved: resolvedAt !== null,
    })),
    verdict: describeVerdict(review, savedAt),
  };
}

/** Returns the same for the author, with the link while it works. */
export function describeReview(
  review: ReviewRow,
  comments: readonly CommentRow[],
  { savedAt, now, origin }: { readonly savedAt: Date; readonly now: Date; readonly origin: string },
): Review {
  const works = review.token !== null && review.expiresAt > now;
  return {
    url: works ? `${origin}/review/${review.token}` : null,
    expiresAt: review.expiresAt.toISOString(),
    ...describeConversation(review, comments, savedAt),
  };
}

function describeVerdict({ verdict, verdictBy, verdictAt, verdictOn }: ReviewRow, savedAt: Date): ReviewVerdict | null {
  if (!verdict || verdictBy === null || !verdictAt) return null;
  return { verdict, by: verdictBy, at: verdictAt.toISOString(), isOutdated: verdictOn === null || verdictOn < savedAt };
}
