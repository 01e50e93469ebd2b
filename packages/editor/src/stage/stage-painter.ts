import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Scene, SceneLayer } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { type Camera, shownRegion } from './camera.ts';
import { splitLayers } from './split-layers.ts';

/** Three canvases, one on the other: what lies below the elements being worked on, they themselves, what lies above. */
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
  /** The elements being dragged or typed into; none at rest. */
  readonly activeIds: readonly string[];
  /** A layer that something else paints over its own canvas: nothing may join it there. */
  readonly liveId: string | null;
}

/**
 * Paints a view. While elements are worked on only their own canvas is painted again: a full repaint costs twenty
 * milliseconds, one element a few.
 */
export function createStagePainter(canvases: StageCanvases, resources: PaintResources): { paint(view: StageView, pictures: number): void } {
  let ground = '';
  return {
    paint(view, pictures) {
      const { activeIds, camera, stage, ratio, scene } = view;
      const { activeFrom, aboveFrom } = splitLayers(scene.layers, activeIds, view.liveId !== null);
      const isAtRest = activeFrom === scene.layers.length;
      const key = isAtRest ? '' : JSON.stringify([activeIds, camera, stage, ratio, pictures, activeFrom, aboveFrom]);
      if (isAtRest || key !== ground) {
        paintLayers(canvases.below, view, resources, (position) => position < activeFrom);
        paintLayers(canvases.above, view, resources, (position) => position >= aboveFrom);
        ground = key;
      }
      paintLayers(canvases.active, view, resources, (position) => position >= activeFrom && position < aboveFrom);
    },
  };
}

function paintLayers(
  canvas: HTMLCanvasElement,
  { scene, camera, stage, ratio }: StageView,
  resources: PaintResources,
  isPainted: (position: number) => boolean,
): void {
  const width = Math.max(1, Math.round(stage.width * ratio));
  const height = Math.max(1, Math.round(stage.height * ratio));
  // Setting the size also clears.
  canvas.width = width;
  canvas.height = height;
  const painted = new Set<SceneLayer>(scene.layers.filter((_, position) => isPainted(position)));
  if (painted.size === 0) return;
  const context = contextOf(canvas);
  paintScene(context, scene, resources, {
    width,
    height,
    region: shownRegion(camera, stage),
    layers: (layer) => painted.has(layer),
    missingPictures: 'skip',
  });
}
