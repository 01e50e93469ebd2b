import { openIndexedShelf } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { RecordStore } from './record-store.ts';
import { createStorageStore } from './storage-store.ts';

const PROBE = 'probe';

/** A database that has not answered by then, as some browsers' do now and then, is taken for one that is forbidden. */
const PATIENCE_MS = 10_000;

/** The best shelf that this browser allows: tried, not asked, because private windows forbid some only at the first touch. */
export async function openRecordStore(storage: () => Storage): Promise<RecordStore> {
  const ways = [openIndexedShelf, () => Promise.resolve(createStorageStore(storage()))];
  for (const open of ways) {
    const shelf = await Promise.race([tried(open), afterTime(PATIENCE_MS)]);
    if (shelf) return shelf;
  }
  return createMemoryStore();
}

function afterTime(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

async function tried(open: () => Promise<RecordStore>): Promise<RecordStore | null> {
  try {
    const shelf = await open();
    await shelf.readAll(PROBE);
    // A full shelf is still a shelf: the journal knows how to make room.
    await shelf.apply({ put: new Map([[PROBE, 1]]), remove: [] });
    await shelf.apply({ put: new Map(), remove: [PROBE] });
    return shelf;
  } catch {
    return null;
  }
}
