import { type StoreApi, createStore } from 'zustand/vanilla';

/** Describes what is laid over the editor: one at a time. */
export type DialogId = 'commands' | 'shortcuts' | 'tour' | 'crop' | 'ideas' | 'share' | 'versions';

export type DialogStore = StoreApi<{ readonly open: DialogId | null }>;

export function createDialogStore(): DialogStore {
  return createStore(() => ({ open: null }));
}
