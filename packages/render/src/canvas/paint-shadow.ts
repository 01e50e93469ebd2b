import { multiply, translation } from '@coverwright/core/geometry/shapes.ts';
import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { ShadowNode } from '@coverwright/core/scene/scene.ts';
import { blurAlpha } from './blur-alpha.ts';
import { SHADOW_REACH } from './node-bounds.ts';
import type { PaintPixels } from './paint-context.ts';
import { paintNodes } from './paint-node.ts';
import { scaleOf, withMatrix, type Painting } from './painting.ts';
import { composeLayer, createPixelLayer, releaseCanvas } from './pixel-layer.ts';
import { paintedBounds } from './painted-bounds.ts';

/**
 * Paints a shadow. Silhouettes are blurred by our own arithmetic, because a platform's `shadowBlur` ignores the transform and differs
 * between engines.
 */
export function paintShadow(painting: Painting, node: ShadowNode): void {
  const bounds = paintedBounds(node.children, painting.resources);
  if (!bounds || node.colour.a <= 0) return;
  const moved = withMatrix(painting, multiply(painting.matrix, translation(node.offset.x, node.offset.y)));
  const sigma = node.sigma * scaleOf(painting.matrix);
  const reach = Math.ceil(sigma * SHADOW_REACH);
  const margin = node.sigma * SHADOW_REACH;
  const box = { x: bounds.x - margin, y: bounds.y - margin, width: bounds.width + 2 * margin, height: bounds.height + 2 * margin };
  const layer = createPixelLayer(moved, box, reach);
  if (!layer) return;
  const { context, width, height } = layer.painting;
  paintNodes(layer.painting, node.children);
  const pixels = context.getImageData(0, 0, width, height);
  recolour(pixels, sigma, node.colour);
  context.putImageData(pixels, 0, 0);
  composeLayer(painting, layer);
  releaseCanvas(layer.canvas);
}

function recolour({ data, width, height }: PaintPixels, sigma: number, colour: Rgba): void {
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]!;
  blurAlpha(alpha, width, height, sigma);
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    data[pixel * 4] = colour.r;
    data[pixel * 4 + 1] = colour.g;
    data[pixel * 4 + 2] = colour.b;
    data[pixel * 4 + 3] = alpha[pixel]! * colour.a;
  }
}
