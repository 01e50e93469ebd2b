import type { Action } from '../actions/action.ts';

export const togglePrintProof: Action = {
  id: 'print-proof',
  label: 'Print proof',
  group: 'View',
  shortcuts: ['Alt+Shift+p'],
  isEnabled: ({ store }) => store.getState().scene !== null,
  run: ({ resources }) => resources.proof.setState(({ isOn }) => ({ isOn: !isOn })),
};
