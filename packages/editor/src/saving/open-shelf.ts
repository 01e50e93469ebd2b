import { openIndexedShelf } from './indexed-shelf.ts';
import { createMemoryShelf } from './memory-shelf.ts';
import type { RecordShelf } from './record-shelf.ts';
import { createStorageShelf } from './storage-shelf.ts';

const PROBE = 'probe';

/** The best shelf that this browser allows: tried, not asked, because private windows forbid some only at the first touch. */
export async function openShelf(storage: () => Storage): Promise<RecordShelf> {
  const ways = [openIndexedShelf, () => Promise.resolve(createStorageShelf(storage()))];
  for (const open of ways) {
    const shelf = await tried(open);
    if (shelf) return shelf;
  }
  return createMemoryShelf();
}

async function tried(open: () => Promise<RecordShelf>): Promise<RecordShelf | null> {
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
