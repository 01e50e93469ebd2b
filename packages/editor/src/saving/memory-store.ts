import type { RecordStore } from './record-store.ts';

/** The last resort of a browser that keeps nothing: gone with the page. */
export function createMemoryStore(): RecordStore {
  const records = new Map<string, unknown>();
  return {
    kind: 'memory',
    readAll: (prefix) =>
      Promise.resolve([...records].filter(([key]) => key.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1))),
    apply({ put, remove, onlyIf }) {
      if (onlyIf && !onlyIf.holds(records.get(onlyIf.key))) return Promise.resolve('refused');
      for (const key of remove) records.delete(key);
      for (const [key, value] of put) records.set(key, value);
      return Promise.resolve('done');
    },
  };
}
