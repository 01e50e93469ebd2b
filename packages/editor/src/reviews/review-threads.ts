import type { CommentPlace, ReviewComment } from '@coverwright/contracts/calls/reviews.ts';

/** A pinned comment with what was answered. */
export interface ReviewThread {
  readonly id: string;
  /** What stands on its pin. */
  readonly number: number;
  readonly place: CommentPlace;
  readonly resolved: boolean;
  /** The comment first. */
  readonly said: readonly ReviewComment[];
}

/** The threads of a conversation, numbered in the order of their beginning. */
export function reviewThreads(comments: readonly ReviewComment[]): readonly ReviewThread[] {
  let number = 0;
  return comments.flatMap((comment) => {
    const { id, place, resolved } = comment;
    if (place === null) return [];
    number += 1;
    return [{ id, number, place, resolved, said: [comment, ...comments.filter(({ replyTo }) => replyTo === id)] }];
  });
}
