import { styleCommand, styleOf } from '@coverwright/core/commands/element-style.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { EditorState } from '../session/editor-state.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { withoutLocked } from '../session/selected-elements.ts';
import { elementName, namesOf } from '../stage/element-name.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';
import { sessionMessages } from '../session/messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sessionMessages);

/** Copies the style of an element, for pasting on other elements and in other formats. */
export const copyStyle: Action = {
  id: 'copy-style',
  label: 'copyStyle',
  group: 'Elements',
  shortcuts: ['Mod+Alt+c'],
  isEnabled: ({ store }) => copied(store.getState()) !== null,
  run: ({ store }) => {
    const { history, selectedIds, notify } = store.getState();
    const copiedStyle = copied(store.getState());
    if (!copiedStyle) return;
    store.setState({ copiedStyle });
    const name = elementName(history.present, selectedIds[0] ?? '');
    notify({ tone: 'info', text: t('styleCopied', { element: name }) });
  },
};

/** Applies to every selected element the parts of the copied style that fit its kind, in one step. */
export const pasteStyle: Action = {
  id: 'paste-style',
  label: 'pasteStyle',
  group: 'Elements',
  shortcuts: ['Mod+Alt+v'],
  isEnabled: ({ store }) =>
    !isReadOnly(store.getState()) && store.getState().copiedStyle !== null && store.getState().selectedIds.length > 0,
  run: ({ store }) => {
    const { history, selectedIds, copiedStyle: style, run } = store.getState();
    if (!style) return;
    const elements = selectedIds.map((id) => ({ id }));
    const ids = withoutLocked(store, elements, ({ id }) => isLocked(history.present, id)).map(({ id }) => id);
    const commands = ids.flatMap((id) => styleCommand(history.present, id, style) ?? []);
    if (commands.length > 0) run({ name: 'together', commands }, nameStep('pasteStyle', { elements: namesOf(history.present, ids) }));
  },
};

function copied({ history, selectedIds }: Pick<EditorState, 'history' | 'selectedIds'>) {
  const [only, ...others] = selectedIds;
  return only === undefined || others.length > 0 ? null : styleOf(history.present, only);
}
