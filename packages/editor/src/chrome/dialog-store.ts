import { type StoreApi, createStore } from 'zustand/vanilla';

/** The dialogs of the editor, of which at most one is open. */
export type DialogId = 'commands' | 'shortcuts' | 'tour' | 'crop' | 'ideas' | 'share' | 'versions';

export type DialogStore = StoreApi<{ readonly open: DialogId | null }>;

export function createDialogStore(): DialogStore {
  return createStore(() => ({ open: null }));
}
