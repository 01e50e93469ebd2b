import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';

/** Width of the loupe in pixels; odd, so that one pixel is in the middle. */
export const LOUPE_PIXELS = 11;

/**
 * The cover around a point as it is painted.
 * @param at in print pixels. @param scale screen pixels per print pixel: a loupe shows what the eye sees there.
 */
export function readCoverPixels(scene: Scene, paint: PaintResources, at: Point, scale: number): ImageData {
  const side = LOUPE_PIXELS / scale;
  const context = contextOf(browserSurface.createCanvas(LOUPE_PIXELS, LOUPE_PIXELS));
  // A few filtered pixels must not push the stage's own filtered pictures out of the cache.
  const cache = { ...paint.cache, filteredPictures: new Map(), filteredPictureLimit: 0 };
  paintScene(
    context,
    scene,
    { ...paint, cache },
    {
      width: LOUPE_PIXELS,
      height: LOUPE_PIXELS,
      region: { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side },
      missingPictures: 'skip',
    },
  );
  const { data } = context.getImageData(0, 0, LOUPE_PIXELS, LOUPE_PIXELS);
  return new ImageData(new Uint8ClampedArray(data), LOUPE_PIXELS, LOUPE_PIXELS);
}
