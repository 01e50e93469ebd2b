import { type StackMove, restack } from '@coverwright/core/interaction/restack.ts';
import type { EditorState } from '../session/editor-state.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import type { Action } from './action.ts';

const MOVES: readonly { readonly move: StackMove; readonly label: string; readonly shortcut: string }[] = [
  // Those with Shift come first: without it the key says less.
  { move: 'front', label: 'Bring to the front', shortcut: 'Mod+Shift+]' },
  { move: 'bottom', label: 'Send to the back', shortcut: 'Mod+Shift+[' },
  { move: 'forward', label: 'Bring forward', shortcut: 'Mod+]' },
  { move: 'back', label: 'Send backward', shortcut: 'Mod+[' },
];

export const STACKINGS: readonly Action[] = MOVES.map(({ move, label, shortcut }) => ({
  id: `stack-${move}`,
  label,
  group: 'Elements',
  shortcuts: [shortcut],
  isEnabled: ({ store }) => orderAfter(store.getState(), move) !== null,
  run: ({ store }) => {
    if (withoutLocked(store, selectedElements(store.getState()), ({ locked }) => locked).length === 0) return;
    const order = orderAfter(store.getState(), move);
    if (order) store.getState().run({ name: 'order-elements', below: [...order.below], above: [...order.above] }, label);
  },
}));

function orderAfter(state: Pick<EditorState, 'selectedIds' | 'history'>, move: StackMove) {
  const ids = selectedElements(state).map(({ id }) => id);
  return ids.length === 0 ? null : restack(state.history.present, ids, move);
}
