import { type Matrix, multiply, scaling, translation } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { type PictureReader, loadPictures, releasePictures } from './load-pictures.ts';
import { nodeSurface } from './node-surface.ts';
import { paintStrips } from './paint-strips.ts';
import type { Raster } from './raster.ts';
import { toRasterPixels } from './raster-pixels.ts';
import { type RasterSize, renderRaster } from './render-raster.ts';

export interface RasterWork extends RasterSize {
  readonly scene: Scene;
  readonly outlines: PaintResources['outlines'];
  readonly readPicture: PictureReader;
  readonly signal?: AbortSignal | undefined;
  /** Called when the pictures are decoded and painting begins. */
  readonly onLoaded?: () => void;
  /** The largest number of pixels that are painted as a whole. */
  readonly mostAtOnce?: number;
}

/**
 * The largest number of pixels that are painted as a whole: 64 MB of canvas, and as much again while they are copied. It is enough for
 * every wrap of a common trim; larger ones are painted in strips.
 */
const MOST_AT_ONCE = 16_000_000;

/**
 * Paints a scene for an encoder, which must be finished with the raster when its promise resolves. @throws the error of a picture that
 * cannot be read.
 */
export async function withRaster<Encoded>(work: RasterWork, encode: (raster: Raster) => Promise<Encoded>): Promise<Encoded> {
  const { scene, width, height, outlines, readPicture, signal, onLoaded, mostAtOnce = MOST_AT_ONCE } = work;
  const images = await loadPictures(scene, matrixOf(work), readPicture, signal, true);
  onLoaded?.();
  const resources = { outlines, images, surface: nodeSurface, cache: createPaintCache() };
  try {
    signal?.throwIfAborted();
    if (width * height > mostAtOnce) {
      return await encode({ width, height, strips: { [Symbol.iterator]: () => paintStrips(scene, resources, work, signal) } });
    }
    const pixels = toRasterPixels(renderRaster(scene, resources, work));
    // The painted raster no longer needs the pictures, and encoding takes memory of its own.
    releasePictures(images);
    signal?.throwIfAborted();
    return await encode(pixels);
  } finally {
    releasePictures(images);
  }
}

function matrixOf({ scene, width, height, region }: RasterWork): Matrix {
  const shown = region ?? { x: 0, y: 0, width: scene.width, height: scene.height };
  return multiply(scaling(width / shown.width, height / shown.height), translation(-shown.x, -shown.y));
}
