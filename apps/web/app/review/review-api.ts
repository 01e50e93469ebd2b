export { catchFocus } from '@coverwright/editor/chrome/catch-focus.ts';
export { pollWhileVisible } from '@coverwright/editor/reviews/poll-while-visible.ts';

/** Returns how a reviewer's words are sent, and others' are read. It comes with the first of them: a page that was just opened takes none of it. */
export async function openReviewApi() {
  const [{ callApi, callApiQuietly }, calls] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/reviews.ts'),
  ]);
  return { callApi, callApiQuietly, ...calls };
}
