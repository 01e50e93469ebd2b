import { type Asset, listUploads } from '@coverwright/contracts/calls/assets.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { useRef } from 'react';
import { callApi } from '../../api/call-api.ts';
import { type Pages, usePages } from '../../api/use-pages.ts';

/** Loads the author's own pictures, newest first, 24 per page. @param revision a different number loads them again */
export function useUploads(revision: number): Pages<Asset> {
  /** The cursor of each page. */
  const cursors = useRef<(string | null)[]>([]);
  return usePages({
    key: `uploads ${revision}`,
    read: async (page, signal) => {
      const cursor = page > 1 ? cursors.current[page] : null;
      const found = await callApi(listUploads, { query: cursor ? { cursor } : {} }, signal);
      if (!found.ok) return found;
      cursors.current[page + 1] = found.value.nextCursor;
      return succeed({ entries: found.value.assets, hasMore: found.value.nextCursor !== null });
    },
    idOf: ({ assetId }) => assetId,
  });
}
