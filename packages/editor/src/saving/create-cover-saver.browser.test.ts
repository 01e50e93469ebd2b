import { startHistory } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore } from '../session/create-editor-store.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { openItem, openStored } from '../session/open-cover.ts';
import { createTestStorage } from '../testing/journal-contract.ts';
import { createJournal } from './journal.ts';
import { createCoverSaver } from './create-cover-saver.ts';
import { createUnloadSnapshots } from './unload-snapshots.ts';
import { createMemoryStore } from './memory-store.ts';
import type { RecordStore, RecordChange } from './record-store.ts';

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

/** A cover with 320 pages here, and with 500 pages in a newer save from elsewhere. */
async function overtaken(records: RecordStore = createMemoryStore(), code = 'itemChanged') {
  const overtakes = { error: 'This cover was changed from another place in the meantime.', code };
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    Promise.resolve(init?.method === 'PUT' ? Response.json(overtakes, { status: 409 }) : Response.json({ item })),
  );
  const storage = createTestStorage();
  const journal = createJournal({ records, unloadSnapshots: createUnloadSnapshots(() => storage), now: () => 1 });
  const store = createEditorStore(createDesign(), { make() {} });
  store.getState().open(createDesign(), { itemId: ITEM, basedOn: '2026-01-01T00:00:00.000Z', otherDesigns: {}, saved: true });
  const openInstead = vi.fn<(coverId: string, notice: string) => Promise<void>>(() => Promise.resolve());
  const keeping = createCoverSaver({ store, coverId: ITEM, journal, showItem: () => {}, openInstead });
  const stop = keeping.start();
  await expect.poll(() => keeping.condition.getState().hold).toBe('here');
  store.getState().run({ name: 'change-specification', extent: 320 }, 'Pages');
  return { journal, store, keeping, openInstead, stop };
}
const never = new AbortController().signal;

const touchesCopy = ({ put }: RecordChange) => [...put.keys()].some((key) => !key.includes(ITEM));

test('[B11] after a conflict the work is a cover of its own, and the other save can be opened here as everywhere', async () => {
  const { journal, keeping, openInstead, stop } = await overtaken();
  expect(await keeping.save()).toBe(false);
  await expect.poll(() => openInstead).toHaveBeenCalledTimes(1);
  stop();
  const copy = openInstead.mock.calls[0]?.[0] ?? '';
  const own = await openStored(copy, journal);
  expect([own?.itemId, own?.saved, own?.design.extent]).toEqual([null, false, 320]);
  const other = await openItem(ITEM, journal, never);
  expect(other.ok && [other.value.design.extent, other.value.saved, other.value.notice]).toEqual([500, true, null]);
});

test('[B11] where a conflict finds no room for a second cover, the work stays as it is, and its author is told what to do', async () => {
  const records = createMemoryStore();
  const { store, keeping, openInstead, stop } = await overtaken({
    ...records,
    apply: (change) => (touchesCopy(change) ? Promise.resolve('full') : records.apply(change)),
  });
  await keeping.save();
  await expect.poll(() => keeping.condition.getState().failure?.message).toMatch(/storage is full.*download the design file/);
  expect(openInstead).not.toHaveBeenCalled();
  expect([store.getState().currentChangesSaved, isReadOnly(store.getState())]).toEqual([false, false]);
  stop();
});

test('[B11] a copy that cannot be kept is told, leaves the cover to be edited, and is made once when it is tried again', async () => {
  const records = createMemoryStore();
  let isBroken = true;
  const { journal, store, keeping, openInstead, stop } = await overtaken({
    ...records,
    apply: (change) => (isBroken && touchesCopy(change) ? Promise.reject(new Error('The disk is gone')) : records.apply(change)),
  });
  await keeping.save();
  await expect.poll(() => keeping.condition.getState().failure?.message).toMatch(/could not be stored.*try again/);
  expect([store.getState().currentChangesSaved, isReadOnly(store.getState())]).toEqual([false, false]);
  expect(store.getState().run({ name: 'change-specification', extent: 330 }, 'Pages')).toBe(true);
  isBroken = false;
  keeping.condition.getState().failure?.retry();
  await expect.poll(() => openInstead).toHaveBeenCalledTimes(1);
  expect(keeping.condition.getState().failure).toBeNull();
  stop();
  const copies = (await journal.list()).filter(({ itemId }) => itemId === null);
  expect(copies).toHaveLength(1);
  expect((await openStored(copies[0]?.coverId ?? '', journal))?.design.extent).toBe(330);
});

