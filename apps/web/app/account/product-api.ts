/** Loads the API client that lists and changes covers. It is imported with the first call, so that the first paint of the page does not wait for it. */
export async function openProductApi() {
  const [{ callApi }, covers, orders] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/covers.ts'),
    import('@coverwright/contracts/calls/orders.ts'),
  ]);
  return { callApi, ...covers, ...orders };
}
