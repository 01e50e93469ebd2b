import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { elementName } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { sizeRatioFor } from '../session/size-ratio.ts';
import type { Action } from './action.ts';

export const addText: Action = {
  id: 'add-text',
  label: 'Add text',
  group: 'Elements',
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
  group: 'Elements',
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
  group: 'Elements',
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

/** Print pixels that a copy stands to the side of its original. */
const COPY_OFFSET = 60;

export const duplicateSelected: Action = {
  id: 'duplicate',
  label: 'Duplicate',
  group: 'Elements',
  shortcuts: ['Mod+d'],
  isEnabled: (editor) => selectedObject(editor) !== null,
  run: (editor) => {
    const { run, history, select, selectedId } = editor.store.getState();
    const { coverShapes, coverObjectImages } = history.present;
    const placed = { uniqueObjectId: crypto.randomUUID() };
    const shape = coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === selectedId);
    const object = coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === selectedId);
    const aside = ({ x, y }: { readonly x: number; readonly y: number }) => ({ ...placed, x: x + COPY_OFFSET, y: y + COPY_OFFSET });
    const added =
      (shape && run({ name: 'add-shape', shape: { ...shape, ...aside(shape) } }, 'Duplicate')) ||
      (object && run({ name: 'add-object-image', object: { ...object, ...aside(object) } }, 'Duplicate'));
    if (added) select(placed.uniqueObjectId);
  },
};

export const deselect: Action = {
  id: 'deselect',
  label: 'Deselect',
  group: 'Elements',
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
