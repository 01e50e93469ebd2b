import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { FilterClient } from './filter-client.ts';
import type { SentPixels } from './filter-task.ts';

interface LiveState {
  readonly isLive: boolean;
  /** Number of times that the worker was lost; each time it needs the picture again. */
  readonly losses: number;
}

/** A preview of the filter while its sliders are dragged; the document does not change. */
export interface LivePreview {
  /** The state of the preview: `isLive` is true from the first requested look until the end. */
  readonly state: StoreApi<LiveState>;
  /** Sets the unfiltered picture at its size on the stage. Looks that were requested before are painted now. */
  hold(pixels: SentPixels): void;
  /** Requests a look. While one is being painted, only the newest request waits. */
  show(filter: ImageFilter | null): void;
  end(): void;
  /** Calls the listener with every painted look. */
  subscribe(listener: (look: SentPixels) => void): () => void;
}

export function createLivePreview(client: FilterClient): LivePreview {
  const state = createStore<LiveState>(() => ({ isLive: false, losses: 0 }));
  const listeners = new Set<(look: SentPixels) => void>();
  let newest: { readonly filter: ImageFilter | null } | null = null;
  let next: { readonly filter: ImageFilter | null } | null = null;
  let isHeld = false;
  let isLost = false;
  let isBusy = false;

  // The worker crashed, and its picture is lost. The picture is sent again with the next look, not at once: if every answer failed, that
  // would never end.
  const lose = () => {
    isHeld = false;
    isLost = true;
    return null;
  };
  const makeNext = async () => {
    if (isBusy || !isHeld || !next) return;
    const { filter } = next;
    next = null;
    isBusy = true;
    const answer = await client.ask({ kind: 'look', filter }).catch(lose);
    isBusy = false;
    const pixels = answer?.pixels;
    if (pixels && state.getState().isLive) for (const listener of listeners) listener(pixels);
    void makeNext();
  };
  return {
    state,
    hold(pixels) {
      isHeld = true;
      isLost = false;
      void client.ask({ kind: 'hold', pixels }).catch(lose);
      // A picture of another size needs the present look again.
      next ??= newest;
      void makeNext();
    },
    show(filter) {
      newest = next = { filter };
      if (!state.getState().isLive) state.setState({ isLive: true });
      if (isLost) {
        isLost = false;
        state.setState(({ losses }) => ({ losses: losses + 1 }));
      }
      void makeNext();
    },
    end() {
      newest = next = null;
      isHeld = false;
      state.setState({ isLive: false });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
