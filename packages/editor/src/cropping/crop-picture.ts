import type { Action } from '../actions/action.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { cropTarget } from './crop-target.ts';

/** Opens the crop frame over the stage. */
export const cropPicture: Action = {
  id: 'crop',
  label: 'cropThePicture',
  group: 'Elements',
  shortcuts: ['c'],
  isEnabled: ({ store }) => {
    const { history, selectedIds } = store.getState();
    return !isReadOnly(store.getState()) && cropTarget(history.present, selectedIds) !== null;
  },
  run: ({ dialogs }) => dialogs.setState({ open: 'crop' }),
};
