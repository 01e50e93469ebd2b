import type { Design } from '@coverwright/core/design/design.ts';
import { frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { placedKind, wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { PlacedElement } from '@coverwright/core/elements/placed-elements.ts';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import { namesOf } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { editWordsOf, hasEditableWords } from '../text-editing/edit-words-of.ts';
import { sizeRatioFor } from '../session/size-ratio.ts';
import type { Action } from './action.ts';
import { topForNewText } from '../text-editing/top-for-new-text.ts';
import { nameStep } from '../steps/name-step.ts';

export const addText: Action = {
  id: 'add-text',
  label: 'addText',
  group: 'Elements',
  shortcuts: ['t'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && frontTexts(store.getState().history.present).length < MAX_TEXT_BOXES,
  run: ({ store, resources }) => {
    const { run, select, startEditing, history, scene } = store.getState();
    const id = crypto.randomUUID();
    const top = topForNewText(history.present, scene, resources.paint);
    const added = run({ name: 'add-text-box', id, sizeRatio: sizeRatioFor(window.innerWidth), top }, nameStep('addText'));
    if (!added) return;
    select(id);
    startEditing(id, 'all');
  },
};

export const editWords: Action = {
  id: 'edit-words',
  label: 'editText',
  group: 'Elements',
  shortcuts: ['Enter'],
  isEnabled: (editor) => selectedTextBox(editor) !== null,
  run: (editor) => {
    const id = selectedTextBox(editor);
    if (id !== null) editWordsOf(editor.store, id);
  },
};

export const removeSelected: Action = {
  id: 'remove',
  label: 'remove',
  group: 'Elements',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, history, select } = store.getState();
    const elements = withoutLocked(store, selectedElements(store.getState()), ({ locked }) => locked);
    if (elements.length === 0) return;
    const commands = elements.flatMap(({ id, kind }) => placedKind(kind)?.removeCommand(id) ?? []);
    const ids = elements.map(({ id }) => id);
    if (run({ name: 'together', commands }, nameStep('remove', { elements: namesOf(history.present, ids) }))) select(null);
  },
};

/** Returns the id of the text that can be edited: a text box, a spine text or the blurb, selected alone and not locked. */
function selectedTextBox(editor: MountedEditor): string | null {
  const { selectedIds, history } = editor.store.getState();
  const [only, ...others] = selectedIds;
  if (only !== undefined && others.length === 0 && !isReadOnly(editor.store.getState()) && isFixedWords(history.present, only)) return only;
  const box = onlySelectedTextBox(editor);
  return box && !box.locked ? box.id : null;
}

/** Returns true for texts whose place the book decides: those of the spine and the blurb. */
function isFixedWords(design: Design, id: string): boolean {
  const isText = design.frontBoard.textBoxes.some(({ designMode }) => designMode.uniqueId === id);
  return !isText && hasEditableWords(design, id);
}

/** Returns the text box that is selected alone, locked or not. */
export function onlySelectedTextBox({ store }: MountedEditor): PlacedElement | null {
  const [element, ...others] = selectedElements(store.getState());
  return element && wordsOf(element.kind) !== null && others.length === 0 ? element : null;
}
