import type { EditorStore } from '../session/create-editor-store.ts';
import { openKept } from '../session/open-cover.ts';
import { askToPersist } from './ask-to-persist.ts';
import { storeDesignerSession } from './designer-session.ts';
import { holdCover } from './hold-cover.ts';
import type { Journal, JournalEvent } from './journal.ts';
import { keepJournal } from './keep-journal.ts';
import { keepSaving } from './keep-saving.ts';
import { keptOfState } from './kept-of-state.ts';
import { saveCover } from './save-cover.ts';
import { createCondition, type Saving } from './saving-context.ts';

interface KeptDesk {
  readonly store: EditorStore;
  readonly coverId: string;
  readonly journal: Journal;
  readonly showItem: (itemId: string) => void;
  /** Opens a kept cover in the place of this one. */
  readonly goOnWith: (coverId: string, notice: string) => void;
}

const FORKED =
  'This cover was saved from another place in the meantime. What you have here is now a cover of its own, not saved yet; the other stays as it was saved.';

const NO_ROOM =
  'This cover was saved from another place in the meantime, and this browser has no room to keep yours beside it. Download the design as a file, then clear some space on the disk.';

export interface CoverKeeping extends Saving {
  /** Begins to keep the cover. Returns what ends it. */
  start(): () => void;
}

/** Everything that sees to it that nothing of one cover is lost: the journal, the tabs, the server, the session. */
export function keepCover({ store, coverId, journal, showItem, goOnWith }: KeptDesk): CoverKeeping {
  const condition = createCondition(journal.kind);
  const onConflict = () => void fork();
  const fork = async () => {
    const copy = crypto.randomUUID();
    // Nothing is changed any more that the copy would lack.
    store.setState({ isHeldElsewhere: true, editingId: null });
    const outcome = await journal.write({
      ...keptOfState(store.getState(), coverId),
      coverId: copy,
      itemId: null,
      isRevision: false,
      basedOn: null,
      saved: false,
    });
    if (outcome !== 'kept') {
      store.setState({ isHeldElsewhere: false });
      return store.getState().notify({ tone: 'error', text: NO_ROOM });
    }
    // What the copy has is not to be restored over the other save when that is opened here.
    store.setState({ currentChangesSaved: true });
    await journal.write(keptOfState(store.getState(), coverId));
    goOnWith(copy, FORKED);
  };
  const reload = async () => {
    const cover = await openKept(coverId, journal, new AbortController().signal);
    if (!cover) return;
    const { selectedIds } = store.getState();
    store.getState().open(cover.design, cover);
    store.getState().selectMany(selectedIds, true);
  };
  let takeOver = () => {};
  return {
    condition,
    save: () => saveCover(store, { isAsked: true, showItem, onConflict }),
    takeOver: () => takeOver(),
    start() {
      journal.listen((event) => condition.setState({ event }));
      const isHere = () => condition.getState().hold === 'here';
      const keeping = keepJournal(store, coverId, journal, {
        isHere,
        onStale: () => void reload(),
        onFirstEdit: () => void askToPersist(() => window.localStorage),
        onReach: (isReached) => condition.setState(({ event }) => ({ event: told(isReached, event) })),
      });
      const stopSaving = keepSaving(store, () => saveCover(store, { isAsked: false, showItem, onConflict }));
      const hold = holdCover(coverId, {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        makeId: () => crypto.randomUUID(),
        onGained: reload,
        onYield: keeping.flush,
        onChange(next) {
          condition.setState({ hold: next });
          store.setState({ isHeldElsewhere: next !== 'here', ...(next === 'here' ? {} : { editingId: null }) });
          if (next === 'here') keeping.resume();
        },
      });
      takeOver = hold.takeOver;
      const stopSession = keepSession(store, coverId);
      return () => {
        keeping.stop();
        stopSaving();
        hold.release();
        stopSession();
      };
    },
  };
}

/** What the banner says once the journal can be written, or no longer. */
function told(isReached: boolean, event: JournalEvent | null): JournalEvent | null {
  if (!isReached) return { kind: 'unreachable' };
  return event?.kind === 'unreachable' ? null : event;
}

/** What a reload, or a way back from signing in, opens in this tab. */
function keepSession(store: EditorStore, coverId: string): () => void {
  const write = () => {
    const { itemId, isRevision, history } = store.getState();
    const stored = { coverId, itemId, currentFormat: history.present.format, isRevision };
    storeDesignerSession({ stored }, () => window.sessionStorage);
  };
  write();
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', write);
  return () => {
    document.removeEventListener('visibilitychange', write);
    window.removeEventListener('pagehide', write);
  };
}
