import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { Finish } from '@coverwright/render/mock-up/surfaces.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** Describes how the author looks at the cover as a thing. */
export interface BookView {
  readonly isOpen: boolean;
  /** Null means the first that there is for the format. */
  readonly scene: SceneId | null;
  readonly finish: Finish;
  readonly spine: 'flat' | 'rounded';
  /** Degrees by which the front is lifted. */
  readonly opened: number;
}

export type BookViewStore = StoreApi<BookView>;

export function createBookViewStore(): BookViewStore {
  return createStore(() => ({ isOpen: false, scene: null, finish: 'matte', spine: 'flat', opened: 0 }));
}
