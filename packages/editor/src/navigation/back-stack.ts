/** The layers over the page, which the browser's Back closes before it leaves anything. */
export interface BackStack {
  /** @param close closes what was opened. @returns what takes it off the stack, for when it is closed in another way. */
  open(close: () => void): () => void;
  /** Call it at every `popstate`. */
  back(): void;
}

const KEY = 'coverwrightDepth';

/**
 * Gives each thing that is open an entry of the history, so that Back, and a phone's Back button, closes the topmost. An entry whose
 * thing was closed in another way stays and serves the next one; Back passes over it.
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
