import { createJournal, type Journal } from './journal.ts';
import { createLastWords } from './last-words.ts';
import { createMemoryShelf } from './memory-shelf.ts';
import { moveOldJournal } from './move-old-journal.ts';
import { openShelf } from './open-shelf.ts';
import type { RecordShelf } from './record-shelf.ts';

const storage = () => window.localStorage;
const journalOn = (shelf: RecordShelf) => createJournal({ shelf, lastWords: createLastWords(storage), now: () => Date.now() });

/**
 * This browser's journal, with what an earlier version of the page left behind.
 * @throws where the storage could be opened and then cannot be read
 */
export async function openJournal(): Promise<Journal> {
  const journal = journalOn(await openShelf(storage));
  await moveOldJournal(storage, journal, () => crypto.randomUUID());
  await journal.sweep();
  return journal;
}

/** A journal for a browser whose storage cannot be read: gone with the page, as the banner over the desk says. */
export function openJournalInMemory(): Journal {
  return journalOn(createMemoryShelf());
}
