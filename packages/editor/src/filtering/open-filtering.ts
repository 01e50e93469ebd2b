import type { Rgba } from '@coverwright/core/design/colour.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type FilterClient, createFilterClient } from './filter-client.ts';
import { type LivePreview, createLivePreview } from './live-preview.ts';
import { openFilterPort } from './open-filter-port.ts';

/** The filter worker, the live preview and the palette of a mounted editor. */
export interface Filtering {
  readonly client: FilterClient;
  readonly live: LivePreview;
  /** The palette of the filtered cover picture; empty without a picture. */
  readonly palette: StoreApi<{ readonly colours: readonly Rgba[] }>;
}

export function openFiltering(): Filtering {
  const client = createFilterClient(openFilterPort);
  return { client, live: createLivePreview(client), palette: createStore(() => ({ colours: [] })) };
}
