import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { type History, record, redo, startHistory, undo } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { describe, expect, test } from 'vitest';
import { createJournal, type JournalEvent } from '../saving/journal.ts';
import type { StoredCover } from '../saving/stored-cover.ts';
import { createUnloadSnapshots } from '../saving/unload-snapshots.ts';
import type { RecordStore, RecordChange } from '../saving/record-store.ts';

/** Creates a string storage that a test can inspect. */
export function createTestStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      const taken = [...kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (taken + value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

export function withExtent(design: Design, extent: number): Design {
  const changed = applyCommand(design, { name: 'change-specification', extent });
  if (!changed.ok) throw new Error(changed.fault.message);
  return changed.value;
}

/** Creates a history with this number of steps, each with another page count. */
export function historyOf(design: Design, steps: number): History {
  return Array.from({ length: steps }).reduce<History>(
    (history, _, at) => record(history, withExtent(history.present, 301 + at), `Pages ${301 + at}`),
    startHistory(design),
  );
}

export function coverOf(coverId: string, changes: Partial<StoredCover> = {}): Omit<StoredCover, 'revision'> {
  const histories = { paperback: startHistory(createDesign()) };
  return {
    coverId,
    itemId: null,
    isRevision: false,
    bought: null,
    basedOn: null,
    currentFormat: 'paperback',
    histories,
    saved: false,
    activeTab: null,
    ...changes,
  };
}

/** Runs the tests that the journal passes in every record store. */
export function describeJournal(name: string, openRecordStore: () => Promise<RecordStore>): void {
  describe(`the journal on ${name}`, () => {
    const start = async () => {
      const records = await openRecordStore();
      const changes: RecordChange[] = [];
      const watched: RecordStore = {
        ...records,
        apply(change) {
          changes.push(change);
          return records.apply(change);
        },
      };
      const storage = createTestStorage();
      let time = 1000;
      const open = () =>
        createJournal({ records: watched, unloadSnapshots: createUnloadSnapshots(() => storage), now: () => (time += 1000) });
      return { open, changes, storage, pass: (milliseconds: number) => void (time += milliseconds) };
    };

    test('[B11] what was written is read back after a reload, steps back and forward included, each cover for itself', async () => {
      const { open } = await start();
      const back = undo(undo(historyOf(createDesign(), 4)));
      const ebook = startHistory(createDesign({ format: 'ebook' }));
      await open().write(coverOf('one', { histories: { paperback: back, ebook }, activeTab: 'SPINE' }));
      await open().write(coverOf('two', { itemId: 'item', saved: true }));
      const kept = await open().read('one');
      expect(kept).toMatchObject({ itemId: null, currentFormat: 'paperback', saved: false, activeTab: 'SPINE' });
      expect(kept?.histories).toEqual({ paperback: back, ebook });
      const read = kept?.histories.paperback;
      if (!read) throw new Error('No paperback');
      expect(redo(redo(read)).present.extent).toBe(304);
      expect(undo(undo(read)).present.extent).toBe(300);
      expect((await open().list()).map(({ coverId, itemId }) => [coverId, itemId])).toEqual([
        ['two', 'item'],
        ['one', null],
      ]);
      expect(await open().read('three')).toBeNull();
    });

    test('[B11] one step writes one design, after a reload too; a step that fell off is dropped', async () => {
      const { open, changes } = await start();
      const journal = open();
      const long = historyOf(createDesign(), 200);
      await journal.write(coverOf('one', { histories: { paperback: long } }));
      const longer = record(long, withExtent(long.present, 600), 'Pages 600');
      await journal.write(coverOf('one', { histories: { paperback: longer } }));
      const keys = (change: RecordChange | undefined) => [...(change?.put.keys() ?? [])].filter((key) => key.startsWith('design/'));
      expect([changes[0], changes[1]].map((change) => keys(change).length)).toEqual([201, 1]);
      expect(changes[1]?.remove).toHaveLength(1);

      const reopened = open();
      const read = (await reopened.read('one'))?.histories.paperback;
      if (!read) throw new Error('No paperback');
      expect(read.past).toHaveLength(200);
      await reopened.write(coverOf('one', { histories: { paperback: record(read, withExtent(read.present, 601), 'Pages 601') } }));
      expect(keys(changes[2])).toHaveLength(1);
      expect((await open().read('one'))?.histories.paperback?.present.extent).toBe(601);
    });

    test('[B11] an older tab never writes over a newer state', async () => {
      const { open } = await start();
      const [one, other] = [open(), open()];
      await one.write(coverOf('one'));
      await other.read('one');
      expect(await other.write(coverOf('one', { itemId: 'newer' }))).toBe('kept');
      expect(await one.write(coverOf('one'))).toBe('stale');
      expect(await open().read('one')).toMatchObject({ itemId: 'newer' });
    });

    test('[B11] last words that the journal did not hear become one step more; older ones are let be', async () => {
      const { open, storage } = await start();
      const journal = open();
      const before = historyOf(createDesign(), 1);
      await journal.write(coverOf('one', { histories: { paperback: before } }));
      const after = record(before, withExtent(before.present, 444), 'Pages');
      journal.writeLastWords(coverOf('one', { histories: { paperback: after } }));
      const reopened = open();
      const heard = (await reopened.read('one'))?.histories.paperback;
      expect(heard?.present.extent).toBe(444);
      expect(heard?.past.map(({ design }) => design.extent)).toEqual([300, 301]);
      if (!heard) throw new Error('Nothing was heard');
      await reopened.write(coverOf('one', { histories: { paperback: heard } }));
      expect(storage.kept.size).toBe(0);
      expect((await open().read('one'))?.histories.paperback?.present.extent).toBe(444);
    });

    test('[B11] a removed cover is off the list until it is brought back, and swept away later', async () => {
      const { open, pass } = await start();
      const journal = open();
      await journal.write(coverOf('one'));
      await journal.hide('one');
      expect(await journal.list()).toEqual([]);
      await journal.sweep();
      await journal.bringBack('one');
      expect(await journal.list()).toMatchObject([{ coverId: 'one' }]);
      await journal.hide('one');
      pass(11 * 60 * 1000);
      await open().sweep();
      expect(await journal.read('one')).toBeNull();
    });
  });
}

/** Collects the events of a journal. */
export function heardFrom(journal: { listen(listener: (event: JournalEvent) => void): void }): JournalEvent[] {
  const heard: JournalEvent[] = [];
  journal.listen((event) => heard.push(event));
  return heard;
}
