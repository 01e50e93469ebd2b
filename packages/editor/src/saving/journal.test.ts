import { record } from '@coverwright/core/commands/history.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { coverOf, createTestStorage, describeJournal, heardFrom, historyOf } from '../testing/journal-contract.ts';
import { createJournal } from './journal.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import { moveOldJournal } from './move-old-journal.ts';
import { openRecordStore } from './open-record-store.ts';
import type { RecordStore } from './record-store.ts';
import { createStorageStore } from './storage-store.ts';

describeJournal('memory', () => Promise.resolve(createMemoryStore()));
describeJournal('the page’s storage', () => Promise.resolve(createStorageStore(createTestStorage())));

const paperback = createDesign();
const onStorage = (storage: ReturnType<typeof createTestStorage>) =>
  createJournal({ records: createStorageStore(storage), unloadSnapshots: createUnloadSnapshots(() => storage), now: () => 1 });
const sizeOf = (value: unknown) => JSON.stringify(value).length;

test('[B11] an edit writes one design and the list of the steps: never more than twice the cover, however long the way back', async () => {
  const records = createMemoryStore();
  const written: number[] = [];
  const weighed: RecordStore = {
    ...records,
    apply(change) {
      written.push(sizeOf([...change.put]));
      return records.apply(change);
    },
  };
  const journal = createJournal({ records: weighed, unloadSnapshots: createUnloadSnapshots(() => createTestStorage()), now: () => 1 });
  const full = afterCommands(
    paperback,
    ...Array.from({ length: 6 }, (_, at) => ({ name: 'add-text-box', id: `words ${at}`, sizeRatio: 4.3, top: 300 * at }) as const),
    ...Array.from(
      { length: 24 },
      (_, at) =>
        ({
          name: 'add-shape',
          shape: { uniqueObjectId: `shape ${at}`, type: 'star', x: at, y: at, width: 90, height: 90, z: at },
        }) as const,
    ),
  );
  const long = historyOf(full, 200);
  await journal.write(coverOf('one', { histories: { paperback: long } }));
  const moved = afterCommands(long.present, { name: 'change-specification', extent: 700 });
  await journal.write(coverOf('one', { histories: { paperback: record(long, moved, 'Move several', crypto.randomUUID()) } }));
  expect(written).toHaveLength(2);
  expect(written[0]).toBeGreaterThan(200 * sizeOf(full));
  expect(written[1]).toBeLessThan(2 * sizeOf(full));
});

test('[B11] a full storage lets go of saved covers’ steps first, and says so before; unsaved work is not touched', async () => {
  const storage = createTestStorage(sizeOf(paperback) * 14);
  const journal = onStorage(storage);
  const heard = heardFrom(journal);
  const saved = {
    itemId: 'a',
    saved: true,
    histories: { paperback: historyOf({ ...paperback, metadata: { ...paperback.metadata, title: 'Old' } }, 4) },
  };
  await journal.write(coverOf('saved', saved));
  await journal.write(coverOf('unsaved', { histories: { paperback: historyOf(paperback, 3) } }));
  expect(await journal.write(coverOf('now', { histories: { paperback: historyOf(paperback, 5) } }))).toBe('kept');
  expect(heard).toEqual([{ kind: 'making-room', titles: ['Old'] }]);
  expect((await journal.read('unsaved'))?.histories.paperback?.past).toHaveLength(3);
  expect((await journal.read('now'))?.histories.paperback?.past).toHaveLength(5);
  // The server has the cover, which is still found by its item.
  expect(await journal.read('saved')).toBeNull();
  expect(await journal.list()).toHaveLength(3);
});

test('[B11] with no other steps to let go of, the cover itself is kept without its own; and when even that fails it is said', async () => {
  const journal = onStorage(createTestStorage(sizeOf(paperback) * 3));
  const heard = heardFrom(journal);
  expect(await journal.write(coverOf('now', { histories: { paperback: historyOf(paperback, 5) } }))).toBe('kept');
  expect(heard).toEqual([{ kind: 'without-steps' }]);
  expect((await journal.read('now'))?.histories.paperback).toMatchObject({ past: [], present: { extent: 305 } });
  expect(await onStorage(createTestStorage(100)).write(coverOf('now'))).toBe('full');
});

test('[B11] a change that does not fit leaves the page’s storage as it was', async () => {
  const storage = createTestStorage(100);
  const records = createStorageStore(storage);
  await records.apply({ put: new Map([['a', 'first']]), remove: [] });
  const before = [...storage.kept];
  expect(
    await records.apply({
      put: new Map([
        ['b', 'x'],
        ['a', 'y'.repeat(200)],
      ]),
      remove: [],
    }),
  ).toBe('full');
  expect([...storage.kept]).toEqual(before);
});

test('[B11] the first journal’s covers move once: the unsaved one gets a name, a broken one is dropped', async () => {
  const storage = createTestStorage();
  const old = (itemId: string | null) =>
    JSON.stringify({ itemId, currentFormat: 'paperback', designs: { paperback }, saved: itemId !== null });
  storage.setItem('coverwright.journal.new', old(null));
  storage.setItem('coverwright.journal.a', old('a'));
  storage.setItem('coverwright.journal.b', '{"itemId":');
  const journal = createJournal({ records: createMemoryStore(), unloadSnapshots: createUnloadSnapshots(() => storage), now: () => 1 });
  await moveOldJournal(
    () => storage,
    journal,
    () => 'made',
  );
  expect((await journal.list()).map(({ coverId, itemId, saved }) => [coverId, itemId, saved]).sort()).toEqual([
    ['a', 'a', true],
    ['made', null, false],
  ]);
  expect((await journal.read('made'))?.histories.paperback?.present).toEqual(paperback);
  expect(storage.kept.size).toBe(0);
});

test('[B11] a browser that forbids every storage still has memory', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect((await openRecordStore(forbidden)).kind).toBe('memory');
});
