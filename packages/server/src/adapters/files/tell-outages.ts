import { type FileStore, StorageUnavailable } from '../../ports/storage.ts';

/** A storage whose faults are known as such, whatever service it is of: whoever asked is told to come back. */
export function tellOutages(files: FileStore): FileStore {
  return {
    put: (key, bytes) => files.put(key, bytes).catch(tell),
    get: (key) => files.get(key).catch(tell),
    delete: (key) => files.delete(key).catch(tell),
    list: () => files.list(),
  };
}

function tell(error: unknown): never {
  throw new StorageUnavailable(`The storage failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
