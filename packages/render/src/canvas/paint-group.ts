import { inset, intersection, multiply, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import type { BlendMode } from '@coverwright/core/design/blend.ts';
import { pathBounds } from '@coverwright/core/scene/path.ts';
import type { GroupNode } from '@coverwright/core/scene/scene.ts';
import { paintAsPicture } from './group-picture.ts';
import type { PaintOperator } from './paint-context.ts';
import { paintNodes } from './paint-node.ts';
import { withMatrix, type Painting, visibleArea } from './painting.ts';
import { type PixelLayer, composeLayer, createPixelLayer, layerOver, releaseCanvas } from './pixel-layer.ts';
import { tracePath } from './trace-path.ts';
import { paintedBounds } from './painted-bounds.ts';

const OPERATORS = {
  normal: 'source-over',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  'soft-light': 'soft-light',
  darken: 'darken',
  lighten: 'lighten',
  'hard-light': 'hard-light',
  'color-dodge': 'color-dodge',
  'color-burn': 'color-burn',
  luminosity: 'luminosity',
  color: 'color',
} as const satisfies Record<BlendMode, PaintOperator>;

/**
 * Paints a group. A group that only moves or clips is painted directly; one that fades or blends is painted on a separate layer, then
 * composited as a whole.
 */
export function paintGroup(painting: Painting, node: GroupNode): void {
  const { opacity = 1, blend = 'normal', mask } = node;
  if (opacity <= 0) return;
  if (opacity >= 1 && blend === 'normal' && !mask) {
    if (!painting.inMotion || !paintAsPicture(painting, node, paintClipped)) paintClipped(painting, node);
    return;
  }
  const bounds = paintedBounds([node], painting.resources);
  const layer = bounds && createPixelLayer(painting, bounds);
  if (!layer) return;
  paintClipped(layer.painting, node);
  if (mask) cutTo(layer, painting, node, mask);
  composeLayer(painting, layer, opacity, OPERATORS[blend]);
  releaseCanvas(layer.canvas);
}

/** Keeps the part of a painted layer where its mask is opaque, or, if the mask is inverted, where it is transparent. */
function cutTo(layer: PixelLayer, painting: Painting, { transform }: GroupNode, mask: NonNullable<GroupNode['mask']>): void {
  const { x, y, canvas } = layer;
  const stencil = layerOver(painting, { x, y, width: canvas.width, height: canvas.height });
  const inner = transform ? withMatrix(stencil.painting, multiply(stencil.painting.matrix, transform)) : stencil.painting;
  paintNodes(inner, mask.nodes);
  composeLayer(layer.painting, { canvas: stencil.canvas, x: 0, y: 0 }, 1, mask.inverted ? 'destination-out' : 'destination-in');
  releaseCanvas(stencil.canvas);
}

function paintClipped(painting: Painting, { transform, clip, clipRule, children }: GroupNode): void {
  const inner = transform ? withMatrix(painting, multiply(painting.matrix, transform)) : painting;
  if (!clip) return paintNodes(inner, children);
  const box = pathBounds(clip);
  // One more pixel on each side holds the anti-aliased edge.
  const visible = box && intersection(visibleArea(painting), inset(transformedBounds(inner.matrix, box), -1));
  if (!visible) return;
  const { context, resources } = painting;
  context.save();
  context.setTransform(...inner.matrix);
  context.clip(tracePath(resources.surface, clip), clipRule ?? 'nonzero');
  paintNodes({ ...inner, clip: visible }, children);
  context.restore();
}
