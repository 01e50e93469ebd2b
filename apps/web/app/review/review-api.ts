/** How a reviewer's words are sent. It comes with the first of them: reading takes none of it. */
export async function openReviewApi() {
  const [{ callApi }, calls] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/reviews.ts'),
  ]);
  return { callApi, ...calls };
}
