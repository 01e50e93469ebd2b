import type { Rgba } from '@coverwright/core/design/colour.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** The eyedropper's request for a color of the cover; null while the eyedropper is closed. */
export type EyedropperStore = StoreApi<{ readonly request: ColourRequest | null }>;

export interface ColourRequest {
  readonly onPick: (colour: Rgba) => void;
}

export function createEyedropperStore(): EyedropperStore {
  return createStore(() => ({ request: null }));
}
