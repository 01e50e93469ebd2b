import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore, type EditorStore } from '../session/create-editor-store.ts';
import { createTestStorage } from '../testing/journal-contract.ts';
import { createJournal } from './journal.ts';
import { type JournalWriter, createJournalWriter } from './create-journal-writer.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';
import { createMemoryStore } from './memory-store.ts';

let keeping: JournalWriter | null = null;
afterEach(() => {
  vi.useRealTimers();
  keeping?.stop();
});

async function startKeeping() {
  const storage = createTestStorage();
  const records = createMemoryStore();
  const apply = vi.fn(records.apply);
  const journal = createJournal({ records: { ...records, apply }, unloadSnapshots: createUnloadSnapshots(() => storage), now: () => 1 });
  // A journal needs no scene.
  const store = createEditorStore(createDesign(), { make() {} });
  const told = { isHere: true, stale: 0, firstEdits: 0, reached: [] as boolean[] };
  keeping = createJournalWriter(store, 'one', journal, {
    isHere: () => told.isHere,
    onStale: () => void (told.stale += 1),
    onFirstEdit: () => void (told.firstEdits += 1),
    onReach: (isReached) => void told.reached.push(isReached),
  });
  keeping.resume();
  await expect.poll(() => apply).toHaveBeenCalledTimes(1);
  return { store, journal, apply, storage, told };
}
const setPages = (store: EditorStore, extent: number) => store.getState().run({ name: 'change-specification', extent }, 'Pages');
const keptPages = async (journal: ReturnType<typeof createJournal>) => (await journal.read('one'))?.histories.paperback?.present.extent;

test('[B11] an edit is in the journal within a second; a burst of them is one write', async () => {
  const { store, journal, apply } = await startKeeping();
  vi.useFakeTimers();
  for (let pages = 301; pages < 330; pages++) setPages(store, pages);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await expect.poll(() => apply).toHaveBeenCalledTimes(2);
  expect(await keptPages(journal)).toBe(329);
});

test('[B11] a page that is left says its last words at once, and takes them back when the journal has them', async () => {
  const { store, storage } = await startKeeping();
  setPages(store, 320);
  window.dispatchEvent(new Event('pagehide'));
  expect([...storage.kept.values()].join('')).toContain('"extent":320');
  await expect.poll(() => storage.kept.size).toBe(0);
});

test('[B11] while another tab has the cover nothing is written; what was waiting is written before it is handed over', async () => {
  const { store, journal, apply, told } = await startKeeping();
  setPages(store, 320);
  told.isHere = false;
  await keeping?.flush();
  expect(await keptPages(journal)).toBe(320);
  vi.useFakeTimers();
  setPages(store, 330);
  await vi.advanceTimersByTimeAsync(1000);
  expect(apply).toHaveBeenCalledTimes(2);
});

test('[B11] the first edit of an author is told once; what only the program notes is none', async () => {
  const { store, told } = await startKeeping();
  store.getState().amend({ name: 'describe-work', newDesign: false });
  expect(told.firstEdits).toBe(0);
  setPages(store, 310);
  setPages(store, 320);
  expect(told.firstEdits).toBe(1);
});

test('[B11] a journal that can no longer be written is told of once, and so is that it can be again', async () => {
  const { store, apply, told } = await startKeeping();
  apply
    .mockRejectedValueOnce(new DOMException('Closed', 'InvalidStateError'))
    .mockRejectedValueOnce(new DOMException('Closed', 'InvalidStateError'));
  for (const pages of [310, 320, 330]) {
    setPages(store, pages);
    await keeping?.flush();
  }
  expect(told.reached).toEqual([false, true]);
});
