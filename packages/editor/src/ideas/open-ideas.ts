import { isReadOnly } from '../session/is-read-only.ts';
import type { Action } from '../actions/action.ts';

export const openIdeas: Action = {
  id: 'ideas',
  label: 'coverIdeas',
  group: 'Cover',
  shortcuts: ['Mod+Shift+E'],
  isEnabled: ({ store }) => store.getState().scene !== null && !isReadOnly(store.getState()),
  run: ({ dialogs }) => dialogs.setState({ open: 'ideas' }),
};
