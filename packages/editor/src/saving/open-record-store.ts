import { openIndexedStore } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { RecordStore } from './record-store.ts';
import { createStorageStore } from './storage-store.ts';

const PROBE = 'probe';

/** Maximum wait for the database in milliseconds. Some browsers sometimes never answer; the database then counts as forbidden. */
const PATIENCE_MS = 10_000;

/** Opens the best record store that this browser allows. It is tested by a write, because private windows forbid some only then. */
export async function openRecordStore(storage: () => Storage): Promise<RecordStore> {
  const ways = [openIndexedStore, () => Promise.resolve(createStorageStore(storage()))];
  for (const open of ways) {
    const records = await Promise.race([tried(open), afterTime(PATIENCE_MS)]);
    if (records) return records;
  }
  return createMemoryStore();
}

function afterTime(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

async function tried(open: () => Promise<RecordStore>): Promise<RecordStore | null> {
  try {
    const records = await open();
    await records.readAll(PROBE);
    // A full store is still usable, because the journal can make room.
    await records.apply({ put: new Map([[PROBE, 1]]), remove: [] });
    await records.apply({ put: new Map(), remove: [PROBE] });
    return records;
  } catch {
    return null;
  }
}
