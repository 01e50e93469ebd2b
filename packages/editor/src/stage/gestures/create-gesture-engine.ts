import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { SelectionClick } from '@coverwright/core/interaction/select-cycle.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { EditorStore } from '../../session/create-editor-store.ts';
import type { CameraStore } from '../camera-store.ts';
import { toScene } from '../camera.ts';
import { type GestureView, NOTHING_GOING_ON } from './gesture-view.ts';
import { MODES } from './modes/modes.ts';
import { holdPress, menuActions } from './modes/press.ts';
import type { GestureAction, Plan } from './plan.ts';
import type { PointerInput } from './pointer-input.ts';
import { IDLE, type ModeKind, type PointerMode } from './pointer-mode.ts';
import type { StageFacts } from './stage-facts.ts';
import { startGesture } from './start-gesture.ts';

/** Lets text editing on the canvas handle a press in the edited box. Scene pixels. */
export interface TextPointer {
  /** @returns true if the press set the caret */
  press(point: Point, extend: boolean): boolean;
  drag(point: Point): void;
  startAt(id: string, point: Point): void;
}

/** Handles selecting, dragging, resizing, rotating, panning and pinching for the pointer events of a page or a test. */
export interface GestureEngine {
  readonly view: StoreApi<GestureView>;
  down(input: PointerInput): void;
  move(input: PointerInput): void;
  up(input: PointerInput): void;
  /** Cancels the current gesture and restores its changes. @returns false without a gesture */
  cancel(): boolean;
  /** Handles a pointer that was lost to the system or to another window. */
  lose(pointerId: number): void;
  /** Handles a pointer that has left the stage while no button was held. */
  leave(): void;
  holdSpace(isHeld: boolean): void;
  connectText(text: TextPointer): void;
  /** Handles a right click: selects the topmost element there unless it is selected, and opens its menu. */
  openMenu(input: PointerInput): void;
  /** @param open shows the menu of the selection at a point of the stage, with shortcuts if a mouse opened it */
  connectMenu(open: (at: Point, withKeys: boolean) => void): void;
}

export interface GestureTools {
  readonly store: EditorStore;
  readonly camera: CameraStore;
  /** Runs `then` after a delay in milliseconds. Returns a function that cancels it. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
  /** Returns a unique name for a gesture, unique even among the earlier visits in the history. */
  readonly nextName: () => string;
}

/** Duration of a touch that adds an element to the selection, in milliseconds. */
const LONG_PRESS_MS = 500;

const NO_TEXT: TextPointer = { press: () => false, drag: () => {}, startAt: () => {} };

