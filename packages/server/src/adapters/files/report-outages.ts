import { type FileStore, StorageUnavailable } from '../../ports/storage.ts';

/** Wraps a storage so that its errors carry the code of an outage, for which callers respond with 503 and Retry-After. */
export function reportOutages(files: FileStore): FileStore {
  return {
    put: (key, bytes) => files.put(key, bytes).catch(tell),
    putStream: async (key, bytes, length) => {
      const source = watchSource(bytes, length);
      await files.putStream(key, source.bytes, length).catch((error: unknown) => {
        if (source.hasFailed()) throw error;
        tell(error);
      });
    },
    get: (key) => files.get(key).catch(tell),
    getStream: (key) => files.getStream(key).catch(tell),
    delete: (key) => files.delete(key).catch(tell),
    deleteDrafts: (before) => files.deleteDrafts(before).catch(tell),
    list: () => files.list(),
  };
}

function tell(error: unknown): never {
  throw new StorageUnavailable(`The storage failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Records whether the sender failed: by disconnecting, or by sending more or less than announced. */
function watchSource(bytes: AsyncIterable<Uint8Array>, length: number) {
  let hasFailed = false;
  async function* watched(): AsyncGenerator<Uint8Array> {
    let count = 0;
    try {
      for await (const part of bytes) {
        count += part.byteLength;
        hasFailed ||= count > length;
        yield part;
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    hasFailed ||= count !== length;
  }
  return { bytes: watched(), hasFailed: () => hasFailed };
}
