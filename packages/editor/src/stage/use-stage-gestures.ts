import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { hitTest, isGround } from '@coverwright/core/interaction/hit-test.ts';
import { type SelectionClick, backCoverPriority, selectByClick } from '@coverwright/core/interaction/select-cycle.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import type { EditorStore } from '../session/create-editor-store.ts';
import { toScene } from './camera.ts';
import type { CameraStore } from './camera-store.ts';
import { dragged, resized } from './drag-element.ts';
import { elementBox } from './element-box.ts';
import { doubleClickedWords } from './double-click.ts';
import { DRAG_THRESHOLD, type PointerMode } from './pointer-mode.ts';
import type { Handle } from './resize-rect.ts';
import { type SnapLine, snap, snapLines } from './snap.ts';

/** Screen pixels within which a dragged element catches on a line. */
const SNAP_REACH = 6;

const AT_REST = { mode: 'idle', activeId: null } as const;

export interface StageGestures {
  readonly mode: PointerMode['kind'];
  /** The element under work, painted on a canvas of its own. */
  readonly activeId: string | null;
  readonly snappedTo: readonly SnapLine[];
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
  onPointerMove(event: ReactPointerEvent<HTMLElement>): void;
  onPointerUp(event: ReactPointerEvent<HTMLElement>): void;
  onPointerCancel(event: ReactPointerEvent<HTMLElement>): void;
}

/** Text editing on the canvas takes part in a press when it lands in the box being edited. */
export interface TextPointer {
  /** @returns true when the press was taken as a caret. */
  press(scenePoint: Point, extend: boolean): boolean;
  drag(scenePoint: Point): void;
  startAt(id: string, scenePoint: Point): void;
}

