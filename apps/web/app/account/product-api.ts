/** Returns how covers are asked for and changed from this page. It comes with the first question: the first sight of the page needs none of it. */
export async function openProductApi() {
  const [{ callApi }, covers, orders] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/covers.ts'),
    import('@coverwright/contracts/calls/orders.ts'),
  ]);
  return { callApi, ...covers, ...orders };
}
