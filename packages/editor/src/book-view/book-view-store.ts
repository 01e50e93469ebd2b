import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { Finish } from '@coverwright/render/mock-up/surfaces.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** The settings of the author's 3D view. */
export interface BookView {
  readonly isOpen: boolean;
  /** Null means the format's first scene. */
  readonly scene: SceneId | null;
  readonly finish: Finish;
  readonly spine: 'flat' | 'rounded';
  /** Angle by which the front cover is open, in degrees. */
  readonly opened: number;
}

export type BookViewStore = StoreApi<BookView>;

export function createBookViewStore(): BookViewStore {
  return createStore(() => ({ isOpen: false, scene: null, finish: 'matte', spine: 'flat', opened: 0 }));
}
