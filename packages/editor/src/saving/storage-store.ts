import { isFull, type RecordStore } from './record-store.ts';

/** The parts of `Storage` in use. Every access may throw. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const OURS = 'coverwright.records.';

/** Creates a record store in local storage, for a browser that forbids IndexedDB. It holds some five megabytes. */
export function createStorageStore(storage: PageStorage): RecordStore {
  const valueAt = (key: string): unknown => {
    const text = storage.getItem(OURS + key);
    try {
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const set = (key: string, text: string | null) => (text === null ? storage.removeItem(OURS + key) : storage.setItem(OURS + key, text));
  return {
    kind: 'storage',
    readAll(prefix) {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(OURS + prefix));
      return Promise.resolve(keys.sort().map((key) => [key.slice(OURS.length), valueAt(key.slice(OURS.length))] as const));
    },
    apply({ put, remove, onlyIf }) {
      if (onlyIf && !onlyIf.holds(valueAt(onlyIf.key))) return Promise.resolve('refused');
      const before = new Map([...remove, ...put.keys()].map((key) => [key, storage.getItem(OURS + key)]));
      try {
        for (const key of remove) set(key, null);
        for (const [key, value] of put) set(key, JSON.stringify(value));
        return Promise.resolve('done');
      } catch (fault) {
        // The keys are emptied first, because the old values need the room that half of the change took.
        for (const key of before.keys()) set(key, null);
        for (const [key, text] of before) set(key, text);
        return isFull(fault) ? Promise.resolve('full') : Promise.reject(fault);
      }
    },
  };
}
