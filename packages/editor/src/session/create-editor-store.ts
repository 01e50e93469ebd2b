import { type Command, applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { type History, amend, record, redo, startHistory, undo } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { type PlacedElement, placedElement } from '@coverwright/core/elements/placed-elements.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { SceneMaker } from '../resources/scene-maker.ts';
import type { BoughtCover, EditorState, Histories, Notice, SaveState, SelectedWords } from './editor-state.ts';
import { boughtNotice, isReadOnly } from './is-read-only.ts';
import { linkOtherFormats } from './link-other-formats.ts';
import { startHistories } from './start-histories.ts';
import { selectionOf } from './selection.ts';
import { sentenceCase } from './sentence-case.ts';
import { type TabId, defaultTab } from './tab.ts';
import { tabForSelection } from './tab-for-selection.ts';

/** The actions of an editor. Every change of the document goes through `run`. */
export interface EditorActions {
  /**
   * Changes the document, or shows a notice why that fails. Returns true if it changed, or will once the fonts for another book load.
   * @param label what the author did, for "Undo …".
   * @param gesture names one drag or one burst of typing: its changes are one undo step.
   */
  run(command: Command, label: string, gesture?: string): boolean;
  /** The fonts for laying designs out for another book; null while some are missing. */
  engineFor(...designs: readonly Design[]): TextEngine | null;
  /** Resolves when these fonts have loaded or failed to load; null if there is nothing to wait for. */
  prepareAdapting(...designs: readonly Design[]): Promise<void> | null;
  /** Changes the document without an undo step, for changes that the author did not make. */
  amend(command: Command): void;
  undo(): void;
  redo(): void;
  /** @param keepTab true to leave the drawer as it is. */
  select(id: string | null, keepTab?: boolean): void;
  /** Selects several elements; a single one is selected as by `select`. */
  selectMany(ids: readonly string[], keepTab?: boolean): void;
  /** Reverts a canceled gesture. */
  revert(before: History): void;
  copy(elements: readonly PlacedElement[]): void;
  /** @param words `all` selects every word, so that typing replaces them. */
  startEditing(id: string, words?: 'all'): void;
  stopEditing(): void;
  /** Stores the selected characters; an empty range is no selection. */
  selectWords(words: SelectedWords): void;
  openTab(tab: TabId): void;
  closeDrawer(): void;
  /** Replaces the whole document: another format, a loaded draft, a new cover. Without a history, a new one starts. */
  open(design: Design, item: OpenedItem): void;
  /** @param item the server's id of the cover, and the time of its last save there */
  setSave(save: SaveState, item?: { readonly itemId: string; readonly basedOn: string }): void;
  notify(notice: Notice | null): void;
}

/** The state of the opened document. */
export interface OpenedItem {
  readonly itemId: string | null;
  /** Absent means false. */
  readonly isRevision?: boolean;
  /** Null or absent for a cover that was not bought. */
  readonly bought?: BoughtCover | null;
  readonly basedOn?: string | null;
  readonly otherDesigns: Designs;
  readonly saved: boolean;
  /** The undo history, whose present is the opened design. */
  readonly history?: History | undefined;
  readonly otherHistories?: Histories | undefined;
}

export type EditorStore = StoreApi<EditorState & EditorActions>;

export function createEditorStore(design: Design, scenes: SceneMaker): EditorStore {
  /**
   * Reports whether changes are refused, and tells the author why if the cover is bought. A cover that is open in another tab has a banner.
   */
  const refusesChange = (): boolean => {
    const state = store.getState();
    if (state.bought !== null) state.notify(boughtNotice());
    return isReadOnly(state);
  };
  /** Changes of the book that wait for fonts; they run one after the other. */
  let waiting: Promise<void> = Promise.resolve();
  const later = (act: () => void) => {
    const { history } = store.getState();
    waiting = waiting.then(() => scenes.prepareAdapting?.(history.present)).then(act);
  };
  const commit = (command: Command, label: string, gesture?: string): boolean => {
    const { history, engineFor } = store.getState();
    // The cover may have become read-only while fonts were loaded.
    if (refusesChange()) return false;
    const result = applyCommand(history.present, command, composesAgain(command) ? engineFor(history.present) : null);
    if (!result.ok) {
      store.setState({ notice: { tone: 'error', text: sentenceCase(result.fault.message) } });
      return false;
    }
    store.setState((state) => ({
      history: record(history, result.value, label, gesture ?? null),
      ...linkOtherFormats(state, result.value),
      currentChangesSaved: false,
    }));
    return true;
  };
  const store: EditorStore = createStore((set, get) => ({
    itemId: null,
    isRevision: false,
    bought: null,
    basedOn: null,
    history: startHistory(design),
    otherDesigns: {},
    otherHistories: {},
    isHeldElsewhere: false,
    scene: null,
    sceneRevision: 0,
    ...selectionOf([]),
    clipboard: [],
    copiedStyle: null,
    editingId: null,
    editsAllWords: false,
    selectedWords: null,
    activeTab: defaultTab(design.format),
    drawerOpen: true,
    save: 'idle',
    currentChangesSaved: false,
    notice: null,
    findings: [],
    checked: null,

    run(command, label, gesture) {
      const { history, engineFor } = get();
      if (refusesChange()) return false;
      // Finding the faces of a cover takes a lookup for each letter, which is too much for every step of a drag.
      if (composesAgain(command) && engineFor(history.present) === null && scenes.prepareAdapting) {
        later(() => commit(command, label, gesture));
        return true;
      }
      return commit(command, label, gesture);
    },
    engineFor: (...designs) => scenes.engineFor?.(...designs) ?? null,
    prepareAdapting: (...designs) => scenes.prepareAdapting?.(...designs) ?? null,
    amend(command) {
      const { history } = get();
      if (isReadOnly(get())) return;
      const result = applyCommand(history.present, command);
      if (result.ok) set((state) => ({ history: amend(history, result.value), ...linkOtherFormats(state, result.value) }));
    },
    undo: () => set((state) => stepped(state, undo)),
    redo: () => set((state) => stepped(state, redo)),
    select: (id, keepTab = false) => get().selectMany(id === null ? [] : [id], keepTab),
    selectMany(ids, keepTab = false) {
      const { history, activeTab, editingId, selectedWords, drawerOpen } = get();
      const selection = selectionOf(ids);
      const tab = keepTab ? null : tabForSelection(selection.selectedId, history.present);
      set({
        ...selection,
        editingId: editingId === selection.selectedId ? editingId : null,
        selectedWords: selectedWords?.id === selection.selectedId ? selectedWords : null,
        activeTab: tab ?? activeTab,
        drawerOpen: drawerOpen || tab !== null,
      });
    },
    revert: (before) => set((state) => ({ history: before, ...linkOtherFormats(state, before.present), currentChangesSaved: false })),
    copy: (clipboard) => set({ clipboard }),
    startEditing(id, words) {
      if (!refusesChange()) set({ ...selectionOf([id]), editingId: id, editsAllWords: words === 'all' });
    },
    stopEditing: () => set({ editingId: null }),
    selectWords({ id, start, end }) {
      // A caret moves with every letter, so an empty selection that stays empty is not reported.
      if (start < end) set({ selectedWords: { id, start, end } });
      else if (get().selectedWords !== null) set({ selectedWords: null });
    },
    openTab: (activeTab) => set({ activeTab, drawerOpen: true }),
    closeDrawer: () => set({ drawerOpen: false }),
    open(next, { itemId, isRevision, bought, basedOn, otherDesigns, saved, history, otherHistories }) {
      set({
        itemId,
        isRevision: isRevision ?? false,
        bought: bought ?? null,
        basedOn: basedOn ?? null,
        otherDesigns,
        otherHistories: { ...startHistories(otherDesigns), ...otherHistories },
        history: history ? { ...history, present: next } : startHistory(next),
        ...selectionOf([]),
        editingId: null,
        selectedWords: null,
        activeTab: defaultTab(next.format),
        currentChangesSaved: saved,
        save: 'idle',
      });
    },
    setSave: (save, item) =>
      set((state) => ({
        ...item,
        save,
        currentChangesSaved: save === 'saved' ? true : state.currentChangesSaved,
      })),
    notify: (notice) => set({ notice }),
  }));
  syncScene(store, scenes);
  return store;
}

/** Applies a step of undo or redo. Nothing changes if there is no step or the cover is read-only. */
function stepped(state: EditorState, step: (history: History) => History): Partial<EditorState> {
  const { history } = state;
  const next = isReadOnly(state) ? history : step(history);
  return next === history ? {} : { history: next, ...linkOtherFormats(state, next.present), currentChangesSaved: false, editingId: null };
}

/** Compiles each new document, at once or as soon as its fonts have loaded. */
function syncScene(store: EditorStore, scenes: SceneMaker): void {
  const compile = (design: Design) => {
    scenes.make(design, (scene) => {
      // A font that loads late must not bring back an older document.
      if (store.getState().history.present !== design) return;
      store.setState(({ sceneRevision, selectedIds }) => {
        // Hidden elements are not in the scene, and can still be selected in the list of layers.
        const known = selectedIds.filter((id) => scene.layers.some((layer) => layer.id === id) || placedElement(design, id) !== null);
        return { scene, sceneRevision: sceneRevision + 1, ...(known.length === selectedIds.length ? {} : selectionOf(known)) };
      });
    });
  };
  compile(store.getState().history.present);
  store.subscribe((state, before) => {
    if (state.history.present !== before.history.present) compile(state.history.present);
  });
}

/** Returns true for a change of the book or the palette, which composes the cover again and may need further fonts. */
function composesAgain(command: Command): boolean {
  const parts: readonly { readonly name: string }[] = command.name === 'together' ? command.commands : [command];
  return parts.some(({ name }) => name === 'change-specification' || name === 'apply-palette');
}
