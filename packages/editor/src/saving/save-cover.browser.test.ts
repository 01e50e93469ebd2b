import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore, type EditorStore } from '../session/create-editor-store.ts';
import { switchFormat } from '../session/switch-format.ts';
import { autosave, retryDelay } from './autosave.ts';
import { saveCover } from './save-cover.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ITEM = '11111111-1111-4111-8111-111111111111';
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;

/** A server with one item, which refuses a change that is based on an older save. */
function stubServer() {
  const server = {
    designs: {} as object,
    updatedAt: at(0),
    isDown: false,
    losesAnswers: false,
    isSlow: null as Promise<void> | null,
    puts: 0,
    addresses: [] as string[],
  };
  const itemOf = () => ({
    _id: ITEM,
    isDraft: true,
    isRevision: false,
    currentFormat: 'paperback',
    revisionsRemaining: 0,
    draftShareUrl: null,
    designs: server.designs,
    updatedAt: server.updatedAt,
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    await server.isSlow;
    if (server.isDown) return Promise.reject(new TypeError('offline'));
    if (init?.method === 'GET' || !init?.body) return Promise.resolve(Response.json({ item: itemOf() }));
    const body: { readonly designs: object; readonly basedOn?: string } = JSON.parse(typeof init.body === 'string' ? init.body : '');
    server.addresses.push(address);
    if (init.method === 'PUT') server.puts += 1;
    if (body.basedOn && body.basedOn !== server.updatedAt) {
      return Promise.resolve(
        Response.json({ error: 'This cover was saved in another tab or browser.', code: 'itemChanged' }, { status: 409 }),
      );
    }
    server.designs = { ...server.designs, ...body.designs };
    server.updatedAt = at(Number(server.updatedAt.slice(17, 19)) + 1);
    return server.losesAnswers ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json(itemOf()));
  });
  return server;
}

function start() {
  const server = stubServer();
  const store = createEditorStore(createDesign(), { make() {} });
  const tools = { isAsked: true, showItem: vi.fn(), onConflict: vi.fn() };
  return { server, store, tools, save: () => saveCover(store, tools) };
}
const setPages = (store: EditorStore, extent: number) => store.getState().run({ name: 'change-specification', extent }, 'Pages');

test('[E16] the first save makes the design not new, shows its address and a notice', async () => {
  const { store, tools, save } = start();
  expect(await save()).toBe(true);
  const { history, currentChangesSaved, notice, itemId, basedOn } = store.getState();
  expect([history.present.metadata.newDesign, currentChangesSaved, itemId, basedOn]).toEqual([false, true, ITEM, at(1)]);
  expect(notice).toEqual({ tone: 'success', text: 'Saved.' });
  expect(tools.showItem).toHaveBeenCalledWith(ITEM);
});

test('[A4] a revision is saved by the call of its own, in every format of it, and a draft by the draft’s', async () => {
  const { server, store, save } = start();
  await save();
  setPages(store, 320);
  await save();
  store.getState().open(createDesign(), { itemId: ITEM, isRevision: true, basedOn: server.updatedAt, otherDesigns: {}, saved: true });
  switchFormat({ store }, 'ebook');
  await save();
  expect(server.addresses).toEqual(['/api/covers/draft', '/api/covers/draft', '/api/covers/revision']);
});

test('[B11] a save that another one overtook is a conflict: nothing is written over', async () => {
  const { server, store, tools, save } = start();
  await save();
  server.designs = { paperback: { ...createDesign(), extent: 500 } };
  server.updatedAt = at(5);
  setPages(store, 320);
  expect(await save()).toBe(false);
  expect(tools.onConflict).toHaveBeenCalledTimes(1);
  expect(server.designs).toMatchObject({ paperback: { extent: 500 } });
});