test('[B11] a copy that is kept and cannot be opened is told as well, and trying again opens the same one', async () => {
  const { journal, keeping, openInstead, stop } = await overtaken();
  openInstead.mockRejectedValueOnce(new Error('The font did not come'));
  await keeping.save();
  await expect.poll(() => keeping.condition.getState().failure).not.toBeNull();
  keeping.condition.getState().failure?.retry();
  await expect.poll(() => openInstead).toHaveBeenCalledTimes(2);
  stop();
  expect(openInstead.mock.calls[0]?.[0]).toBe(openInstead.mock.calls[1]?.[0]);
  expect((await journal.list()).filter(({ itemId }) => itemId === null)).toHaveLength(1);
});

test('[B11] another tab’s newer state that cannot be read is told, and read when it is tried again', async () => {
  const records = createMemoryStore();
  let isBroken = false;
  const { journal, store, keeping, stop } = await overtaken({
    ...records,
    readAll: (prefix) => (isBroken ? Promise.reject(new Error('The disk is gone')) : records.readAll(prefix)),
  });
  await expect.poll(async () => (await journal.read(ITEM))?.histories.paperback?.present.extent).toBe(320);
  const elsewhere = createJournal({ records, unloadSnapshots: createUnloadSnapshots(() => createTestStorage()), now: () => 2 });
  const kept = await elsewhere.read(ITEM);
  if (!kept) throw new Error('The cover is not kept');
  const newer = { ...createDesign(), extent: 600 };
  for (let count = 0; count < 3; count += 1) await elsewhere.write({ ...kept, histories: { paperback: startHistory(newer) } });
  isBroken = true;
  store.getState().run({ name: 'change-specification', extent: 340 }, 'Pages');
  await expect.poll(() => keeping.condition.getState().failure?.message).toMatch(/^Another tab has changed/);
  isBroken = false;
  keeping.condition.getState().failure?.retry();
  await expect.poll(() => store.getState().history.present.extent).toBe(600);
  expect(keeping.condition.getState().failure).toBeNull();
  stop();
});

test('[B32] a cover that was bought in the meantime is not saved over: what was changed since is a cover of its own', async () => {
  const { journal, keeping, openInstead, stop } = await overtaken(createMemoryStore(), 'notADraft');
  expect(await keeping.save()).toBe(false);
  await expect.poll(() => openInstead).toHaveBeenCalledTimes(1);
  stop();
  const [copy, notice] = openInstead.mock.calls[0] ?? [];
  expect(notice).toMatch(/^This cover was bought while you were editing/);
  expect((await openStored(copy ?? '', journal))?.design.extent).toBe(320);
});

test('[B32] as a template a bought cover is a new cover without the numbers of its book', async () => {
  const { journal, store, keeping, openInstead, stop } = await overtaken();
  store.getState().run({ name: 'edit-blurb', isbn: '9783161484100' }, 'ISBN');
  const bought = { itemId: ITEM, otherDesigns: {}, saved: true, bought: { revisionsRemaining: 2 } };
  store.getState().open(store.getState().history.present, bought);
  expect(store.getState().run({ name: 'change-specification', extent: 400 }, 'Pages')).toBe(false);
  expect(store.getState().notice?.text).toMatch(/Start a revision or Use as template/);
  await keeping.openAsTemplate();
  stop();
  const made = await openStored(openInstead.mock.calls[0]?.[0] ?? '', journal);
  expect([made?.itemId, made?.bought, made?.saved, made?.design.back.barcode.isbn, made?.history?.past]).toEqual([
    null,
    null,
    false,
    null,
    [],
  ]);
});
