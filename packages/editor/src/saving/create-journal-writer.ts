import type { EditorStore } from '../session/create-editor-store.ts';
import type { EditorState } from '../session/editor-state.ts';
import type { Journal } from './journal.ts';
import { storedOfState } from './stored-of-state.ts';

/** Delay after a change in milliseconds: well within the promised second, and cheap during a drag. */
const AFTER_MS = 350;

/** Delay after a database error, which is often temporary. Milliseconds. */
const AFTER_FAULT_MS = 5000;

export interface JournalWriter {
  /** Writes pending changes now. Resolves when they are stored. */
  flush(): Promise<void>;
  /** Allows this tab to write from now on. */
  resume(): void;
  /** Writes pending changes a last time, and stops. */
  stop(): void;
}

interface JournalWriterTools {
  /** Returns false while another tab works on the cover: nothing is written then. */
  readonly isHere: () => boolean;
  /** Called if another tab has written a newer state. */
  readonly onStale: () => void;
  /** Called on the author's first change since the cover was opened. */
  readonly onFirstEdit: () => void;
  /** Called with false when a write fails, and with true when one succeeds again. */
  readonly onReach: (isReached: boolean) => void;
}

/** Writes the journal shortly after each change, and at once when the page is left. */
export function createJournalWriter(store: EditorStore, coverId: string, journal: Journal, tools: JournalWriterTools): JournalWriter {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing: Promise<void> | null = null;
  let isWanted = false;
  let hasEdited = false;
  let isReached = true;

  const plan = (wait: number) => {
    isWanted = true;
    timer ??= setTimeout(() => {
      timer = null;
      if (tools.isHere()) void flush();
    }, wait);
  };
  const reach = (next: boolean) => {
    if (next !== isReached) tools.onReach(next);
    isReached = next;
  };
  const write = async () => {
    isWanted = false;
    try {
      const outcome = await journal.write(storedOfState(store.getState(), coverId));
      reach(true);
      if (outcome === 'stale') tools.onStale();
    } catch {
      reach(false);
      plan(AFTER_FAULT_MS);
    }
  };
  const flush = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // Writes run one at a time, so that the newest state is written last.
    while (writing) await writing;
    if (!isWanted) return;
    writing = write();
    await writing;
    writing = null;
  };
  const leave = () => {
    if (!tools.isHere() || !(isWanted || writing)) return;
    journal.writeLastWords(storedOfState(store.getState(), coverId));
    isWanted = true;
    void flush();
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (!isKeptDifferently(state, before) || state.isHeldElsewhere) return;
    if (!hasEdited && state.history !== before.history && state.history.past.length > 0) {
      hasEdited = true;
      tools.onFirstEdit();
    }
    plan(AFTER_MS);
  });
  isWanted = true;
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return {
    flush,
    resume() {
      if (isWanted) plan(0);
    },
    stop() {
      if (tools.isHere()) void flush();
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    },
  };
}

function isKeptDifferently(state: EditorState, before: EditorState): boolean {
  return (
    state.history !== before.history ||
    state.otherHistories !== before.otherHistories ||
    state.currentChangesSaved !== before.currentChangesSaved ||
    state.itemId !== before.itemId ||
    state.basedOn !== before.basedOn ||
    state.activeTab !== before.activeTab
  );
}
