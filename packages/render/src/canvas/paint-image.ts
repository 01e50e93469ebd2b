import { applyCompiledFilter } from '@coverwright/core/filters/apply-filter.ts';
import { compileFilter } from '@coverwright/core/filters/compile-filter.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { centreOf, multiply, type Matrix } from '@coverwright/core/geometry/shapes.ts';
import type { ImageNode } from '@coverwright/core/scene/scene.ts';
import { levelsOf, rememberFilteredPicture } from './paint-cache.ts';
import type { DrawablePicture, Painting } from './painting.ts';
import { pictureLevel, smoothingQuality } from './picture-levels.ts';
import { composeLayer, createPixelLayer, type PixelLayer } from './pixel-layer.ts';

/** @throws Error for a picture that the resources lack, unless the painting may go on without. */
export function paintImage(painting: Painting, node: ImageNode): void {
  const picture = painting.resources.images.get(node.asset);
  if (!picture) {
    if (painting.missingPictures === 'skip') return;
    throw new Error(`Picture ${node.asset} is not loaded`);
  }
  if (node.filter) paintFiltered(painting, node, picture, node.filter);
  else drawPicture(painting, node, picture);
}

/** Scaled first, filtered at the size at which it shows: no more pixels than needed, and no dependence on the working copy's size. */
function paintFiltered(painting: Painting, node: ImageNode, picture: DrawablePicture, filter: ImageFilter): void {
  const { cache } = painting.resources;
  const layer = createPixelLayer(painting, node.destination);
  if (!layer) return;
  const key = JSON.stringify([node, layer.painting.matrix, layer.painting.width, layer.painting.height, picture.canvas.width]);
  const known = cache.filteredPictures.get(key);
  if (known) return composeLayer(painting, { ...layer, canvas: known });
  drawPicture(layer.painting, node, picture);
  filterPixels(layer, filter);
  composeLayer(painting, layer);
  rememberFilteredPicture(cache, key, layer.canvas);
}

function filterPixels({ painting: { context, width, height } }: PixelLayer, filter: ImageFilter): void {
  const pixels = context.getImageData(0, 0, width, height);
  applyCompiledFilter(pixels.data, compileFilter(filter));
  context.putImageData(pixels, 0, 0);
}

function drawPicture({ context, matrix, resources: { surface, cache } }: Painting, node: ImageNode, picture: DrawablePicture): void {
  const { source, destination } = node;
  const { canvas, naturalWidth } = picture;
  const [a, b, c, d] = matrix;
  const shown = Math.max((Math.hypot(a, b) * destination.width) / source.width, (Math.hypot(c, d) * destination.height) / source.height);
  const scale = (shown * naturalWidth) / canvas.width;
  const level = pictureLevel(surface, levelsOf(cache, canvas), canvas, scale);
  const scaleX = level.width / naturalWidth;
  const scaleY = level.height / picture.naturalHeight;
  context.setTransform(...mirrored(matrix, node));
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = smoothingQuality(shown / scaleX);
  context.drawImage(
    level,
    source.x * scaleX,
    source.y * scaleY,
    source.width * scaleX,
    source.height * scaleY,
    destination.x,
    destination.y,
    destination.width,
    destination.height,
  );
}

/** Mirrored about the middle of the destination. */
export function mirrored(matrix: Matrix, { destination, mirrorX, mirrorY }: ImageNode): Matrix {
  if (!mirrorX && !mirrorY) return matrix;
  const { x, y } = centreOf(destination);
  const flip: Matrix = [mirrorX ? -1 : 1, 0, 0, mirrorY ? -1 : 1, mirrorX ? 2 * x : 0, mirrorY ? 2 * y : 0];
  return multiply(matrix, flip);
}
