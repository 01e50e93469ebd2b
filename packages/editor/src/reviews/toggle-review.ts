import type { Action } from '../actions/action.ts';
import { DRAWER_BELOW } from '../chrome/drawer-below.ts';

/** Shows what reviewers say of the cover, pinned on it; or puts it away. */
export const toggleReview: Action = {
  id: 'review',
  label: 'Review',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !store.getState().isHeldElsewhere,
  run: ({ review, view, store }) => {
    const { isOpen } = review.getState();
    // Both stand in the same place beside the cover.
    if (!isOpen) view.getState().showLayers(false);
    // On a phone it lies where the drawer would.
    if (!isOpen && window.innerWidth < DRAWER_BELOW) store.getState().closeDrawer();
    review.setState({ isOpen: !isOpen });
  },
};
