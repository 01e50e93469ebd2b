import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore } from '../session/create-editor-store.ts';
import { openRestored } from './open-restored.ts';

afterEach(() => vi.unstubAllGlobals());

const upload = { type: 'UPLOAD', assetId: 'sea', width: 2000, height: 3000, urls: { full: '/old' }, photographerName: null };
const paperback = createDesign({ extent: 200 });
const item: Item = {
  _id: 'one',
  isDraft: true,
  isRevision: false,
  currentFormat: 'paperback',
  revisionsRemaining: 0,
  draftShareUrl: null,
  updatedAt: '2026-11-22T12:00:00.000Z',
  designs: {
    paperback: {
      ...paperback,
      coverImage: { ...paperback.coverImage, currentDesignImage: { ...upload, profileLink: null, licence: null } },
    },
  },
};

test('[E16] what was changed while a version was being fetched is one step back from it', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const store = createEditorStore(createDesign(), { make() {} });
  const restoring = openRestored(store, item, 'Bring back', new AbortController().signal);
  store.getState().run({ name: 'change-specification', extent: 444 }, 'Pages');
  answer(Response.json({ uploads: [] }));
  await restoring;
  expect(store.getState().history.present.extent).toBe(200);
  store.getState().undo();
  expect(store.getState().history.present.extent).toBe(444);
});
