import { openDB } from 'idb';
import { isFull, type RecordShelf } from './record-shelf.ts';

const STORE = 'records';

/**
 * The browser's own database.
 * @throws where it is forbidden, as in some private windows
 */
export async function openIndexedShelf(name = 'coverwright'): Promise<RecordShelf> {
  const database = await openDB(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE),
    // A newer version of this page waits in another tab: it must not wait for this one to be closed.
    blocking: () => database.close(),
  });
  return {
    kind: 'indexed',
    async readAll(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const transaction = database.transaction(STORE);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)]);
      return keys.flatMap((key, at) => (typeof key === 'string' ? [[key, values[at]] as const] : []));
    },
    async apply({ put, remove, onlyIf }) {
      const transaction = database.transaction(STORE, 'readwrite');
      const { store, done } = transaction;
      try {
        if (onlyIf && !onlyIf.holds(await store.get(onlyIf.key))) {
          await done;
          return 'refused';
        }
        const requests = [...remove.map((key) => store.delete(key)), ...[...put].map(([key, value]) => store.put(value, key))];
        await Promise.all([...requests, done]);
        return 'done';
      } catch (fault) {
        await done.catch(() => {});
        if (isFull(fault) || isFull(transaction.error)) return 'full';
        throw fault;
      }
    },
  };
}
