import { HANDLES } from '@coverwright/core/interaction/resize-box.ts';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import type { GestureEngine } from './gestures/create-gesture-engine.ts';
import type { PointerInput, StageHandle } from './gestures/pointer-input.ts';

const STAGE_HANDLES: readonly StageHandle[] = [...HANDLES, 'rotate'];

/** Passes the page's pointer events to the gesture engine, in stage pixels. */
export function useStagePointers(gestures: GestureEngine) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      // The page's text selection is cleared, as by any click. The browser's default is prevented below.
      const marked = document.getSelection();
      if (marked?.isCollapsed === false) marked.removeAllRanges();
      gestures.down(inputOf(event, event));
      // The stage takes the focus; while a caret only moves, the text area keeps it.
      if (gestures.view.getState().mode !== 'select-text') event.currentTarget.focus({ preventScroll: true });
    },
    // By default the browser would move the focus, and select the page's text during a drag.
    onMouseDown: (event: ReactMouseEvent<HTMLElement>) => event.preventDefault(),
    onContextMenu(event: ReactMouseEvent<HTMLElement>) {
      event.preventDefault();
      const { nativeEvent: native } = event;
      const kind = native instanceof PointerEvent ? native.pointerType : '';
      // The gesture engine times a finger's long press, and the menu key is an action.
      if (kind === 'mouse' || kind === 'pen') gestures.openMenu(inputOf(event, native as PointerEvent));
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => gestures.move(inputOf(event, event)),
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => gestures.up(inputOf(event, event)),
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => gestures.lose(event.pointerId),
    // The capture can be lost without a pointercancel event, for example to a menu of the system.
    onLostPointerCapture: (event: ReactPointerEvent<HTMLElement>) => gestures.lose(event.pointerId),
    onPointerLeave: () => gestures.leave(),
  };
}

function inputOf(
  event: Pick<
    ReactPointerEvent<HTMLElement>,
    'currentTarget' | 'target' | 'clientX' | 'clientY' | 'button' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
  >,
  { pointerId, pointerType }: Pick<PointerEvent, 'pointerId' | 'pointerType'>,
): PointerInput {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const named = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
  return {
    at: { x: event.clientX - left, y: event.clientY - top },
    pointerId,
    pointerType: pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse',
    button: event.button,
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
    time: event.timeStamp,
    handle: STAGE_HANDLES.find((handle) => handle === named) ?? null,
  };
}
