import type { Rgba } from '@coverwright/core/design/colour.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** Describes who asked for a colour from the cover; null: nobody, and there is no eyedropper. */
export type EyedropperStore = StoreApi<{ readonly request: ColourRequest | null }>;

export interface ColourRequest {
  readonly onPick: (colour: Rgba) => void;
}

export function createEyedropperStore(): EyedropperStore {
  return createStore(() => ({ request: null }));
}
