import type { ActionLabel } from '../actions/messages.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { Action } from '../actions/action.ts';
import { BOARD_ALIGNMENTS } from '../actions/align-actions.ts';
import { copySelected, cutSelected, duplicateSelected, pasteElements } from '../actions/clipboard-actions.ts';
import { editWords, removeSelected } from '../actions/element-actions.ts';
import { groupSelected, maskWithSelected, ungroupSelected } from '../actions/group-actions.ts';
import { toggleHidden, toggleLock } from '../actions/layer-actions.ts';
import { STACKINGS } from '../actions/stacking-actions.ts';
import { copyStyle, pasteStyle } from '../actions/style-actions.ts';
import { cropPicture } from '../cropping/crop-picture.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements } from '../session/selected-elements.ts';

export interface MenuEntry {
  readonly action: Action;
  /** The label in the menu, if the action's own label is too long. */
  readonly label: ActionLabel;
}

const SECTIONS: readonly (readonly Action[])[] = [
  [editWords, cropPicture],
  [cutSelected, copySelected, pasteElements, duplicateSelected, removeSelected],
  [copyStyle, pasteStyle],
  [groupSelected, ungroupSelected, maskWithSelected],
  [toggleLock, toggleHidden],
  STACKINGS,
];

/** Actions for locked elements: they change nothing, or they unlock. */
const FOR_LOCKED: readonly Action[] = [copySelected, pasteElements, duplicateSelected, copyStyle, toggleLock, toggleHidden];
const FOR_READERS: readonly Action[] = [copySelected, copyStyle];

/** Returns the actions that are available for the selection, in sections. */
export function menuSections(editor: MountedEditor): readonly (readonly MenuEntry[])[] {
  return SECTIONS.map((actions) =>
    actions.filter((action) => isOffered(action, editor)).map((action) => ({ action, label: labelOf(action, editor) })),
  ).filter((entries) => entries.length > 0);
}

/** Returns the actions that align the selection to its board; none if it cannot be moved. */
export function alignEntries(editor: MountedEditor): readonly Action[] {
  return BOARD_ALIGNMENTS.filter((action) => isOffered(action, editor));
}

function isOffered(action: Action, editor: MountedEditor): boolean {
  if (!action.isEnabled(editor)) return false;
  if (isReadOnly(editor.store.getState())) return FOR_READERS.includes(action);
  return !isAllLocked(editor) || FOR_LOCKED.includes(action);
}

function isAllLocked({ store }: MountedEditor): boolean {
  const { selectedIds, history } = store.getState();
  return selectedIds.length > 0 && selectedIds.every((id) => isLocked(history.present, id));
}

function labelOf(action: Action, editor: MountedEditor): ActionLabel {
  if (action === toggleLock) return isAllLocked(editor) ? 'unlock' : 'lock';
  if (action === toggleHidden) return selectedElements(editor.store.getState()).every(({ hidden }) => hidden) ? 'show' : 'hide';
  return action.label;
}
