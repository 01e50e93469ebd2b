import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { elementName } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { sizeRatioFor } from '../session/size-ratio.ts';
import type { Action } from './action.ts';

export const addText: Action = {
  id: 'add-text',
  label: 'Add text',
  shortcuts: ['t'],
  isEnabled: ({ store }) => store.getState().history.present.frontBoard.textBoxes.length < 8,
  run: ({ store }) => {
    const { run, select, history } = store.getState();
    const { front } = measureCover(specificationOf(history.present)).boards;
    const id = crypto.randomUUID();
    const added = run({ name: 'add-text-box', id, sizeRatio: sizeRatioFor(window.innerWidth), top: front.height * 0.45 }, 'Add text');
    if (added) select(id);
  },
};

export const editWords: Action = {
  id: 'edit-words',
  label: 'Edit the words',
  shortcuts: ['Enter'],
  isEnabled: (editor) => selectedTextBox(editor) !== null,
  run: (editor) => {
    const id = selectedTextBox(editor);
    if (id !== null) editor.store.getState().startEditing(id);
  },
};

export const removeSelected: Action = {
  id: 'remove',
  label: 'Remove',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: (editor) => selectedTextBox(editor) !== null || selectedObject(editor) !== null,
  run: (editor) => {
    const { run, history, select } = editor.store.getState();
    const box = selectedTextBox(editor);
    const id = box ?? selectedObject(editor);
    if (id === null) return;
    run({ name: box === null ? 'remove-object' : 'remove-text-box', id }, `Remove ${elementName(history.present, id)}`);
    select(null);
  },
};

export const deselect: Action = {
  id: 'deselect',
  label: 'Deselect',
  shortcuts: ['Escape'],
  isEnabled: ({ store }) => store.getState().selectedId !== null,
  run: ({ store }) => store.getState().select(null),
};

function selectedTextBox({ store }: MountedEditor): string | null {
  const { selectedId, history } = store.getState();
  return history.present.frontBoard.textBoxes.some(({ designMode }) => designMode.uniqueId === selectedId) ? selectedId : null;
}

function selectedObject({ store }: MountedEditor): string | null {
  const { selectedId, history } = store.getState();
  const objects = [...history.present.coverShapes, ...history.present.coverObjectImages];
  return objects.some(({ uniqueObjectId }) => uniqueObjectId === selectedId) ? selectedId : null;
}
