import type { Matrix } from '@coverwright/core/geometry/shapes.ts';
import type { AssetId, Scene } from '@coverwright/core/scene/scene.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { releaseCanvas } from '@coverwright/render/canvas/pixel-layer.ts';
import { pictureScales } from '@coverwright/render/canvas/picture-scales.ts';
import { decodePicture } from './decode-picture.ts';

/** Returns the stored bytes of a picture. Rejects if there are none. */
export type PictureReader = (asset: AssetId) => Promise<Uint8Array>;

/**
 * Decodes every picture of a scene, each no larger than it is shown. They are decoded one after another, because a decoded photograph takes
 * 4 bytes per pixel.
 * @param matrix from the scene to the canvas.
 * @param enlarges enlarges pictures that are shown larger than their pixels with a better filter than that of the canvas.
 */
export async function loadPictures(
  scene: Scene,
  matrix: Matrix,
  readPicture: PictureReader,
  signal?: AbortSignal,
  enlarges = false,
): Promise<ReadonlyMap<AssetId, DrawablePicture>> {
  const pictures = new Map<AssetId, DrawablePicture>();
  for (const [asset, scale] of pictureScales(scene, matrix)) {
    signal?.throwIfAborted();
    pictures.set(asset, await decodePicture(await readPicture(asset), scale, enlarges));
  }
  return pictures;
}

/** Frees the memory of decoded pictures. */
export function releasePictures(pictures: ReadonlyMap<AssetId, DrawablePicture>): void {
  for (const { canvas } of pictures.values()) releaseCanvas(canvas);
}
