import type { ImageNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { screenNodes } from '@coverwright/core/screens/screen-path.ts';
import { toneField, tonesIn } from '@coverwright/core/screens/tone-field.ts';
import { type PaintCache, levelsOf } from './paint-cache.ts';
import type { PaintSurface } from './paint-context.ts';
import type { DrawablePicture } from './painting.ts';
import { pictureLevel } from './picture-levels.ts';
import { contextOf } from './pixel-layer.ts';

/** The pixels along the longer side from which the tones of a screen are sampled: about two for each of its cells. */
const SAMPLED = 900;

/** Returns the nodes of a picture with a screen: a background, and lines or dots. */
export function screenOfPicture(node: ImageNode, picture: DrawablePicture, surface: PaintSurface, cache: PaintCache): readonly SceneNode[] {
  const { screen, source, destination } = node;
  if (!screen) return [];
  const { canvas, naturalWidth, naturalHeight } = picture;
  const level = pictureLevel(surface, levelsOf(cache, canvas), canvas, SAMPLED / Math.max(canvas.width, canvas.height));
  const pixels = contextOf(level).getImageData(0, 0, level.width, level.height);
  const shares = {
    x: source.x / naturalWidth,
    y: source.y / naturalHeight,
    width: source.width / naturalWidth,
    height: source.height / naturalHeight,
  };
  const mirror = { x: node.mirrorX ?? false, y: node.mirrorY ?? false };
  return screenNodes(screen, tonesIn(toneField(pixels, node.filter), shares, destination, mirror), destination);
}
