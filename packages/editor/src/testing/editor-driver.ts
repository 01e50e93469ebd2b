import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { type Handle, handleDirection } from '@coverwright/core/interaction/resize-box.ts';
import { frameOf } from '@coverwright/core/interaction/turned-box.ts';
import { type Point, centreOf, rotationAbout, transformPoint } from '@coverwright/core/geometry/shapes.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { ACTIONS, matchesShortcut } from '../actions/actions.ts';
import { createDialogStore } from '../chrome/dialog-store.ts';
import { createSceneMaker } from '../resources/scene-maker.ts';
import { createContextMenuStore } from '../context-menu/context-menu-store.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { createCalmStore } from '../session/calm-store.ts';
import { createEditorStore } from '../session/create-editor-store.ts';
import { createViewStore } from '../session/view-store.ts';
import { createCameraStore } from '../stage/camera-store.ts';
import { createReviewStore } from '../reviews/review-store.ts';
import { createSaveLine } from '../saving/save-line.ts';
import { createGestureEngine } from '../stage/gestures/create-gesture-engine.ts';
import type { PointerInput, StageHandle } from '../stage/gestures/pointer-input.ts';
import { createManualClock } from './manual-clock.ts';

type Held = Partial<Pick<PointerInput, 'shift' | 'alt' | 'mod'>>;

const STAGE = { width: 1200, height: 800 };
/** Distance of the rotation handle above the frame, in stage pixels. */
const ROTATE_REACH = 28;
const engine = createHarfBuzzEngine();

/**
 * Drives an editor without a page: the real store, fonts and gestures, and simulated pointers. Elements are addressed by their ids, and
 * lengths are in scene pixels. Nothing is painted.
 */
