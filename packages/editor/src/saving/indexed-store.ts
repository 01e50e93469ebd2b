import { type IDBPDatabase, openDB } from 'idb';
import { isFull, type RecordStore } from './record-store.ts';

const STORE = 'records';

/**
 * Opens the browser's IndexedDB. If the browser or a newer version of the page closes it, the next access opens it again, and rejects if
 * that fails.
 * @throws if it is forbidden, as in some private windows
 */
export async function openIndexedStore(name = 'coverwright'): Promise<RecordStore> {
  let opening: Promise<IDBPDatabase> | null = null;
  let hasBeenOpen = false;
  let isEmptied = false;

  const open = async () => {
    let isFresh = false;
    const lose = () => {
      if (opening === own) opening = null;
    };
    const own: Promise<IDBPDatabase> = openDB(name, 1, {
      upgrade(fresh) {
        isFresh = true;
        fresh.createObjectStore(STORE);
      },
      // Another tab has a newer version of this page, which must not wait until this one is closed.
      blocking(_current, _blocked, { target }) {
        lose();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: lose,
    });
    opening = own;
    try {
      await own;
    } catch (fault) {
      lose();
      throw fault;
    }
    if (isFresh && hasBeenOpen) isEmptied = true;
    hasBeenOpen = true;
    return own;
  };
  const database = () => opening ?? open();

  await open();
  return {
    kind: 'indexed',
    async readAll(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const transaction = (await database()).transaction(STORE);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)]);
      return keys.flatMap((key, at) => (typeof key === 'string' ? [[key, values[at]] as const] : []));
    },
    async apply({ put, remove, onlyIf }) {
      const opened = await database();
      if (isEmptied) {
        isEmptied = false;
        return 'emptied';
      }
      const transaction = opened.transaction(STORE, 'readwrite');
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
