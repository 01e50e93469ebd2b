import { scaling } from '@coverwright/core/geometry/shapes.ts';
import type { AssetId, Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache, type PaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture, PaintResources } from '@coverwright/render/canvas/painting.ts';
import { pictureScales } from '@coverwright/render/canvas/picture-scales.ts';
import { decodePicture } from '../raster/decode-picture.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** Pictures that several scenes show, with their smaller copies: decoding and halving one takes longer than painting a cover. */
export interface SharedPictures {
  readonly images: Map<AssetId, DrawablePicture>;
  readonly levels: PaintCache['levels'];
}

export function sharePictures(): SharedPictures {
  return { images: new Map(), levels: new WeakMap() };
}

/** Returns everything that painting a scene needs, with its pictures at full size, as in the browser. */
export async function resourcesFor(
  scene: Scene,
  outlines: Pick<TextEngine, 'outline'>,
  readPicture: PictureReader,
  { images, levels }: SharedPictures = sharePictures(),
): Promise<PaintResources> {
  for (const [asset, scale] of pictureScales(scene, scaling(FULL_SIZE))) {
    if (!images.has(asset)) images.set(asset, await decodePicture(await readPicture(asset), scale));
  }
  return { outlines, images, surface: nodeSurface, cache: { ...createPaintCache(), levels } };
}

/** A scale that is so large that no picture is decoded at a reduced size. */
const FULL_SIZE = 1000;
