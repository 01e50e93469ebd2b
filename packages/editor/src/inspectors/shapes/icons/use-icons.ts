import { type IconSetId, searchIcons } from '@coverwright/contracts/calls/icons.ts';
import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { callApi } from '../../../api/call-api.ts';
import { type Pages, usePages } from '../../../api/use-pages.ts';

const TYPING_MS = 250;

/** Loads the icons of a search page by page. @param set null searches every set */
export function useIcons(query: string, set: IconSetId | null): Pages<IconArtwork> {
  return usePages({
    key: `${set ?? ''} ${query}`,
    read: async (page, signal) => {
      const found = await callApi(searchIcons, { query: { query, page, ...(set ? { set } : {}) } }, signal);
      return found.ok ? succeed({ entries: found.value.icons, hasMore: page < found.value.totalPages }) : found;
    },
    idOf: iconKey,
    waitMs: TYPING_MS,
  });
}

export function iconKey({ set, name }: IconArtwork): string {
  return `${set} ${name}`;
}
