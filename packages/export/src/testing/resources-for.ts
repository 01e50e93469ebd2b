import { scaling } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { loadPictures, type PictureReader } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** Everything that painting a scene takes, its pictures at their full size, as the browser has them. */
export async function resourcesFor(
  scene: Scene,
  outlines: Pick<TextEngine, 'outline'>,
  readPicture: PictureReader,
): Promise<PaintResources> {
  const images = await loadPictures(scene, scaling(FULL_SIZE), readPicture);
  return { outlines, images, surface: nodeSurface, cache: createPaintCache() };
}

/** It is so large that no picture is decoded smaller than it is. */
const FULL_SIZE = 1000;
