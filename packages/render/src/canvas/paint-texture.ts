import { pathBounds } from '@coverwright/core/scene/path.ts';
import type { TextureNode } from '@coverwright/core/scene/scene.ts';
import { readTexture } from '@coverwright/core/textures/read-texture.ts';
import { TEXTURES } from '@coverwright/core/textures/texture-names.ts';
import type { Painting } from './painting.ts';
import { composeLayer, layerArea, layerOver, releaseCanvas } from './pixel-layer.ts';
import { tracePath } from './trace-path.ts';

/** The number of rows in a band, so that a print needs no second copy of the page. */
const BAND_HEIGHT = 128;

/** Paints the pixels of a texture, clipped to its region. */
export function paintTexture(painting: Painting, node: TextureNode): void {
  const bounds = pathBounds(node.region);
  const area = bounds && layerArea(painting, bounds);
  if (!area) return;
  const { context, matrix, resources } = painting;
  const { x, width } = area;
  const height = Math.min(BAND_HEIGHT, area.height);
  const { canvas, painting: band } = layerOver(painting, { ...area, height });
  const pixels = band.context.getImageData(0, 0, width, height);
  const levels = new Uint8Array(width * height);
  context.save();
  context.setTransform(...matrix);
  context.clip(tracePath(resources.surface, node.region));
  for (let y = area.y; y < area.y + area.height; y += height) {
    readTexture(node, matrix, { x, y, width, height }, levels);
    colourLevels(levels, node, pixels.data);
    band.context.putImageData(pixels, 0, 0);
    composeLayer(painting, { canvas, x, y });
  }
  context.restore();
  releaseCanvas(canvas);
}

function colourLevels(levels: Uint8Array, { texture, colour: { r, g, b, a } }: TextureNode, data: Uint8ClampedArray): void {
  const isTone = TEXTURES[texture].reading === 'tone';
  for (let pixel = 0, at = 0; pixel < levels.length; pixel += 1, at += 4) {
    const level = levels[pixel]!;
    data[at] = isTone ? level : r;
    data[at + 1] = isTone ? level : g;
    data[at + 2] = isTone ? level : b;
    data[at + 3] = isTone ? 255 : level * a;
  }
}
