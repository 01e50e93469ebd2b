import type { ActionLabel } from './messages.ts';
import { type StackMove, restackCommand } from '@coverwright/core/interaction/restack.ts';
import type { EditorState } from '../session/editor-state.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import type { Action } from './action.ts';
import { nameAction } from './name-action.ts';

export const bringForward = stacking('forward', 'bringForward', 'Mod+]');
export const sendBackward = stacking('back', 'sendBackward', 'Mod+[');

/** Actions with Shift come first, because a shortcut without Shift would match their keys, too. */
export const STACKINGS: readonly Action[] = [
  stacking('front', 'bringToTheFront', 'Mod+Shift+]'),
  stacking('bottom', 'sendToTheBack', 'Mod+Shift+['),
  bringForward,
  sendBackward,
];

function stacking(move: StackMove, label: ActionLabel, shortcut: string): Action {
  return {
    id: `stack-${move}`,
    label,
    group: 'Elements',
    shortcuts: [shortcut],
    isEnabled: ({ store }) => commandFor(store.getState(), move) !== null,
    run: ({ store }) => {
      if (withoutLocked(store, selectedElements(store.getState()), ({ locked }) => locked).length === 0) return;
      const command = commandFor(store.getState(), move);
      if (command) store.getState().run(command, nameAction(label));
    },
  };
}

function commandFor(state: Pick<EditorState, 'selectedIds' | 'history'>, move: StackMove) {
  const ids = selectedElements(state).map(({ id }) => id);
  return ids.length === 0 ? null : restackCommand(state.history.present, ids, move);
}
