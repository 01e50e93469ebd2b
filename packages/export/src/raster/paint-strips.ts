import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { type RasterPixels, toRasterPixels } from './raster-pixels.ts';
import { type RasterSize, renderRaster } from './render-raster.ts';

/** The number of pixels in a strip, which take 16 MB of canvas. */
const STRIP_PIXELS = 4_000_000;
/**
 * The number of rows beyond a strip that are painted with it and left out, because Skia anti-aliases an outline differently where the
 * canvas cuts it.
 */
const OVERLAP = 32;

/** Paints a scene in strips from the top. Each strip equals the same rows of the whole, except for rounding by a few levels at edges. */
export function* paintStrips(scene: Scene, resources: PaintResources, size: RasterSize, signal?: AbortSignal): Generator<RasterPixels> {
  const { width, height, region = { x: 0, y: 0, width: scene.width, height: scene.height } } = size;
  const rows = Math.max(1, Math.floor(STRIP_PIXELS / width));
  const scenePerPixel = region.height / height;
  for (let top = 0; top < height; top += rows) {
    signal?.throwIfAborted();
    const first = Math.max(0, top - OVERLAP);
    const end = Math.min(height, top + rows + OVERLAP);
    const part = { ...region, y: region.y + first * scenePerPixel, height: (end - first) * scenePerPixel };
    const { data } = toRasterPixels(renderRaster(scene, resources, { width, height: end - first, region: part }));
    const stripHeight = Math.min(rows, height - top);
    const start = (top - first) * width * 4;
    yield { width, height: stripHeight, data: data.subarray(start, start + stripHeight * width * 4) };
  }
}
