import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { hasRoomBesideBook } from '../chrome/room-beside-book.ts';
import type { EditorState } from '../session/editor-state.ts';
import { selectedElements } from '../session/selected-elements.ts';
import { namesOf } from '../stage/element-name.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';

export const toggleLock: Action = {
  id: 'lock',
  label: 'lockOrUnlock',
  group: 'Elements',
  shortcuts: ['Mod+Shift+l'],
  isEnabled: ({ store }) => lockable(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, history } = store.getState();
    const ids = lockable(store.getState());
    const locked = !ids.every((id) => isLocked(history.present, id));
    const commands = ids.map((id) => ({ name: 'lock-element', id, locked }) as const);
    run(
      { name: 'together', commands } satisfies Command,
      nameStep(locked ? 'lockElements' : 'unlockElements', { elements: namesOf(history.present, ids) }),
    );
  },
};

export const toggleHidden: Action = {
  id: 'hide',
  label: 'hideOrShow',
  group: 'Elements',
  shortcuts: ['Mod+Shift+h'],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, history } = store.getState();
    const elements = selectedElements(store.getState());
    const hidden = !elements.every((element) => element.hidden);
    const ids = elements.map(({ id }) => id);
    const commands = ids.map((id) => ({ name: 'hide-element', id, hidden }) as const);
    run(
      { name: 'together', commands } satisfies Command,
      nameStep(hidden ? 'hideElements' : 'showElements', { elements: namesOf(history.present, ids) }),
    );
  },
};

export const toggleLayers: Action = {
  id: 'layers',
  label: 'layers',
  group: 'View',
  shortcuts: ['Alt+l'],
  isEnabled: () => true,
  run: ({ view, resources }) => {
    const { layersOpen, showLayers } = view.getState();
    if (!layersOpen && !hasRoomBesideBook()) resources.bookView.setState({ isOpen: false });
    showLayers(!layersOpen);
  },
};

function lockable(state: Pick<EditorState, 'selectedIds' | 'history'>): readonly string[] {
  const placed = selectedElements(state).map(({ id }) => id);
  return placed.length === 0 && state.selectedIds.includes('coverImage') ? ['coverImage'] : placed;
}
