import type { EditorStore } from '../session/create-editor-store.ts';
import { openStored } from '../session/open-cover.ts';
import { requestPersistence } from './request-persistence.ts';
import { NoRoomForCopy, saveCopy, saveTemplate } from './copy-cover.ts';
import { storeDesignerSession } from './designer-session.ts';
import { holdCover } from './hold-cover.ts';
import type { Journal, JournalEvent } from './journal.ts';
import { createJournalWriter } from './create-journal-writer.ts';
import { autosave } from './autosave.ts';
import { storedOfState } from './stored-of-state.ts';
import { type Conflict, saveCover } from './save-cover.ts';
import { createCondition, type Saving } from './saving-context.ts';
import { savingMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(savingMessages);

interface CoverSaverTools {
  readonly store: EditorStore;
  readonly coverId: string;
  readonly journal: Journal;
  readonly showItem: (itemId: string) => void;
  /** Opens a stored cover in the place of this one. @throws if it cannot be opened */
  readonly openInstead: (coverId: string, notice: string) => Promise<void>;
}

export interface CoverSaver extends Saving {
  /** Starts saving the cover. Returns a function that stops it. */
  start(): () => void;
}

/** Connects the parts that protect a cover from being lost: the journal, the tabs, the server and the session. */
export function createCoverSaver({ store, coverId, journal, showItem, openInstead }: CoverSaverTools): CoverSaver {
  const condition = createCondition(journal.kind);
  /** Id of the copy for a conflict; a retry uses the same one. */
  let copyId: string = crypto.randomUUID();

  /** Runs a step and never rejects: an error is shown, and the author can try again. */
  const attempt = async (message: string, step: () => Promise<void>): Promise<void> => {
    condition.setState({ failure: null });
    try {
      await step();
    } catch (error) {
      const failure = { message: error instanceof NoRoomForCopy ? t('storageFull') : message, retry: () => void attempt(message, step) };
      condition.setState({ failure });
    }
  };
  /** Opens a copy of the cover in its place. If that fails, the cover stays open and editable. */
  const moveToCopy = async (keep: typeof saveCopy, notice: string) => {
    const { currentChangesSaved, isHeldElsewhere } = store.getState();
    // The cover is read-only from here on, so that the copy has every change.
    store.setState({ isHeldElsewhere: true, editingId: null });
    try {
      await keep(journal, store.getState(), copyId);
      // The original counts as saved, so that opening it here does not restore these changes over the other save.
      store.setState({ currentChangesSaved: true });
      await journal.write(storedOfState(store.getState(), coverId));
      await openInstead(copyId, notice);
      copyId = crypto.randomUUID();
    } catch (error) {
      store.setState({ currentChangesSaved, isHeldElsewhere });
      throw error;
    }
  };
  const onConflict = (conflict: Conflict) =>
    void attempt(t('copyFailed'), () => moveToCopy(saveCopy, t(conflict === 'saved' ? 'conflictSaved' : 'conflictBought')));
  const reload = async () => {
    const cover = await openStored(coverId, journal);
    if (!cover) throw new Error('The journal has no such cover any more');
    const { selectedIds } = store.getState();
    store.getState().open(cover.design, cover);
    store.getState().selectMany(selectedIds, true);
  };
  let takeOver = () => {};
  /** Takes over after another tab was closed. If that tab's last state cannot be read, nothing is overwritten until it can. */
  const gain = async () => {
    condition.setState({ failure: null });
    try {
      await reload();
    } catch (error) {
      condition.setState({ failure: { message: t('reloadFailed'), retry: () => takeOver() } });
      throw error;
    }
  };
  return {
    condition,
    save: () => saveCover(store, { isAsked: true, showItem, onConflict }),
    takeOver: () => takeOver(),
    openAsTemplate: () => attempt(t('copyFailed'), () => moveToCopy(saveTemplate, t('template'))),
    start() {
      journal.listen((event) => condition.setState({ event }));
      const isHere = () => condition.getState().hold === 'here';
      const keeping = createJournalWriter(store, coverId, journal, {
        isHere,
        onStale: () => void attempt(t('reloadFailed'), reload),
        onFirstEdit: () => void requestPersistence(() => window.localStorage),
        onReach: (isReached) => condition.setState(({ event }) => ({ event: told(isReached, event) })),
      });
      const stopSaving = autosave(store, () => saveCover(store, { isAsked: false, showItem, onConflict }));
      const hold = holdCover(coverId, {
        locks: navigator.locks,
        openChannel: (name) => new BroadcastChannel(name),
        makeId: () => crypto.randomUUID(),
        onGained: gain,
        onYield: keeping.flush,
        onChange(next) {
          condition.setState({ hold: next });
          store.setState({ isHeldElsewhere: next !== 'here', ...(next === 'here' ? {} : { editingId: null }) });
          if (next === 'here') keeping.resume();
        },
      });
      takeOver = hold.takeOver;
      const stopSession = writeSession(store, coverId);
      return () => {
        keeping.stop();
        stopSaving();
        hold.release();
        stopSession();
      };
    },
  };
}

/** Returns the banner's event for a journal that became writable or unwritable. */
function told(isReached: boolean, event: JournalEvent | null): JournalEvent | null {
  if (!isReached) return { kind: 'unreachable' };
  return event?.kind === 'unreachable' ? null : event;
}

/** Stores the id of the cover, so that this tab opens it again after a reload or a login. */
function writeSession(store: EditorStore, coverId: string): () => void {
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
