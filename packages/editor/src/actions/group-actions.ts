import { traitsOf } from '@coverwright/core/elements/element-kinds.ts';
import { groupOf, leavesOf, membersOf, parentOf } from '@coverwright/core/elements/group/element-tree.ts';
import type { EditorState } from '../session/editor-state.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { namesOf } from '../stage/element-name.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';

export const groupSelected: Action = {
  id: 'group',
  label: 'group',
  group: 'Elements',
  shortcuts: ['Mod+g'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && groupable(store.getState()).length > 1,
  run: ({ store }) => {
    const { run, select, history } = store.getState();
    const members = withoutLocked(store, groupable(store.getState()), ({ locked }) => locked).map(({ id }) => id);
    if (members.length < 2) return;
    const id = crypto.randomUUID();
    if (run({ name: 'group-elements', id, members }, nameStep('group', { elements: namesOf(history.present, members) }))) select(id);
  },
};

/** The members are selected afterwards, so that the same keys group them again. */
export const ungroupSelected: Action = {
  id: 'ungroup',
  label: 'ungroup',
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
    if (run({ name: 'together', commands }, nameStep('ungroup', { elements: namesOf(history.present, ids) }))) selectMany(members);
  },
};

/**
 * Masks the other selected elements with the lowest one; a member that is selected alone masks the rest of its group. Either is one step.
 */
export const maskWithSelected: Action = {
  id: 'mask',
  label: 'useAsMask',
  group: 'Elements',
  shortcuts: ['Mod+Alt+m'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && maskable(store.getState()) !== null,
  run: ({ store }) => {
    const { run, select, history } = store.getState();
    const mask = maskable(store.getState());
    if (!mask || withoutLocked(store, mask.elements, ({ locked }) => locked).length < mask.elements.length) return;
    const ids = mask.elements.map(({ id }) => id);
    if (mask.group === null) {
      const id = crypto.randomUUID();
      const commands = [
        { name: 'group-elements', id, members: ids } as const,
        { name: 'edit-group', id, changes: { clip: 'inside' } } as const,
      ];
      if (run({ name: 'together', commands }, nameStep('useAsMask'))) select(id);
      return;
    }
    const group = groupOf(history.present, mask.group);
    const [own] = ids;
    if (!group || own === undefined) return;
    const members = [own, ...membersOf(history.present, group).filter((id) => id !== own)];
    if (run({ name: 'edit-group', id: mask.group, changes: { members, clip: 'inside' } }, nameStep('useAsMask'))) select(mask.group);
  },
};

/** Returns the elements to mask: several elements as a new group, or one member of a group. */
function maskable(state: Pick<EditorState, 'selectedIds' | 'history'>) {
  const elements = groupable(state);
  const [only, ...others] = elements;
  if (!only) return null;
  if (others.length > 0) return { group: null, elements };
  const group = parentOf(state.history.present, only.id);
  const members = group === null ? [] : leavesOf(state.history.present, [group]);
  return group !== null && members.length > 1 ? { group, elements } : null;
}

function groupable(state: Pick<EditorState, 'selectedIds' | 'history'>) {
  return selectedElements(state).filter(({ kind }) => traitsOf(kind)?.joinsSelections);
}

function selectedGroups(state: Pick<EditorState, 'selectedIds' | 'history'>) {
  return selectedElements(state).filter(({ id }) => groupOf(state.history.present, id));
}
