import type { RecordStore } from './record-store.ts';

/** Creates a record store in memory, for a browser without storage. Its data is lost with the page. */
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
