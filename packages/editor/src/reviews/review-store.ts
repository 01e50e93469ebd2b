import type { Review } from '@coverwright/contracts/calls/reviews.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The state of the review panel. */
export interface ReviewState {
  /** True if the panel is open and the pins are shown. */
  readonly isOpen: boolean;
  /** The review; undefined while it is not known, null without one. */
  readonly review: Review | null | undefined;
  /** The last error, in one sentence. */
  readonly fault: string | null;
  /** Id of the selected thread. */
  readonly chosenId: string | null;
}

export type ReviewStore = StoreApi<ReviewState>;

export function createReviewStore(): ReviewStore {
  return createStore(() => ({ isOpen: false, review: undefined, fault: null, chosenId: null }));
}
