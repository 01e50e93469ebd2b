import type { Action } from './action.ts';

export const openCommands: Action = {
  id: 'commands',
  label: 'findACommand',
  group: 'Help',
  shortcuts: ['Mod+k'],
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ dialogs }) => dialogs.setState({ open: 'commands' }),
};

export const openShortcuts: Action = {
  id: 'shortcuts',
  label: 'keyboardShortcuts',
  group: 'Help',
  shortcuts: ['?'],
  isEnabled: () => true,
  run: ({ dialogs }) => dialogs.setState({ open: 'shortcuts' }),
};

export const takeTour: Action = {
  id: 'tour',
  label: 'takeTheTour',
  group: 'Help',
  shortcuts: [],
  track: { event: 'tutorial_begin' },
  isEnabled: () => true,
  run: ({ dialogs }) => dialogs.setState({ open: 'tour' }),
};

/** Starts a new cover. The current one stays in this browser, and setup lists it. */
export const startNewCover: Action = {
  id: 'new-cover',
  label: 'startANewCover',
  group: 'Cover',
  shortcuts: [],
  isEnabled: () => true,
  run: () => window.location.assign('/design?setup=true'),
};
