import { isReadOnly } from '../session/is-read-only.ts';
import type { Action } from '../actions/action.ts';

export const openVersions: Action = {
  id: 'versions',
  label: 'versions',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !isReadOnly(store.getState()),
  run: ({ dialogs }) => dialogs.setState({ open: 'versions' }),
};
