import type { Action } from '../actions/action.ts';
import { track } from '../analytics/track.ts';
import { hasRoomBesideBook } from '../chrome/room-beside-book.ts';

/** Shows or hides the 3D view beside the flat cover. An audiobook has no 3D view: it is shown in a picture of a player. */
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
