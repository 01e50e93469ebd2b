import type { Canvas } from '@napi-rs/canvas';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { nodeSurface } from './node-surface.ts';

export interface RasterSize {
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** The part of the scene that fills the raster; absent for all of it. */
  readonly region?: Rect;
}

/** Paints a scene on white paper. The result has no transparency. */
export function renderRaster(scene: Scene, resources: PaintResources, { width, height, region }: RasterSize): Canvas {
  const canvas = nodeSurface.createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  paintScene(context, scene, resources, { width, height, ...(region && { region }) });
  return canvas;
}
