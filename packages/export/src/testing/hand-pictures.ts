import sharp from 'sharp';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture, PaintResources } from '@coverwright/render/canvas/painting.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { plainOutlines } from './hand-scene.ts';

/** Returns a picture whose red increases to the right and whose green increases downwards, so that every pixel shows where it came from. */
export async function rampPicture(width: number, height: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    pixels[index * 3] = ((index % width) / width) * 255;
    pixels[index * 3 + 1] = (Math.floor(index / width) / height) * 255;
    pixels[index * 3 + 2] = 90;
  }
  const pipeline = sharp(pixels, { raw: { width, height, channels: 3 } });
  return format === 'jpeg' ? pipeline.jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer() : pipeline.png().toBuffer();
}

export function resourcesWith(images: ReadonlyMap<AssetId, DrawablePicture> = new Map()): PaintResources {
  return { outlines: plainOutlines, images, surface: nodeSurface, cache: createPaintCache() };
}
