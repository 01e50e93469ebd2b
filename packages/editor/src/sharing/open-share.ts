import type { Action } from '../actions/action.ts';

export const openShare: Action = {
  id: 'share',
  label: 'shareDraft',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !store.getState().isHeldElsewhere,
  run: ({ dialogs }) => dialogs.setState({ open: 'share' }),
};
