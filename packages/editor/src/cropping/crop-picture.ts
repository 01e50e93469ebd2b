import type { Action } from '../actions/action.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';

/** Opens the whole picture over the stage, to choose the part of it that the cover shows. */
export const cropPicture: Action = {
  id: 'crop',
  label: 'Crop the picture',
  group: 'Elements',
  shortcuts: ['c'],
  isEnabled: ({ store }) => {
    const { history, selectedIds } = store.getState();
    const { coverImage } = history.present;
    return (
      !isReadOnly(store.getState()) &&
      // Of another element that is selected nothing is cut.
      selectedIds.every((id) => id === 'coverImage' || id.startsWith('panel:')) &&
      coverImage.currentDesignImage !== null &&
      coverImage.format !== 'none' &&
      !isLocked(history.present, 'coverImage')
    );
  },
  run: ({ dialogs }) => dialogs.setState({ open: 'crop' }),
};
