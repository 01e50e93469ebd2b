/** The open layers of the page, which the browser's Back button closes before it leaves the page. */
export interface BackStack {
  /** @param close closes the layer. @returns a function to call when the layer is closed in another way */
  open(close: () => void): () => void;
  /** Handles a `popstate` event. */
  back(): void;
}

const KEY = 'coverwrightDepth';

/**
 * Gives each open layer a history entry, so that Back, also on a phone, closes the topmost one. If a layer is closed in another way, its
 * entry stays for the next layer, and Back skips it.
 */
export function createBackStack(history: Pick<History, 'state' | 'pushState' | 'back'>): BackStack {
  const closers: { readonly close: () => void }[] = [];
  const entryDepth = () => {
    const state: unknown = history.state;
    const depth = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : 0;
    return typeof depth === 'number' ? depth : 0;
  };
  let depth = entryDepth();
  return {
    open(close) {
      const closer = { close };
      closers.push(closer);
      depth = entryDepth();
      if (depth < closers.length) {
        depth += 1;
        history.pushState({ ...(history.state as object | null), [KEY]: depth }, '');
      }
      return () => {
        const index = closers.indexOf(closer);
        if (index >= 0) closers.splice(index, 1);
      };
    },
    back() {
      const left = depth;
      depth = entryDepth();
      // The entry is further forward, or belongs to another page.
      if (depth >= left) return;
      if (closers.length <= depth) return history.back();
      for (const { close } of closers.splice(depth).toReversed()) close();
    },
  };
}
