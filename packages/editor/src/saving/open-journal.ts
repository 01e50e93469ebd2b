import { createJournal, type Journal } from './journal.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import { moveOldJournal } from './move-old-journal.ts';
import { openRecordStore } from './open-record-store.ts';
import type { RecordStore } from './record-store.ts';

const storage = () => window.localStorage;
const journalOn = (records: RecordStore) =>
  createJournal({ records, unloadSnapshots: createUnloadSnapshots(storage), now: () => Date.now() });

/** Opens this browser's journal, including entries from earlier versions of the page. @throws if the storage opens but cannot be read */
export async function openJournal(): Promise<Journal> {
  const journal = journalOn(await openRecordStore(storage));
  await moveOldJournal(storage, journal, () => crypto.randomUUID());
  await journal.sweep();
  return journal;
}

/** Opens a journal in memory, for a browser whose storage cannot be read. The editor's banner says that its data is lost with the page. */
export function openJournalInMemory(): Journal {
  return journalOn(createMemoryStore());
}
