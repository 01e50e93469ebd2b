/**
 * The same bytes, counted.
 * @throws when they are more or fewer than was said: what is stored would be torn
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
