import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { placedKind, wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { PlacedElement } from '@coverwright/core/elements/placed-elements.ts';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { namesOf } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { sizeRatioFor } from '../session/size-ratio.ts';
import type { Action } from './action.ts';

export const addText: Action = {
  id: 'add-text',
  label: 'Add text',
  group: 'Elements',
  shortcuts: ['t'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && frontTexts(store.getState().history.present).length < MAX_TEXT_BOXES,
  run: ({ store }) => {
    const { run, select, startEditing, history } = store.getState();
    const { front } = measureCover(specificationOf(history.present)).boards;
    const id = crypto.randomUUID();
    const added = run({ name: 'add-text-box', id, sizeRatio: sizeRatioFor(window.innerWidth), top: front.height * 0.45 }, 'Add text');
    if (!added) return;
    select(id);
    startEditing(id, 'all');
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
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, history, select } = store.getState();
    const elements = withoutLocked(store, selectedElements(store.getState()), ({ locked }) => locked);
    if (elements.length === 0) return;
    const commands = elements.flatMap(({ id, kind }) => placedKind(kind)?.removeCommand(id) ?? []);
    const ids = elements.map(({ id }) => id);
    if (run({ name: 'together', commands }, `Remove ${namesOf(history.present, ids)}`)) select(null);
  },
};

/** The id of the text box that can be written in: the only one selected, and not locked. */
function selectedTextBox(editor: MountedEditor): string | null {
  const box = soleTextBox(editor);
  return box && !box.locked ? box.id : null;
}

/** The text box that is selected alone, locked or not. */
export function soleTextBox({ store }: MountedEditor): PlacedElement | null {
  const [element, ...others] = selectedElements(store.getState());
  return element && wordsOf(element.kind) !== null && others.length === 0 ? element : null;
}
