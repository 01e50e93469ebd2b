import { record } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { coverOf, createTestStorage, describeJournal, historyOf, withExtent } from '../testing/journal-contract.ts';
import { openIndexedShelf } from './indexed-shelf.ts';
import { createJournal } from './journal.ts';
import { createLastWords } from './last-words.ts';

const openFresh = () => openIndexedShelf(`coverwright-test-${crypto.randomUUID()}`);

describeJournal('IndexedDB', openFresh);

test('[B11] with 200 steps behind it, one more is written well within the promised second', async () => {
  const storage = createTestStorage();
  const journal = createJournal({ shelf: await openFresh(), lastWords: createLastWords(() => storage), now: () => Date.now() });
  const long = historyOf(createDesign(), 200);
  await journal.write(coverOf('one', { histories: { paperback: long } }));
  const before = performance.now();
  await journal.write(coverOf('one', { histories: { paperback: record(long, withExtent(long.present, 600), 'Pages') } }));
  expect(performance.now() - before).toBeLessThan(600);
});
