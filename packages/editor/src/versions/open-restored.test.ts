import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import { expect, test } from 'vitest';
import { createEditorStore } from '../session/create-editor-store.ts';
import { openRestored } from './open-restored.ts';

const upload = { type: 'UPLOAD', assetId: 'sea', width: 2000, height: 3000, photographerName: null };
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

test('[E16] a version that was brought back is one step more, and what was there before is one step back', () => {
  const store = createEditorStore(createDesign(), { make() {} });
  store.getState().run({ name: 'change-specification', extent: 444 }, 'Pages');
  openRestored(store, item, 'Bring back');
  expect(store.getState().history.present.extent).toBe(200);
  store.getState().undo();
  expect(store.getState().history.present.extent).toBe(444);
});