test('[B11] a save whose answer was lost is no conflict with oneself', async () => {
  const { server, store, tools, save } = start();
  await save();
  setPages(store, 320);
  server.losesAnswers = true;
  expect(await save()).toBe(false);
  expect(store.getState().save).toBe('offline');
  server.losesAnswers = false;
  setPages(store, 330);
  expect(await save()).toBe(true);
  expect(tools.onConflict).not.toHaveBeenCalled();
  expect(server.designs).toMatchObject({ paperback: { extent: 330 } });
});

test('[E16] who asks while a save is under way has everything saved, and is told so; what happens by itself is left to that save', async () => {
  const { server, store, tools, save } = start();
  await save();
  let goOn = () => {};
  server.isSlow = new Promise((resolve) => {
    goOn = resolve;
  });
  setPages(store, 320);
  const byItself = saveCover(store, { ...tools, isAsked: false });
  setPages(store, 330);
  const again = saveCover(store, { ...tools, isAsked: false });
  const asked = [save(), save()];
  goOn();
  expect(await Promise.all([byItself, again, ...asked])).toEqual([true, true, true, true]);
  expect(server.designs).toMatchObject({ paperback: { extent: 330 } });
  expect([server.puts, store.getState().currentChangesSaved]).toEqual([2, true]);
});

test('[B11] who asks while a save meets a conflict does not meet it again', async () => {
  const { server, store, tools, save } = start();
  await save();
  server.designs = { paperback: { ...createDesign(), extent: 500 } };
  server.updatedAt = at(5);
  setPages(store, 320);
  expect(await Promise.all([save(), save()])).toEqual([false, false]);
  expect(tools.onConflict).toHaveBeenCalledTimes(1);
});

test('[B11] without a connection it is tried again, each time later, and at once when the connection returns', async () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  const { server, store, save } = start();
  await save();
  vi.useFakeTimers();
  const stop = autosave(store, save);
  server.isDown = true;
  setPages(store, 320);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.getState().save).toBe('offline');
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(() => store.getState().currentChangesSaved).toBe(true);
  expect(server.puts).toBe(1);
  stop();
});

test('[E16] what was changed while a save was on its way is saved by itself soon after', async () => {
  const { server, store, tools, save } = start();
  await save();
  vi.useFakeTimers();
  const stop = autosave(store, () => saveCover(store, { ...tools, isAsked: false }));
  setPages(store, 320);
  let goOn = () => {};
  server.isSlow = new Promise((resolve) => {
    goOn = resolve;
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.getState().save).toBe('saving');
  setPages(store, 330);
  goOn();
  await expect.poll(() => store.getState().save).toBe('saved');
  expect(store.getState().currentChangesSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => store.getState().currentChangesSaved).toBe(true);
  expect(server.designs).toMatchObject({ paperback: { extent: 330 } });
  stop();
});

test('[B11] a cover that comes from another tab with unsaved changes is saved by itself', async () => {
  const { server, store, tools, save } = start();
  await save();
  vi.useFakeTimers();
  const stop = autosave(store, () => saveCover(store, { ...tools, isAsked: false }));
  store.setState({ isHeldElsewhere: true });
  const { basedOn } = store.getState();
  store.getState().open({ ...createDesign(), extent: 340 }, { itemId: ITEM, basedOn, otherDesigns: {}, saved: false });
  store.setState({ isHeldElsewhere: false });
  await vi.advanceTimersByTimeAsync(3500);
  expect(server.designs).toMatchObject({ paperback: { extent: 340 } });
  stop();
});

test('[B11] a format that was opened while a save was on its way is not taken for saved', async () => {
  const { server, store, save } = start();
  await save();
  let goOn = () => {};
  server.isSlow = new Promise((resolve) => {
    goOn = resolve;
  });
  setPages(store, 320);
  const saving = save();
  switchFormat({ store }, 'ebook');
  switchFormat({ store }, 'paperback');
  goOn();
  await saving;
  expect(store.getState().currentChangesSaved).toBe(false);
  await save();
  expect(Object.keys(server.designs)).toEqual(['paperback', 'ebook']);
  expect(store.getState().currentChangesSaved).toBe(true);
});
