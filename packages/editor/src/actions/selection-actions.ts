import type { ActionLabel } from './messages.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { traitsOf } from '@coverwright/core/elements/element-kinds.ts';
import { isLocked, rootElements } from '@coverwright/core/elements/placed-elements.ts';
import { parentOf } from '@coverwright/core/elements/group/element-tree.ts';
import { isGround } from '@coverwright/core/interaction/hit-test.ts';
import { readingOrder } from '@coverwright/core/interaction/reading-order.ts';
import type { EditorState } from '../session/editor-state.ts';
import type { Action } from './action.ts';

/** Selects every text box, shape and picture object that is visible and not locked. */
export const selectAll: Action = {
  id: 'select-all',
  label: 'selectAll',
  group: 'Elements',
  shortcuts: ['Mod+a'],
  isEnabled: ({ store }) => free(store.getState()).length > 0,
  run: ({ store }) => store.getState().selectMany(free(store.getState())),
};

/** Cancels the current gesture; without one, selects the enclosing group; without a group, clears the selection. */
export const deselect: Action = {
  id: 'deselect',
  label: 'deselect',
  group: 'Elements',
  shortcuts: ['Escape'],
  isEnabled: ({ store, gestures }) => store.getState().selectedIds.length > 0 || gestures.view.getState().mode !== 'idle',
  run: ({ store, gestures }) => {
    if (gestures.cancel()) return;
    // If the selected element is in a group, the group is selected next.
    const { selectedIds, history, select } = store.getState();
    const [first] = selectedIds;
    select(first === undefined ? null : parentOf(history.present, first));
  },
};

export const nextElement: Action = step('next-element', 'nextElement', 'Tab', 1);
export const previousElement: Action = step('previous-element', 'previousElement', 'Shift+Tab', -1);

/** Creates an action that selects the next or previous element. It is disabled at the end, so that Tab leaves the stage as usual. */
function step(id: string, label: ActionLabel, shortcut: string, by: 1 | -1): Action {
  return {
    id,
    label,
    group: 'Elements',
    shortcuts: [shortcut],
    scope: 'stage',
    isEnabled: ({ store }) => beside(store.getState(), by) !== null,
    run: ({ store }) => store.getState().select(beside(store.getState(), by), true),
  };
}

function beside({ scene, history, selectedIds }: EditorState, by: 1 | -1): string | null {
  const order = scene ? elementsInOrder(scene.layers, history.present).map(({ id }) => id) : [];
  const at = order.findIndex((id) => selectedIds.includes(id));
  if (at < 0) return (by > 0 ? order[0] : order.at(-1)) ?? null;
  return order[at + by] ?? null;
}

/** Returns the elements that the keyboard can reach, in reading order; the boards come last. */
export function elementsInOrder(layers: NonNullable<EditorState['scene']>['layers'], design: EditorState['history']['present']) {
  const reached = layers.filter(({ kind }) => traitsOf(kind)?.isSelectable || traitsOf(kind)?.joinsSelections);
  const upon = reached.filter((layer) => !isGround(layer));
  const ground = reached.filter(isGround);
  const geometry = geometryOf(design);
  return [...readingOrder(upon, geometry), ...readingOrder(ground, geometry)];
}

function free({ history }: Pick<EditorState, 'history'>): readonly string[] {
  const design = history.present;
  return rootElements(design)
    .filter(({ id, hidden }) => !hidden && !isLocked(design, id))
    .map(({ id }) => id);
}
