import { createJournal, type Journal } from './journal.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import { moveOldJournal } from './move-old-journal.ts';
import { openRecordStore } from './open-record-store.ts';
import type { RecordStore } from './record-store.ts';

const storage = () => window.localStorage;
const journalOn = (records: RecordStore) =>
  createJournal({ records, unloadSnapshots: createUnloadSnapshots(storage), now: () => Date.now() });

/**
 * This browser's journal, with what an earlier version of the page left behind.
 * @throws where the storage could be opened and then cannot be read
 */
export async function openJournal(): Promise<Journal> {
  const journal = journalOn(await openRecordStore(storage));
  await moveOldJournal(storage, journal, () => crypto.randomUUID());
  await journal.sweep();
  return journal;
}

/** A journal for a browser whose storage cannot be read: gone with the page, as the banner over the editor says. */
export function openJournalInMemory(): Journal {
  return journalOn(createMemoryStore());
}
