import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore } from '../session/create-editor-store.ts';
import { openItem, openKept } from '../session/open-cover.ts';
import { createTestStorage } from '../testing/journal-contract.ts';
import { createJournal } from './journal.ts';
import { keepCover } from './keep-cover.ts';
import { createLastWords } from './last-words.ts';
import { createMemoryShelf } from './memory-shelf.ts';
import type { RecordShelf } from './record-shelf.ts';

afterEach(() => vi.unstubAllGlobals());

const ITEM = '11111111-1111-4111-8111-111111111111';
const item = {
  _id: ITEM,
  isDraft: true,
  isRevision: false,
  currentFormat: 'paperback',
  revisionsRemaining: 0,
  draftShareUrl: null,
  designs: { paperback: { ...createDesign(), extent: 500 } },
  updatedAt: '2026-01-02T00:00:00.000Z',
};

/** A cover of 320 pages here, which somebody has saved with 500 in the meantime. */
async function overtaken(shelf: RecordShelf = createMemoryShelf()) {
  const overtakes = { error: 'This cover was saved from another place in the meantime.', code: 'itemChanged' };
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    Promise.resolve(init?.method === 'PUT' ? Response.json(overtakes, { status: 409 }) : Response.json({ item })),
  );
  const storage = createTestStorage();
  const journal = createJournal({ shelf, lastWords: createLastWords(() => storage), now: () => 1 });
  const store = createEditorStore(createDesign(), { make() {} });
  store.getState().open(createDesign(), { itemId: ITEM, basedOn: '2026-01-01T00:00:00.000Z', otherDesigns: {}, saved: true });
  const goOnWith = vi.fn<(coverId: string, notice: string) => void>();
  const keeping = keepCover({ store, coverId: ITEM, journal, showItem: () => {}, goOnWith });
  const stop = keeping.start();
  await vi.waitFor(() => expect(keeping.condition.getState().hold).toBe('here'));
  store.getState().run({ name: 'change-specification', extent: 320 }, 'Pages');
  return { journal, store, keeping, goOnWith, stop };
}
const never = new AbortController().signal;

test('[B11] after a conflict the work is a cover of its own, and the other save can be opened here as everywhere', async () => {
  const { journal, keeping, goOnWith, stop } = await overtaken();
  expect(await keeping.save()).toBe(false);
  await vi.waitFor(() => expect(goOnWith).toHaveBeenCalledTimes(1));
  stop();
  const copy = goOnWith.mock.calls[0]?.[0] ?? '';
  const own = await openKept(copy, journal, never);
  expect([own?.itemId, own?.saved, own?.design.extent]).toEqual([null, false, 320]);
  const other = await openItem(ITEM, journal, never);
  expect(other.ok && [other.value.design.extent, other.value.saved, other.value.notice]).toEqual([500, true, null]);
});

test('[B11] where a conflict finds no room for a second cover, the work stays as it is, and its author is told what to do', async () => {
  const shelf = createMemoryShelf();
  const { store, keeping, goOnWith, stop } = await overtaken({
    ...shelf,
    apply: (change) => ([...change.put.keys()].some((key) => !key.includes(ITEM)) ? Promise.resolve('full') : shelf.apply(change)),
  });
  await keeping.save();
  await vi.waitFor(() => expect(store.getState().notice?.text).toMatch(/no room.*Download the design/));
  expect(goOnWith).not.toHaveBeenCalled();
  expect(store.getState().currentChangesSaved).toBe(false);
  stop();
});
