import type { Rgba } from '@coverwright/core/design/colour.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** The request for a color from the cover; null without an eyedropper. */
export type EyedropperStore = StoreApi<{ readonly request: ColourRequest | null }>;

export interface ColourRequest {
  readonly onPick: (colour: Rgba) => void;
}

export function createEyedropperStore(): EyedropperStore {
  return createStore(() => ({ request: null }));
}
