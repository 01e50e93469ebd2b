import { createJournal, type Journal } from './journal.ts';
import { createLastWords } from './last-words.ts';
import { moveOldJournal } from './move-old-journal.ts';
import { openShelf } from './open-shelf.ts';

/** This browser's journal, with what an earlier version of the page left behind. */
export async function openJournal(): Promise<Journal> {
  const storage = () => window.localStorage;
  const journal = createJournal({ shelf: await openShelf(storage), lastWords: createLastWords(storage), now: () => Date.now() });
  await moveOldJournal(storage, journal, () => crypto.randomUUID());
  await journal.sweep();
  return journal;
}
