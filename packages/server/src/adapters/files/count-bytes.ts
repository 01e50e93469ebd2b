/**
 * Passes the bytes through and counts them.
 * @throws Error if there are more or fewer than announced, because the stored file would be incomplete
 */
export async function* countBytes(bytes: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const part of bytes) {
    count += part.byteLength;
    if (count > length) break;
    yield part;
  }
  if (count !== length) throw new Error(`${count} bytes came where ${length} were said.`);
}
