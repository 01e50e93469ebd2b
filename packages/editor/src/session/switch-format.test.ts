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
