import { traitsOf } from '@coverwright/core/elements/element-kinds.ts';
import { groupOf, membersOf } from '@coverwright/core/elements/group/element-tree.ts';
import type { EditorState } from '../session/editor-state.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { namesOf } from '../stage/element-name.ts';
import type { Action } from './action.ts';

export const groupSelected: Action = {
  id: 'group',
  label: 'Group',
  group: 'Elements',
  shortcuts: ['Mod+g'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && groupable(store.getState()).length > 1,
  run: ({ store }) => {
    const { run, select, history } = store.getState();
    const members = withoutLocked(store, groupable(store.getState()), ({ locked }) => locked).map(({ id }) => id);
    if (members.length < 2) return;
    const id = crypto.randomUUID();
    if (run({ name: 'group-elements', id, members }, `Group ${namesOf(history.present, members)}`)) select(id);
  },
};

/** The members are selected afterwards, so that the same keys group them again. */
export const ungroupSelected: Action = {
  id: 'ungroup',
  label: 'Ungroup',
  group: 'Elements',
  shortcuts: ['Mod+Shift+g'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && selectedGroups(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, selectMany, history } = store.getState();
    const groups = withoutLocked(store, selectedGroups(store.getState()), ({ locked }) => locked);
    if (groups.length === 0) return;
    const members = groups.flatMap(({ id }) => {
      const group = groupOf(history.present, id);
      return group ? membersOf(history.present, group) : [];
    });
    const commands = groups.map(({ id }) => ({ name: 'ungroup', id }) as const);
    const ids = groups.map(({ id }) => id);
    if (run({ name: 'together', commands }, `Ungroup ${namesOf(history.present, ids)}`)) selectMany(members);
  },
};

function groupable(state: Pick<EditorState, 'selectedIds' | 'history'>) {
  return selectedElements(state).filter(({ kind }) => traitsOf(kind)?.joinsSelections);
}

function selectedGroups(state: Pick<EditorState, 'selectedIds' | 'history'>) {
  return selectedElements(state).filter(({ id }) => groupOf(state.history.present, id));
}
