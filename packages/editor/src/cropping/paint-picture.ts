import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import type { CropTarget } from './crop-target.ts';

/** Paints the whole picture filtered and mirrored as on the cover, without its crop. @param size of the canvas, in its own pixels */
export function paintPicture(
  canvas: HTMLCanvasElement,
  { image, filter, mirror }: Pick<CropTarget, 'image' | 'filter' | 'mirror'>,
  size: Size,
  paint: PaintResources,
): void {
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const scene: Scene = {
    width: image.width,
    height: image.height,
    layers: [
      {
        id: 'coverImage',
        kind: 'coverImage',
        bounds: whole,
        rotation: 0,
        inkBounds: whole,
        nodes: [
          {
            kind: 'image',
            asset: image.assetId,
            source: whole,
            destination: whole,
            mirrorX: mirror.x,
            mirrorY: mirror.y,
            ...(filter ? { filter } : {}),
          },
        ],
      },
    ],
  };
  // This picture is painted once, and must not push the stage's own filtered pictures out of the cache.
  const cache = { ...paint.cache, filteredPictures: new Map(), filteredPictureLimit: 0 };
  const layer = browserSurface.createCanvas(size.width, size.height);
  paintScene(contextOf(layer), scene, { ...paint, cache }, { ...size, missingPictures: 'skip' });
  const { data } = contextOf(layer).getImageData(0, 0, size.width, size.height);
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), size.width, size.height), 0, 0);
}
