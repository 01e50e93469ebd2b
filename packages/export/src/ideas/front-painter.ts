import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { AssetId, Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { decodePicture } from '../raster/decode-picture.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { type RasterPixels, takePixels } from '../raster/raster-pixels.ts';
import { renderRaster } from '../raster/render-raster.ts';

/** Pictures are decoded for fronts this many times as large, so that a close cut is still sharp. */
const DECODED_FOR = 1.4;

/**
 * Paints the fronts of many designs that share a few pictures: each picture is decoded once, at the size that it shows.
 * @param width of a front, pixels. The designs' faces must be loaded.
 */
export function frontPainter(engine: TextEngine, width: number) {
  const known = new Map<AssetId, DrawablePicture>();
  const cache = createPaintCache();
  return async (design: Design, readPicture: PictureReader, scene: Scene = compileScene(design, engine)): Promise<RasterPixels> => {
    const { boards } = geometryOf(design);
    const images = [design.coverImage.currentDesignImage, ...design.coverObjectImages.map(({ image }) => image)];
    for (const image of images) {
      if (!image || known.has(image.assetId)) continue;
      const shown = (width * DECODED_FOR) / boards.front.width;
      const covering = Math.max(boards.front.width / image.width, boards.front.height / image.height);
      known.set(image.assetId, await decodePicture(await readPicture(image.assetId), shown * covering));
    }
    const height = Math.round((width * boards.front.height) / boards.front.width);
    return takePixels(
      renderRaster(scene, { outlines: engine, images: known, surface: nodeSurface, cache }, { width, height, region: boards.front }),
    );
  };
}
