import { Readable } from 'node:stream';

/** A Node stream of bytes as the standard's, which reads no faster than it is read. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
