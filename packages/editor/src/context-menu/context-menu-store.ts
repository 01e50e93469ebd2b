import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';

interface ContextMenu {
  /** Position of the menu in the window, in screen pixels; null while it is closed. */
  readonly at: Point | null;
  /** True if the menu shows shortcuts, because the device has a keyboard. */
  readonly withKeys: boolean;
  /** The element that had the focus before the menu opened, and gets it back. */
  readonly opener: Element | null;
}

export interface ContextMenuStore extends StoreApi<ContextMenu> {
  openAt(at: Point, withKeys: boolean): void;
  /** @param at stage pixels */
  openOnStage(at: Point, withKeys: boolean): void;
  close(): void;
  /** Registers the stage's element, from which positions are measured. */
  connectStage(stage: Element | null): void;
}

export function createContextMenuStore(): ContextMenuStore {
  const store = createStore<ContextMenu>(() => ({ at: null, withKeys: true, opener: null }));
  let stage: Element | null = null;
  const openAt = (at: Point, withKeys: boolean) => {
    const opener = typeof document === 'undefined' ? null : document.activeElement;
    store.setState({ at, withKeys, opener });
  };
  return {
    ...store,
    openAt,
    openOnStage: ({ x, y }, withKeys) => {
      const { left, top } = stage?.getBoundingClientRect() ?? { left: 0, top: 0 };
      openAt({ x: x + left, y: y + top }, withKeys);
    },
    close: () => store.setState({ at: null }),
    connectStage: (element) => {
      stage = element;
    },
  };
}
