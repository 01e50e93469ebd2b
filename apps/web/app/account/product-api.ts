/** How covers are asked for and changed from this page. It comes with the first question: the first sight of the page needs none of it. */
export async function openProductApi() {
  const [{ callApi }, covers] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/covers.ts'),
  ]);
  return { callApi, ...covers };
}
