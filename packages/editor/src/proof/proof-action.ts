import type { Action } from '../actions/action.ts';

/** Window width below which the drawer is a sheet over the stage, so that it closes to show the proof. */
const NARROW = '(max-width: 59.99em)';

export const togglePrintProof: Action = {
  id: 'print-proof',
  label: 'printProof',
  group: 'View',
  shortcuts: ['Alt+Shift+p'],
  isEnabled: ({ store }) => store.getState().scene !== null,
  run: ({ resources, store }) => {
    const isOn = !resources.proof.getState().isOn;
    resources.proof.setState({ isOn });
    if (isOn && window.matchMedia(NARROW).matches) store.getState().closeDrawer();
  },
};
