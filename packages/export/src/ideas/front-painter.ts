import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { decodeReduced } from '../raster/decode-picture.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { type RasterPixels, toRasterPixels } from '../raster/raster-pixels.ts';
import { renderRaster } from '../raster/render-raster.ts';

/** The factor by which decoded pictures are larger than the smallest size that covers the front, so that a close crop is still sharp. */
const READ_FOR = 1.3;

/** A cache of decoded pictures by their asset and their decoded size. */
export interface DecodedPictures {
  get(key: string): DrawablePicture | undefined;
  set(key: string, picture: DrawablePicture): unknown;
}

/**
 * Creates a painter for the fronts of many designs that share a few pictures. Each picture is decoded once, at the size at which it is
 * shown. The faces of fronts and spines must be loaded; the text of the back is left out and needs none.
 * @param width the width of a front in pixels.
 * @param decoded the cache of decoded pictures; by default it lives as long as the painter
 */
export function frontPainter(engine: TextEngine, width: number, decoded?: DecodedPictures) {
  return painterOf(({ boards }) => boards.front, engine, width, decoded);
}

/** Creates a painter for whole covers, as `frontPainter` does for their fronts. @param width the width of a cover with its bleed in pixels. */
export function wrapPainter(engine: TextEngine, width: number) {
  return painterOf(({ file }) => file, engine, width);
}

function painterOf(
  areaOf: (geometry: CoverGeometry) => Rect,
  engine: TextEngine,
  width: number,
  decoded: DecodedPictures = new Map<string, DrawablePicture>(),
) {
  const cache = createPaintCache();
  return async (design: Design, readPicture: PictureReader): Promise<RasterPixels> => {
    const area = areaOf(geometryOf(design));
    const images = new Map<AssetId, DrawablePicture>();
    for (const image of shownPictures(design)) {
      const covering = Math.max(area.width / image.width, area.height / image.height);
      const scale = Math.min(1, ((width * READ_FOR) / area.width) * covering);
      const size = { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) };
      const key = `${image.assetId} ${size.width}x${size.height} of ${image.width}x${image.height}`;
      const picture = decoded.get(key) ?? (await decodeReduced(await readPicture(image.assetId), size, image));
      decoded.set(key, picture);
      images.set(image.assetId, picture);
    }
    const scene = compileScene({ ...design, back: { ...design.back, text: { ...design.back.text, text: '' } } }, engine);
    const height = Math.round((width * area.height) / area.width);
    const resources = { outlines: engine, images, surface: nodeSurface, cache };
    return toRasterPixels(renderRaster(scene, resources, { width, height, region: area }));
  };
}