/** One, two or no pointers on the stage: selecting, dragging, resizing, panning and pinching. */
export function useStageGestures(store: EditorStore, camera: CameraStore, text: TextPointer, isPanning: () => boolean): StageGestures {
  const [shown, setShown] = useState<{ readonly mode: PointerMode['kind']; readonly activeId: string | null }>(AT_REST);
  const [snappedTo, setSnappedTo] = useState<readonly SnapLine[]>([]);
  const mode = useRef<PointerMode>({ kind: 'idle' });
  const pointers = useRef(new Map<number, Point>());
  const lastClick = useRef<SelectionClick | null>(null);
  const gestures = useRef(0);
  const nextGesture = () => `pointer ${(gestures.current += 1)}`;

  const become = (next: PointerMode) => {
    mode.current = next;
    setShown({ mode: next.kind, activeId: next.kind === 'drag' || next.kind === 'resize' ? next.id : null });
    if (next.kind !== 'drag') setSnappedTo([]);
  };
  const sceneDelta = (from: Point, to: Point): Point => {
    const { scale } = camera.getState().camera;
    return { x: (to.x - from.x) / scale, y: (to.y - from.y) / scale };
  };
  const candidatesAt = (at: Point): readonly SceneLayer[] => {
    const { scene } = store.getState();
    if (!scene) return [];
    const hits = hitTest(scene, toScene(camera.getState().camera, at));
    const upon = hits.filter((layer) => !isGround(layer));
    if (upon.length === 0) return hits.slice(0, 1);
    return hits.some(({ id }) => id === 'panel:back') ? backCoverPriority(upon) : upon;
  };

  const startHandle = (handle: Handle, at: Point) => {
    const { selectedId, history } = store.getState();
    const box = selectedId === null ? null : elementBox(history.present, selectedId);
    if (selectedId !== null && box) become({ kind: 'resize', start: at, id: selectedId, box, handle, gesture: nextGesture() });
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const at = stagePoint(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at);
    const [first, second] = [...pointers.current.values()];
    if (first && second) return become({ kind: 'pinch', first, second });
    if (event.button === 1 || isPanning()) return become({ kind: 'pan', last: at });
    if (event.button !== 0) return;
    const handle = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
    if (handle) return startHandle(handle as Handle, at);
    if (text.press(toScene(camera.getState().camera, at), event.shiftKey)) return become({ kind: 'select-text' });

    const candidates = candidatesAt(at);
    const { selectedId, editingId, stopEditing } = store.getState();
    if (editingId !== null) stopEditing();
    const held = candidates.find(({ id }) => id === selectedId) ?? candidates.find((layer) => !isGround(layer));
    become({ kind: 'press', start: at, draggable: held?.id ?? null });
  };

  const onPointerMove = (event: ReactPointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const at = stagePoint(event);
    pointers.current.set(event.pointerId, at);
    const current = mode.current;
    switch (current.kind) {
      case 'press':
        return startDragging(current, at);
      case 'drag': {
        const { history, run } = store.getState();
        const free = dragged(current.box, sceneDelta(current.start, at), event.shiftKey);
        const lines = current.id === 'coverImage' || event.altKey ? [] : snapLines(measureCover(specificationOf(history.present)));
        const caught = snap(free, lines, SNAP_REACH / camera.getState().camera.scale);
        setSnappedTo(caught.lines);
        run(current.box.commandFor(caught.rect, 1), `Move ${current.id}`, current.gesture);
        return;
      }
      case 'resize': {
        const next = resized(current.box, current.handle, sceneDelta(current.start, at), event.shiftKey || isWords(current.id));
        store.getState().run(current.box.commandFor(next.rect, next.scaled), `Resize ${current.id}`, current.gesture);
        return;
      }
      case 'pan':
        camera.getState().pan(at.x - current.last.x, at.y - current.last.y);
        return become({ kind: 'pan', last: at });
      case 'pinch':
        return pinch(current);
      case 'select-text':
        return text.drag(toScene(camera.getState().camera, at));
      case 'idle':
        return;
    }
  };

  /** Words grow evenly by their corners; a shape may be pulled out of proportion. */
  const isWords = (id: string) => store.getState().scene?.layers.some((layer) => layer.id === id && layer.kind === 'textBox') ?? false;

  const startDragging = (press: Extract<PointerMode, { kind: 'press' }>, at: Point) => {
    if (Math.hypot(at.x - press.start.x, at.y - press.start.y) < DRAG_THRESHOLD) return;
    const { history, select } = store.getState();
    const box = press.draggable === null ? null : elementBox(history.present, press.draggable);
    if (press.draggable === null || !box) return become({ kind: 'pan', last: at });
    select(press.draggable);
    become({ kind: 'drag', start: press.start, id: press.draggable, box, gesture: nextGesture() });
  };

  const pinch = ({ first, second }: Extract<PointerMode, { kind: 'pinch' }>) => {
    const [one, two] = [...pointers.current.values()];
    if (!one || !two) return;
    const before = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    const now = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const spread = Math.hypot(two.x - one.x, two.y - one.y) / Math.max(1, Math.hypot(second.x - first.x, second.y - first.y));
    camera.getState().pan(now.x - before.x, now.y - before.y);
    camera.getState().zoom(now, spread);
    become({ kind: 'pinch', first: one, second: two });
  };

  const onPointerUp = (event: ReactPointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const current = mode.current;
    if (current.kind === 'press') click(current.start, event.timeStamp);
    become({ kind: 'idle' });
  };

  const click = (at: Point, time: number) => {
    const candidates = candidatesAt(at);
    const { select } = store.getState();
    const words = doubleClickedWords(candidates, { at, time }, lastClick.current);
    if (words !== null) {
      lastClick.current = { at, time, chosen: words };
      select(words);
      text.startAt(words, toScene(camera.getState().camera, at));
      return;
    }
    const ids = candidates.map(({ id }) => id);
    const chosen = selectByClick(ids, { at, time }, lastClick.current);
    lastClick.current = { at, time, chosen };
    select(chosen);
  };

  return {
    ...shown,
    snappedTo,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event) => {
      pointers.current.delete(event.pointerId);
      become({ kind: 'idle' });
    },
  };
}

function stagePoint(event: ReactPointerEvent<HTMLElement>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
