export { catchFocus } from '@coverwright/editor/chrome/catch-focus.ts';
export { pollWhileVisible } from '@coverwright/editor/reviews/poll-while-visible.ts';

/** Loads the calls of a review on first use, so that opening the page does not. */
export async function openReviewApi() {
  const [{ callApi, callApiQuietly }, calls] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/reviews.ts'),
  ]);
  return { callApi, callApiQuietly, ...calls };
}
