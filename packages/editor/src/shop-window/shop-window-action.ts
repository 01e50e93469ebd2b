import type { Action } from '../actions/action.ts';

export const openShopWindow: Action = {
  id: 'shop-window',
  label: 'shopWindowTest',
  group: 'View',
  shortcuts: ['Mod+Shift+S'],
  isEnabled: ({ store }) => store.getState().scene !== null,
  run: ({ resources }) => resources.shopWindow.setState({ isOpen: true }),
};
