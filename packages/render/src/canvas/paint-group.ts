import { multiply } from '@coverwright/core/geometry/shapes.ts';
import type { BlendMode } from '@coverwright/core/design/blend.ts';
import type { GroupNode } from '@coverwright/core/scene/scene.ts';
import type { PaintOperator } from './paint-context.ts';
import { paintNodes } from './paint-node.ts';
import { withMatrix, type Painting } from './painting.ts';
import { composeLayer, createPixelLayer, releaseCanvas } from './pixel-layer.ts';
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

/** A group that only moves or clips is painted straight; one that fades or blends is painted apart, then laid down as a whole. */
export function paintGroup(painting: Painting, node: GroupNode): void {
  const { opacity = 1, blend = 'normal' } = node;
  if (opacity <= 0) return;
  if (opacity >= 1 && blend === 'normal') return paintClipped(painting, node);
  const bounds = paintedBounds([node], painting.resources);
  const layer = bounds && createPixelLayer(painting, bounds);
  if (!layer) return;
  paintClipped(layer.painting, node);
  composeLayer(painting, layer, opacity, OPERATORS[blend]);
  releaseCanvas(layer.canvas);
}

function paintClipped(painting: Painting, { transform, clip, clipRule, children }: GroupNode): void {
  const inner = transform ? withMatrix(painting, multiply(painting.matrix, transform)) : painting;
  if (!clip) return paintNodes(inner, children);
  const { context, resources } = painting;
  context.save();
  context.setTransform(...inner.matrix);
  context.clip(tracePath(resources.surface, clip), clipRule ?? 'nonzero');
  paintNodes(inner, children);
  context.restore();
}
