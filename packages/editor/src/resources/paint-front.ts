import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { PaintCanvas } from '@coverwright/render/canvas/paint-context.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { frontSize } from '@coverwright/render/canvas/front-size.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';

/** Paints a design's front at the width of the canvas, and sets the canvas's height to match. Pictures that are not loaded are left out. */
export function paintFront(canvas: PaintCanvas, design: Design, scene: Scene, resources: PaintResources): void {
  const { front } = geometryOf(design).boards;
  const [width, height] = frontSize(front, canvas.width);
  canvas.height = height;
  paintScene(contextOf(canvas), scene, resources, { width, height, region: front, missingPictures: 'skip' });
}
