import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { createEditorStore } from './create-editor-store.ts';
import { switchFormat } from './switch-format.ts';

test('[B4] the name that a work is given in one format is its name in every other', () => {
  const store = createEditorStore(createDesign(), { make() {} });
  const { run } = store.getState();
  switchFormat({ store }, 'hardback');
  run({ name: 'describe-work', title: 'The Tide Ledger' }, 'Rename');
  switchFormat({ store }, 'paperback');
  expect(store.getState().history.present.metadata.title).toBe('The Tide Ledger');
  switchFormat({ store }, 'hardback');
  expect(store.getState().history.present.metadata.title).toBe('The Tide Ledger');
});

test('[B4] a title typed on the front is the title of every format at once, and undo takes it back from all in one step', () => {
  const store = createEditorStore(createDesign(), { make() {} });
  const { run, undo } = store.getState();
  const ebookTitle = () =>
    store.getState().otherDesigns.ebook?.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text.text;
  switchFormat({ store }, 'ebook');
  run({ name: 'edit-text-box', id: 'Title', changes: { panel: { top: 40 } } }, 'Move');
  switchFormat({ store }, 'paperback');
  run({ name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Salt' } } }, 'Type');
  expect(store.getState().otherDesigns.ebook?.metadata.title).toBe('Salt');
  expect(ebookTitle()).toBe('Salt');
  undo();
  expect(ebookTitle()).toBe('Book Title');
  store.getState().redo();
  switchFormat({ store }, 'ebook');
  undo();
  const { present } = store.getState().history;
  expect(present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title')?.text.text).toBe('Salt');
});
