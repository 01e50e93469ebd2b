import { isReadOnly } from '../session/is-read-only.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';

export const undoStep: Action = {
  id: 'undo',
  label: 'undo',
  group: 'Cover',
  shortcuts: ['Mod+z'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && store.getState().history.past.length > 0,
  run: ({ store }) => store.getState().undo(),
};

export const redoStep: Action = {
  id: 'redo',
  label: 'redo',
  group: 'Cover',
  shortcuts: ['Mod+Shift+z', 'Mod+y'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && store.getState().history.future.length > 0,
  run: ({ store }) => store.getState().redo(),
};

export const saveNow: Action = {
  id: 'save',
  label: 'save',
  group: 'Cover',
  shortcuts: ['Mod+s'],
  // A person who presses the shortcut while typing wants to save the cover, not the page.
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ saving }) => saving.save(),
};

export const toggleGuidelines: Action = {
  id: 'guidelines',
  label: 'guidelines',
  group: 'Cover',
  shortcuts: ['Mod+;'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()),
  run: ({ store }) => {
    const { history, run } = store.getState();
    const show = !history.present.showGuidelines;
    run({ name: 'show-guidelines', show }, show ? nameStep('showGuidelines') : nameStep('hideGuidelines'));
  },
};
