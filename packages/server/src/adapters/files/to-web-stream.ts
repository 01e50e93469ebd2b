import { Readable } from 'node:stream';

/** Converts a Node.js stream of bytes to a web stream with backpressure. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