export function createGestureEngine({ store, camera, later, nextName }: GestureTools): GestureEngine {
  const view = createStore<GestureView>(() => ({ ...NOTHING_GOING_ON, pointer: null }));
  const pointers = new Map<number, Point>();
  let mode: PointerMode = IDLE;
  let lastClick: SelectionClick | null = null;
  let isPanning = false;
  let text = NO_TEXT;
  let gesture = '';
  let stopWaiting = () => {};
  let showMenu: (at: Point, withKeys: boolean) => void = () => {};

  const facts = (): StageFacts | null => {
    const { scene, history, selectedIds, editingId } = store.getState();
    if (!scene) return null;
    const held = [...pointers.values()];
    return {
      history,
      design: history.present,
      scene,
      camera: camera.getState().camera,
      selectedIds,
      editingId,
      lastClick,
      pointers: held,
      isPanning,
    };
  };

  const perform = (action: GestureAction): void => {
    const editor = store.getState();
    switch (action.kind) {
      case 'change':
        editor.run(action.command, action.label, gesture);
        return;
      case 'select':
        return editor.selectMany(action.ids, action.keepTab);
      case 'pan':
        return camera.getState().pan(action.by.x, action.by.y);
      case 'zoom':
        return camera.getState().zoom(action.at, action.factor);
      case 'stop-editing':
        return editor.stopEditing();
      case 'write':
        return text.startAt(action.id, action.at);
      case 'drag-caret':
        return text.drag(action.at);
      case 'remember-click':
        lastClick = action.click;
        return;
      case 'menu':
        return showMenu(action.at, false);
      case 'revert':
        return editor.revert(action.before);
    }
  };

  const follow = ({ mode: next, actions, shows }: Plan): void => {
    mode = next;
    for (const action of actions ?? []) perform(action);
    view.setState({
      ...NOTHING_GOING_ON,
      mode: next.kind,
      ...('boxes' in next ? { activeIds: sameIds(view.getState().activeIds, next.boxes) } : {}),
      ...shows,
    });
  };

  const cancel = (): boolean => {
    stopWaiting();
    const now = facts();
    if (mode.kind === 'idle' || !now) return false;
    follow(cancelled(mode, now));
    return true;
  };

  /** Waits for a long press; any movement of the finger ends the wait. */
  const waitForHold = (pressed: PointerMode, at: Point): void => {
    stopWaiting = later(LONG_PRESS_MS, () => {
      const now = facts();
      if (!now || mode !== pressed) return;
      // Holding a handle without moving it is no resize.
      if (pressed.kind === 'press') follow(holdPress(pressed, now));
      else if (pressed.kind === 'resize' || pressed.kind === 'rotate') follow({ mode: IDLE, actions: [{ kind: 'menu', at }] });
    });
  };

  return {
    view,
    down(input) {
      // A second finger turns the current gesture into a pinch.
      if (pointers.size > 0) cancel();
      pointers.set(input.pointerId, input.at);
      const now = facts();
      if (!now) return;
      stopWaiting();
      gesture = nextName();
      const isMain = input.button === 0 && input.handle === null && !isPanning && pointers.size === 1;
      if (isMain && text.press(toScene(now.camera, input.at), input.shift)) return follow({ mode: { kind: 'select-text' } });
      follow(startGesture(input, now));
      if (mode.kind !== 'idle' && input.pointerType === 'touch' && pointers.size === 1) waitForHold(mode, input.at);
    },
    openMenu(input) {
      cancel();
      const now = facts();
      if (!now) return;
      follow({ mode: IDLE, actions: menuActions(input, now).filter(({ kind }) => kind !== 'menu') });
      showMenu(input.at, true);
    },
    connectMenu: (open) => {
      showMenu = open;
    },
    move(input) {
      view.setState({ pointer: input.at });
      if (!pointers.has(input.pointerId)) return;
      pointers.set(input.pointerId, input.at);
      const now = facts();
      if (!now || mode.kind === 'idle') return;
      const plan = moved(mode, input, now);
      if (plan.mode.kind !== 'press') stopWaiting();
      follow(plan);
    },
    up(input) {
      if (!pointers.delete(input.pointerId)) return;
      stopWaiting();
      const now = facts();
      if (now && mode.kind !== 'idle') follow(released(mode, input, now));
    },
    cancel,
    lose(pointerId) {
      if (pointers.delete(pointerId)) cancel();
    },
    leave: () => view.setState({ pointer: null }),
    holdSpace: (isHeld) => {
      isPanning = isHeld;
    },
    connectText: (connected) => {
      text = connected;
    },
  };
}

function moved<Kind extends ModeKind>(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan {
  return MODES[mode.kind].move(mode, input, facts);
}

function released<Kind extends ModeKind>(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan {
  return MODES[mode.kind].release(mode, input, facts);
}

function cancelled<Kind extends ModeKind>(mode: PointerMode<Kind>, facts: StageFacts): Plan {
  return MODES[mode.kind].cancel(mode, facts);
}

/** Returns the previous list while the ids are the same, so that a painter need not start again at each step. */
function sameIds(known: readonly string[], boxes: readonly { readonly id: string }[]): readonly string[] {
  const ids = boxes.map(({ id }) => id);
  return ids.length === known.length && ids.every((id, index) => id === known[index]) ? known : ids;
}
