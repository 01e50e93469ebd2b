import { record } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import { coverOf, createTestStorage, describeJournal, historyOf, withExtent } from '../testing/journal-contract.ts';
import { openIndexedStore } from './indexed-store.ts';
import { createJournal } from './journal.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';

const openFresh = () => openIndexedStore(`coverwright-test-${crypto.randomUUID()}`);

describeJournal('IndexedDB', openFresh);

test('[B11] with 200 steps behind it, one more is written well within the promised second', async () => {
  const storage = createTestStorage();
  const journal = createJournal({
    records: await openFresh(),
    unloadSnapshots: createUnloadSnapshots(() => storage),
    now: () => Date.now(),
  });
  const long = historyOf(createDesign(), 200);
  await journal.write(coverOf('one', { histories: { paperback: long } }));
  const before = performance.now();
  await journal.write(coverOf('one', { histories: { paperback: record(long, withExtent(long.present, 600), 'Pages') } }));
  expect(performance.now() - before).toBeLessThan(600);
});

const journalOn = async (name: string) => {
  const storage = createTestStorage();
  return createJournal({
    records: await openIndexedStore(name),
    unloadSnapshots: createUnloadSnapshots(() => storage),
    now: () => Date.now(),
  });
};

test('[B11] a database that was cleared away under the page is opened anew, and the whole cover is written again', async () => {
  const name = `coverwright-test-${crypto.randomUUID()}`;
  const journal = await journalOn(name);
  const before = historyOf(createDesign(), 3);
  await journal.write(coverOf('one', { histories: { paperback: before } }));
  await deleteDB(name);
  const after = record(before, withExtent(before.present, 444), 'Pages');
  expect(await journal.write(coverOf('one', { histories: { paperback: after } }))).toBe('kept');
  const kept = (await (await journalOn(name)).read('one'))?.histories.paperback;
  expect([kept?.past.length, kept?.present.extent]).toEqual([4, 444]);
});

test('[B11] a database that a newer version of the page has taken refuses the write, and is used again once it can be', async () => {
  const name = `coverwright-test-${crypto.randomUUID()}`;
  const journal = await journalOn(name);
  await journal.write(coverOf('one'));
  const newer = await openDB(name, 2);
  newer.close();
  await expect(journal.write(coverOf('one'))).rejects.toThrow(/version/);
  await deleteDB(name);
  expect(await journal.write(coverOf('one'))).toBe('kept');
});
