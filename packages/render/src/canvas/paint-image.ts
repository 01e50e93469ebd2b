import { applyCompiledFilter } from '@coverwright/core/filters/apply-filter.ts';
import { type CompiledFilter, compileFilter } from '@coverwright/core/filters/compile-filter.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { centreOf, multiply, type Matrix, type Rect } from '@coverwright/core/geometry/shapes.ts';
import type { ImageNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { blurredPicture } from './blurred-picture.ts';
import { levelsOf, cacheFilteredPicture, cacheScreen } from './paint-cache.ts';
import { paintNodes } from './paint-node.ts';
import type { DrawablePicture, Painting } from './painting.ts';
import { pictureLevel, smoothingQuality } from './picture-levels.ts';
import { screenOfPicture } from './picture-screen.ts';
import { composeLayer, layerArea, layerOver, movedLayer, type PixelLayer, releaseCanvas } from './pixel-layer.ts';

/** Paints a picture. @throws Error for a picture that the resources lack, unless the painting may leave it out. */
export function paintImage(painting: Painting, node: ImageNode): void {
  const { images, surface, cache } = painting.resources;
  const loaded = images.get(node.asset);
  if (!loaded) {
    if (painting.missingPictures === 'skip') return;
    throw new Error(`Picture ${node.asset} is not loaded`);
  }
  const picture = node.blur ? blurredPicture(node, loaded, surface, cache) : loaded;
  if (node.screen) paintNodes(painting, screenFor(painting, node, picture));
  else if (node.filter) paintFiltered(painting, node, picture, node.filter);
  else drawPicture(painting, node, picture);
}

/** Returns the nodes of a picture's screen. They consist of thousands of outlines, so a screen that repaints caches them. */
function screenFor({ resources: { surface, cache } }: Painting, node: ImageNode, picture: DrawablePicture): readonly SceneNode[] {
  const key = JSON.stringify([node, picture.canvas.width]);
  const known = cache.screens.get(key);
  if (known) return known;
  const nodes = screenOfPicture(node, picture, surface, cache);
  cacheScreen(cache, key, nodes);
  return nodes;
}

/**
 * Scales a picture first, then filters it at its displayed size, so that no more pixels are filtered than necessary and the result does not
 * depend on the size of the working copy.
 */
function paintFiltered(painting: Painting, node: ImageNode, picture: DrawablePicture, filter: ImageFilter): void {
  const { cache } = painting.resources;
  const area = layerArea(painting, node.destination);
  if (!area) return;
  const compiled = compileFilter(filter);
  if (cache.filteredPictureLimit === 0) return paintBands(painting, node, picture, compiled, area);
  const key = JSON.stringify([node, painting.matrix, area, picture.canvas.width]);
  const known = cache.filteredPictures.get(key);
  if (known) return composeLayer(painting, { ...area, canvas: known });
  const layer = layerOver(painting, area);
  paintFilteredLayer(layer, node, picture, compiled);
  composeLayer(painting, layer);
  cacheFilteredPicture(cache, key, layer.canvas);
}

/** The number of rows in a band. The pixels of a band fit into the processor's cache, and a print needs no second copy of the page. */
const BAND_HEIGHT = 128;

function paintBands(painting: Painting, node: ImageNode, picture: DrawablePicture, filter: CompiledFilter, area: Rect): void {
  let band = layerOver(painting, { ...area, height: Math.min(BAND_HEIGHT, area.height) });
  for (let y = area.y; y < area.y + area.height; y += BAND_HEIGHT) {
    band = movedLayer(band, painting, area.x, y);
    paintFilteredLayer(band, node, picture, filter);
    composeLayer(painting, band);
  }
  releaseCanvas(band.canvas);
}

function paintFilteredLayer({ painting }: PixelLayer, node: ImageNode, picture: DrawablePicture, filter: CompiledFilter): void {
  drawPicture(painting, node, picture);
  const { context, width, height } = painting;
  const pixels = context.getImageData(0, 0, width, height);
  applyCompiledFilter(pixels.data, filter);
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

/** Returns the matrix that mirrors a picture about the middle of its destination. */
export function mirrored(matrix: Matrix, { destination, mirrorX, mirrorY }: ImageNode): Matrix {
  if (!mirrorX && !mirrorY) return matrix;
  const { x, y } = centreOf(destination);
  const flip: Matrix = [mirrorX ? -1 : 1, 0, 0, mirrorY ? -1 : 1, mirrorX ? 2 * x : 0, mirrorY ? 2 * y : 0];
  return multiply(matrix, flip);
}
