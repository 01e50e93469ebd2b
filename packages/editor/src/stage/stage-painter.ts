import { inset, intersection, type Rect, type Size } from '@coverwright/core/geometry/shapes.ts';
import { paintedLayerOf, paintedLayers } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneLayer } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { paintedBounds } from '@coverwright/render/canvas/painted-bounds.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { type Camera, shownRegion, toSceneRect, toStage } from './camera.ts';
import { splitLayers } from './split-layers.ts';

/**
 * Three stacked canvases: the layers below the active elements, the active elements, and the layers above. The canvases at rest only show
 * finished bitmaps (`bitmaprenderer`), because the browser copies a paintable canvas at every frame.
 */
export interface StageCanvases {
  readonly below: HTMLCanvasElement;
  readonly active: HTMLCanvasElement;
  readonly above: HTMLCanvasElement;
}

export interface StageView {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly stage: Size;
  /** Device pixels per screen pixel, at most 2: more costs memory and shows nothing. */
  readonly ratio: number;
  /** The elements that are dragged or edited; empty at rest. */
  readonly activeIds: readonly string[];
  /** A layer that is painted on a separate canvas; no other layer may share that canvas. */
  readonly liveId: string | null;
}

/** Margin around the active elements, in which they can move and grow before their canvas must. Device pixels. */
const ROOM = 96;

/**
 * Paints the stage. During a gesture only the canvas of the active elements is painted, which is hardly larger than they are: a full
 * repaint takes twenty milliseconds, an element a few, and every pixel of a painted canvas is copied to the screen.
 */
export function createStagePainter(canvases: StageCanvases, resources: PaintResources): { paint(view: StageView, pictures: number): void } {
  let ground = '';
  let window: Rect | null = null;
  return {
    paint(view, pictures) {
      const { camera, stage, ratio, scene } = view;
      // A member of a group is painted with the whole group.
      const painted = paintedLayers(scene.layers);
      const activeIds = view.activeIds.map((id) => paintedLayerOf(scene.layers, id));
      const { activeFrom, aboveFrom } = splitLayers(painted, activeIds, view.liveId !== null);
      const isAtRest = activeFrom === painted.length;
      const key = isAtRest ? '' : JSON.stringify([activeIds, camera, stage, ratio, pictures, activeFrom, aboveFrom]);
      if (isAtRest || key !== ground) {
        paintWhole(canvases.below, view, resources, painted.slice(0, activeFrom));
        paintWhole(canvases.above, view, resources, painted.slice(aboveFrom));
        ground = key;
        window = null;
      }
      const layers = painted.slice(activeFrom, aboveFrom);
      const area = paintedArea(view, resources, layers);
      window = area && windowOver(area, window, view);
      paintActive(canvases.active, view, resources, layers, window);
    },
  };
}

function paintWhole(canvas: HTMLCanvasElement, view: StageView, resources: PaintResources, layers: readonly SceneLayer[]): void {
  const screen = canvas.getContext('bitmaprenderer');
  if (!screen || layers.length === 0) return screen?.transferFromImageBitmap(null);
  const width = Math.max(1, Math.round(view.stage.width * view.ratio));
  const height = Math.max(1, Math.round(view.stage.height * view.ratio));
  const painted = new OffscreenCanvas(width, height);
  const region = shownRegion(view.camera, view.stage);
  paintScene(contextOf(painted), { ...view.scene, layers }, resources, { width, height, region, missingPictures: 'skip' });
  screen.transferFromImageBitmap(painted.transferToImageBitmap());
}

/** @param window of the stage, in device pixels; null hides the canvas. */
function paintActive(
  canvas: HTMLCanvasElement,
  { scene, camera, ratio }: StageView,
  resources: PaintResources,
  layers: readonly SceneLayer[],
  window: Rect | null,
): void {
  canvas.hidden = window === null;
  if (!window) return;
  const { x, y, width, height } = window;
  const context = contextOf(canvas);
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height);
  else Object.assign(canvas, { width, height });
  Object.assign(canvas.style, {
    left: `${x / ratio}px`,
    top: `${y / ratio}px`,
    width: `${width / ratio}px`,
    height: `${height / ratio}px`,
  });
  const seen = { x: x / ratio, y: y / ratio, width: width / ratio, height: height / ratio };
  const region = toSceneRect(camera, seen);
  paintScene(context, { ...scene, layers }, resources, { width, height, region, missingPictures: 'skip', inMotion: true });
}

/** Returns the window of the active canvas on the stage: the previous one as long as it suffices. Whole device pixels. */
function windowOver(area: Rect, before: Rect | null, { stage, ratio }: StageView): Rect {
  const isWithin =
    before !== null &&
    area.x >= before.x &&
    area.y >= before.y &&
    area.x + area.width <= before.x + before.width &&
    area.y + area.height <= before.y + before.height;
  if (isWithin) return before;
  const whole = { x: -1, y: -1, width: Math.ceil(stage.width * ratio) + 2, height: Math.ceil(stage.height * ratio) + 2 };
  return intersection(inset(area, -ROOM), whole) ?? area;
}

/** Returns the device pixels that the layers paint, with a margin of one for soft edges. */
function paintedArea({ camera, stage, ratio }: StageView, resources: PaintResources, layers: readonly SceneLayer[]): Rect | null {
  const bounds = paintedBounds(
    layers.flatMap(({ nodes }) => nodes),
    resources,
  );
  const shown = bounds && intersection(toStage(camera, bounds), { x: 0, y: 0, ...stage });
  if (!shown) return null;
  const x = Math.floor(shown.x * ratio) - 1;
  const y = Math.floor(shown.y * ratio) - 1;
  return {
    x,
    y,
    width: Math.ceil((shown.x + shown.width) * ratio) + 1 - x,
    height: Math.ceil((shown.y + shown.height) * ratio) + 1 - y,
  };
}
