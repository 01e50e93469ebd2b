import { readReviewedCover } from '@coverwright/server/features/reviews/guest-review.ts';
import { isLinkTakenDown } from '@coverwright/server/features/takedowns/takedown-repository.ts';
import { data, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

export type { ReviewedCover } from '@coverwright/server/features/reviews/guest-review.ts';

/** Loads the review of a link. `cover` is null if the link does not work; the status is then 404, or 410 after a takedown. */
export async function loadReview(token: string, context: Readonly<RouterContextProvider>) {
  const { services } = context.get(factsContext);
  const cover = await readReviewedCover(services, token);
  const isTakenDown = !cover && (await isLinkTakenDown(services.db, token));
  return data({ cover, token, isTakenDown }, cover ? 200 : isTakenDown ? 410 : 404);
}
