import { scaling } from '@coverwright/core/geometry/shapes.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { loadPictures, releasePictures } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { type RasterPixels, takePixels } from '../raster/raster-pixels.ts';
import { renderRaster } from '../raster/render-raster.ts';
import type { EncodeOptions } from '../raster/encode-raster.ts';
import type { ExportJob } from './export-job.ts';
import { rasterSize } from './raster-size.ts';

/** What JPEG and PNG have in common: pictures, paint, then the encoder of the kind. */
export function rasterExporter(encode: (raster: RasterPixels, options: EncodeOptions) => Promise<Uint8Array>) {
  return async ({ scene, geometry, widthPx, ports, signal, onProgress }: ExportJob): Promise<Uint8Array> => {
    const { width, height, dpi } = rasterSize(geometry, widthPx);
    const images = await loadPictures(scene, scaling(width / scene.width, height / scene.height), ports.readPicture, signal);
    onProgress?.(0.4);
    signal?.throwIfAborted();
    const resources = { outlines: ports.engine, images, surface: nodeSurface, cache: createPaintCache() };
    const canvas = renderRaster(scene, resources, { width, height });
    releasePictures(images);
    const pixels = takePixels(canvas);
    onProgress?.(0.7);
    signal?.throwIfAborted();
    return encode(pixels, { dpi });
  };
}
