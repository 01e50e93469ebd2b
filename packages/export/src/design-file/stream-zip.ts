import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { isCompressedAlready } from './is-compressed-already.ts';

/**
 * Streams files as one ZIP. Each file is read when the receiver has consumed the previous ones, so only one of them is in memory. A file
 * that cannot be read breaks off the stream.
 */
export function streamZip(files: AsyncIterable<readonly [string, Uint8Array]>): ReadableStream<Uint8Array> {
  const next = files[Symbol.asyncIterator]();
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { done, value } = await next.next();
      if (done) return zip.end();
      const [name, bytes] = value;
      const entry = isCompressedAlready(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(bytes, true);
    },
    async cancel() {
      zip.terminate();
      await next.return?.();
    },
  });
}
