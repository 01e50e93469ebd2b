import { listFonts } from '@coverwright/contracts/calls/fonts.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { callApi } from '../api/call-api.ts';

/** The fonts that this author has uploaded, for any cover. */
export interface OwnFonts {
  readonly fonts: readonly UserFont[];
  /** Loads the list once. If the request fails, the cover's own fonts are still available. */
  load(): Promise<void>;
  add(font: UserFont): void;
}

export type OwnFontsStore = StoreApi<OwnFonts>;

export function createOwnFontsStore(): OwnFontsStore {
  let asked = false;
  return createStore((set) => ({
    fonts: [],
    async load() {
      if (asked) return;
      asked = true;
      const answer = await callApi(listFonts, {});
      if (answer.ok) set({ fonts: answer.value.fonts });
      else asked = false;
    },
    add: (font) => set(({ fonts }) => ({ fonts: [...fonts.filter(({ assetId }) => assetId !== font.assetId), font] })),
  }));
}
