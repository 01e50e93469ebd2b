import { scenesFor } from '@coverwright/core/book/scenes.ts';
import type { Action } from '../actions/action.ts';
import { track } from '../analytics/track.ts';

/** Shows the cover as a thing beside the flat one, or puts it away. An audiobook is none. */
export const toggleBook: Action = {
  id: 'book',
  label: 'See it in 3D',
  group: 'View',
  shortcuts: ['Shift+B'],
  isEnabled: ({ store }) => scenesFor(store.getState().history.present.format).length > 0,
  run: ({ resources, store }) => {
    const { isOpen } = resources.bookView.getState();
    resources.bookView.setState({ isOpen: !isOpen });
    if (!isOpen) track({ event: 'view_3d_button', format: store.getState().history.present.format });
  },
};