export async function driveEditor(design: Design) {
  const shaper = await engine;
  await loadFaces(shaper, facesForText(textsOfDesign(design)), readFontFile);
  const faults: string[] = [];
  const clock = createManualClock();
  const store = createEditorStore(
    design,
    createSceneMaker(shaper, (fault) => faults.push(fault)),
  );
  const camera = createCameraStore();
  const view = createViewStore(() => {
    throw new Error('a driver keeps nothing');
  });
  let names = 0;
  const gestures = createGestureEngine({ store, camera, later: clock.later, nextName: () => `gesture ${(names += 1)}` });
  const written: { id: string; at: Point }[] = [];
  gestures.connectText({ press: () => false, drag: () => {}, startAt: (id, at) => written.push({ id, at }) });
  const contextMenu = createContextMenuStore();
  gestures.connectMenu(contextMenu.openOnStage);
  camera.getState().setStage(STAGE, geometryOf(design).file);
  const editor: MountedEditor = {
    store,
    calm: createCalmStore(store, gestures.view, clock.later),
    camera,
    view,
    gestures,
    dialogs: createDialogStore(),
    contextMenu,
    saving: createSaveLine(),
    review: createReviewStore(),
    get resources(): never {
      throw new Error('A driver paints nothing');
    },
  };

  const toStage = ({ x, y }: Point): Point => {
    const { scale, x: left, y: top } = camera.getState().camera;
    return { x: x * scale + left, y: y * scale + top };
  };
  const placeOf = (target: string | Point): Point => {
    if (typeof target !== 'string') return target;
    const layer = store.getState().scene?.layers.find(({ id }) => id === target);
    if (!layer) throw new Error(`“${target}” is not on the cover`);
    return centreOf(layer.bounds);
  };
  const input = (at: Point, held: Held = {}, more: Partial<PointerInput> = {}): PointerInput => ({
    at,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    shift: false,
    alt: false,
    mod: false,
    time: clock.now(),
    handle: null,
    ...held,
    ...more,
  });
  /** Moves the pointer in steps, as a hand does. */
  const glide = (from: Point, to: Point, held: Held, more: Partial<PointerInput>) => {
    for (const share of [0.2, 0.5, 0.8, 1]) {
      gestures.move(input({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, held, more));
    }
  };
  const pull = (from: Point, by: Point, held: Held, more: Partial<PointerInput>, lets = true) => {
    const { scale } = camera.getState().camera;
    const to = { x: from.x + by.x * scale, y: from.y + by.y * scale };
    gestures.down(input(from, held, more));
    glide(from, to, held, more);
    if (lets) gestures.up(input(to, held, more));
  };
  const frame = () => {
    const { selectedIds, history } = store.getState();
    const found = frameOf(selectedIds.flatMap((id) => elementBox(history.present, id) ?? []));
    if (!found) throw new Error('Nothing is selected');
    return found;
  };
  const handlePoint = (handle: StageHandle): Point => {
    const { rect, rotation } = frame();
    const centre = centreOf(rect);
    const { scale } = camera.getState().camera;
    const reach = handle === 'rotate' ? { x: 0, y: -rect.height / 2 - ROTATE_REACH / scale } : cornerOf(handle, rect);
    return toStage(transformPoint(rotationAbout(rotation, centre), { x: centre.x + reach.x, y: centre.y + reach.y }));
  };

  return {
    editor,
    store,
    camera,
    gestures,
    faults,
    written,
    frame,
    design: () => store.getState().history.present,
    selected: () => store.getState().selectedIds,
    notice: () => store.getState().notice?.text ?? null,
    /** Returns how many steps undo would take back. */
    steps: () => store.getState().history.past.length,
    wait: clock.pass,
    boxOf(id: string) {
      const box = elementBox(store.getState().history.present, id);
      if (!box) throw new Error(`“${id}” has no box`);
      return { ...box.rect, rotation: box.rotation };
    },
    /** Clicks long enough after the last click that the two are no double click. */
    click(target: string | Point, held: Held = {}) {
      clock.pass(2000);
      this.clickAgain(target, held);
    },
    clickAgain(target: string | Point, held: Held = {}, afterMs = 0, aside = 0) {
      clock.pass(afterMs);
      const { x, y } = toStage(placeOf(target));
      gestures.down(input({ x: x + aside, y }, held));
      gestures.up(input({ x: x + aside, y }, held));
    },
    doubleClick(target: string | Point) {
      this.click(target);
      this.clickAgain(target, {}, 150);
    },
    tap(target: string | Point, holdMs = 60) {
      clock.pass(2000);
      const at = toStage(placeOf(target));
      gestures.down(input(at, {}, { pointerType: 'touch' }));
      clock.pass(holdMs);
      gestures.up(input(at, {}, { pointerType: 'touch' }));
    },
    /** Holds a handle with a finger. */
    holdHandle(handle: Handle, holdMs = 600) {
      const at = handlePoint(handle);
      gestures.down(input(at, {}, { handle, pointerType: 'touch' }));
      clock.pass(holdMs);
      gestures.up(input(at, {}, { pointerType: 'touch' }));
    },
    /** Clicks with the right button, which opens the menu. */
    rightClick(target: string | Point) {
      clock.pass(2000);
      gestures.openMenu(input(toStage(placeOf(target)), {}, { button: 2 }));
    },
    drag(
      target: string | Point,
      { by, held = {}, pointerType = 'mouse' }: { by: Point; held?: Held; pointerType?: PointerInput['pointerType'] },
    ) {
      clock.pass(2000);
      pull(toStage(placeOf(target)), by, held, { pointerType });
    },
    /** Starts a drag and does not release it. */
    holdDrag(target: string | Point, { by, held = {} }: { by: Point; held?: Held }) {
      clock.pass(2000);
      pull(toStage(placeOf(target)), by, held, {}, false);
    },
    pullHandle(handle: Handle, { by, held = {} }: { by: Point; held?: Held }) {
      pull(handlePoint(handle), by, held, { handle });
    },
    /** Rotates by the rotation handle, clockwise about the center of the frame. */
    turn(degrees: number, held: Held = {}, lets = true) {
      const from = handlePoint('rotate');
      const centre = toStage(centreOf(frame().rect));
      gestures.down(input(from, held, { handle: 'rotate' }));
      const to = transformPoint(rotationAbout(degrees, centre), from);
      gestures.move(input(to, held));
      if (lets) gestures.up(input(to, held));
    },
    marquee(from: Point, to: Point, held: Held = {}) {
      pull(toStage(from), { x: to.x - from.x, y: to.y - from.y }, held, {});
    },
    /** Pinches with two fingers about the center of the stage; `by` is the change of their distance. */
    pinch(by: number) {
      const finger = (pointerId: number, x: number) => input({ x, y: STAGE.height / 2 }, {}, { pointerId, pointerType: 'touch' });
      gestures.down(finger(1, 550));
      gestures.down(finger(2, 650));
      gestures.move(finger(1, 600 - 50 * by));
      gestures.move(finger(2, 600 + 50 * by));
      gestures.up(finger(1, 600 - 50 * by));
      gestures.up(finger(2, 600 + 50 * by));
    },
    /** Presses a shortcut as on a keyboard: `Mod+a`, `Shift+ArrowLeft`. @returns whether an action ran */
    pressKey(shortcut: string): boolean {
      const parts = shortcut.split('+');
      const key = parts.at(-1) ?? '';
      const stroke = {
        key,
        code: `Key${key.toUpperCase()}`,
        ctrlKey: parts.includes('Mod'),
        metaKey: false,
        shiftKey: parts.includes('Shift'),
        altKey: parts.includes('Alt'),
      };
      const action = ACTIONS.find((candidate) => matchesShortcut(candidate, stroke));
      if (!action?.isEnabled(editor)) return false;
      action.run(editor, stroke);
      return true;
    },
  };
}

function cornerOf(handle: Handle, { width, height }: { readonly width: number; readonly height: number }): Point {
  const pull = handleDirection(handle);
  return { x: (pull.x * width) / 2, y: (pull.y * height) / 2 };
}
