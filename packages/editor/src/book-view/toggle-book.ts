import type { Action } from '../actions/action.ts';
import { track } from '../analytics/track.ts';
import { hasRoomBesideBook } from '../chrome/room-beside-book.ts';

/** Shows the cover as a thing beside the flat one, or puts it away. An audiobook is no thing in 3D: it gets a picture of a player. */
export const toggleBook: Action = {
  id: 'book',
  label: 'previewIn3d',
  group: 'View',
  shortcuts: ['Shift+B'],
  isEnabled: () => true,
  run: ({ resources, store, view, review }) => {
    const { isOpen } = resources.bookView.getState();
    if (!isOpen && !hasRoomBesideBook()) {
      view.getState().showLayers(false);
      review.setState({ isOpen: false });
    }
    resources.bookView.setState({ isOpen: !isOpen });
    const { format } = store.getState().history.present;
    if (!isOpen && format !== 'audiobook') track({ event: 'view_3d_button', format });
  },
};
