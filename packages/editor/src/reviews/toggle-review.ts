import type { Action } from '../actions/action.ts';
import { DRAWER_BELOW } from '../chrome/drawer-below.ts';
import { hasRoomBesideBook } from '../chrome/room-beside-book.ts';

/** Shows or hides the reviewers' comments and their pins on the cover. */
export const toggleReview: Action = {
  id: 'review',
  label: 'review',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !store.getState().isHeldElsewhere,
  run: ({ review, view, store, resources }) => {
    const { isOpen } = review.getState();
    // The review and the layers share the place beside the cover.
    if (!isOpen) view.getState().showLayers(false);
    // The pins are on the flat cover, which the book would hide.
    if (!isOpen && !hasRoomBesideBook()) resources.bookView.setState({ isOpen: false });
    // On a phone the review is where the drawer would be.
    if (!isOpen && window.innerWidth < DRAWER_BELOW) store.getState().closeDrawer();
    review.setState({ isOpen: !isOpen });
  },
};
