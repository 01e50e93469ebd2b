import type { Action } from '../actions/action.ts';

export const openIdeas: Action = {
  id: 'ideas',
  label: 'Cover ideas',
  group: 'Cover',
  shortcuts: ['Mod+Shift+E'],
  isEnabled: ({ store }) => store.getState().scene !== null,
  run: ({ dialogs }) => dialogs.setState({ open: 'ideas' }),
};
