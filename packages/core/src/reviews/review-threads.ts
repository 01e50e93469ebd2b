/** The input for threads: a pinned comment, or a reply, which has no place. */
interface Said<Place> {
  readonly id: string;
  /** The comment that a reply answers; null for a comment that begins a thread. */
  readonly replyTo: string | null;
  readonly place: Place | null;
  readonly resolved: boolean;
}

/** A pinned comment with its replies. */
export interface ReviewThread<Comment extends Said<unknown>> {
  readonly id: string;
  /** The number on its pin. */
  readonly number: number;
  readonly place: NonNullable<Comment['place']>;
  readonly resolved: boolean;
  /** The comments, beginning with the pinned one. */
  readonly said: readonly Comment[];
}

/** Returns the threads of a conversation, numbered in the order in which they began. */
export function reviewThreads<Comment extends Said<unknown>>(comments: readonly Comment[]): readonly ReviewThread<Comment>[] {
  let number = 0;
  return comments.flatMap((comment) => {
    const { id, resolved } = comment;
    const place: Comment['place'] = comment.place;
    if (place === null || place === undefined) return [];
    number += 1;
    return [{ id, number, place, resolved, said: [comment, ...comments.filter(({ replyTo }) => replyTo === id)] }];
  });
}
