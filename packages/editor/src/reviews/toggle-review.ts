import type { Action } from '../actions/action.ts';

/** Shows what reviewers say of the cover, pinned on it; or puts it away. */
export const toggleReview: Action = {
  id: 'review',
  label: 'Review',
  group: 'Cover',
  shortcuts: [],
  isEnabled: ({ store }) => !store.getState().isHeldElsewhere,
  run: ({ review, view }) => {
    const { isOpen } = review.getState();
    // Both stand in the same place beside the cover.
    if (!isOpen) view.getState().showLayers(false);
    review.setState({ isOpen: !isOpen });
  },
};
