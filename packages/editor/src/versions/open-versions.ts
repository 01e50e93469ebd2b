import type { Action } from '../actions/action.ts';

export const openVersions: Action = {
  id: 'versions',
  label: 'Versions',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !store.getState().isHeldElsewhere,
  run: ({ dialogs }) => dialogs.setState({ open: 'versions' }),
};
