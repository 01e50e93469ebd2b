import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { GestureView } from '../stage/gestures/gesture-view.ts';
import type { EditorActions, EditorStore } from './create-editor-store.ts';
import type { EditorState } from './editor-state.ts';

/** The surroundings of the stage follow typing on the canvas after a pause of this length, or after the longer time. Milliseconds. */
const PAUSE_MS = 300;
const BURST_MS = 1500;

/**
 * A copy of the editor's state for everything around the stage. During a drag, or while text is typed on the canvas, only the stage follows
 * at every frame: rendering the drawer and the bars sixty times a second costs more than painting the cover, and distracts the author.
 * @param later runs `then` after a delay in milliseconds, and returns a function that cancels it
 */
export function createCalmStore(
  store: EditorStore,
  gestures: StoreApi<GestureView>,
  later: (milliseconds: number, then: () => void) => () => void,
): EditorStore {
  const calm = createStore<EditorState & EditorActions>(() => store.getState());
  let stopPause: (() => void) | null = null;
  let stopBurst: (() => void) | null = null;
  const catchUp = () => {
    stopPause?.();
    stopBurst?.();
    stopPause = stopBurst = null;
    if (calm.getState() !== store.getState()) calm.setState(store.getState(), true);
  };
  const isHeld = () => gestures.getState().activeIds.length > 0;
  store.subscribe((state, before) => {
    if (isHeld()) return;
    // Only typing may be delayed: selections, notices and the save state are shown at once.
    const isTyping = state.editingId !== null && state.editingId === before.editingId && state.history !== before.history;
    const isRedrawn = state.scene !== before.scene && state.history === before.history;
    if (state.editingId === null || !(isTyping || isRedrawn)) return catchUp();
    stopPause?.();
    stopPause = later(PAUSE_MS, catchUp);
    stopBurst ??= later(BURST_MS, catchUp);
  });
  gestures.subscribe(() => {
    if (!isHeld() && stopPause === null) catchUp();
  });
  return calm;
}
