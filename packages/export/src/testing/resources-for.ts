import { scaling } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { loadPictures, type PictureReader } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** Returns everything that painting a scene needs, with its pictures at full size, as in the browser. */
export async function resourcesFor(
  scene: Scene,
  outlines: Pick<TextEngine, 'outline'>,
  readPicture: PictureReader,
): Promise<PaintResources> {
  const images = await loadPictures(scene, scaling(FULL_SIZE), readPicture);
  return { outlines, images, surface: nodeSurface, cache: createPaintCache() };
}

/** A scale that is so large that no picture is decoded at a reduced size. */
const FULL_SIZE = 1000;
