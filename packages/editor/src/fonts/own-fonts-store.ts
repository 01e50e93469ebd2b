import { listFonts } from '@coverwright/contracts/calls/fonts.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { callApi } from '../api/call-api.ts';

/** The fonts that this author ever brought, for whichever cover. */
export interface OwnFonts {
  readonly fonts: readonly UserFont[];
  /** Asks the server once; where it does not answer, the cover's own fonts are still there. */
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
