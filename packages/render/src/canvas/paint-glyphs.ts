import { withAlpha } from '@coverwright/core/design/colour.ts';
import { multiply } from '@coverwright/core/geometry/shapes.ts';
import type { GlyphsNode } from '@coverwright/core/scene/scene.ts';
import { glyphMatrix, placedOutlines } from '@coverwright/core/scene/glyph-placement.ts';
import { cachedGlyph, tracedOutline } from './paint-cache.ts';
import { isOpaque, paintStyle } from './paint-style.ts';
import type { Painting } from './painting.ts';
import { composeLayer, createPixelLayer, releaseCanvas } from './pixel-layer.ts';
import { tracePath } from './trace-path.ts';
import { paintedBounds } from './painted-bounds.ts';

export function paintGlyphs(painting: Painting, node: GlyphsNode): void {
  const { paint } = node;
  if (node.embolden && paint.kind === 'solid' && !isOpaque(paint)) {
    // Fill and stroke overlap. Painting them opaque and fading the result hides the overlap.
    return paintFaded(painting, { ...node, paint: { kind: 'solid', colour: withAlpha(paint.colour, 1) } }, paint.colour.a);
  }
  if (paint.kind === 'solid' && isOpaque(paint) && node.strokeWidth === undefined && !node.embolden) return paintOneByOne(painting, node);
  paintAsOne(painting, node);
}

/** Paints glyphs one by one, which is the usual case: each outline is traced only once and placed by the canvas. */
function paintOneByOne({ context, matrix, resources }: Painting, node: GlyphsNode): void {
  context.fillStyle = paintStyle(context, node.paint);
  for (const glyph of node.glyphs) {
    if (glyph.outline) {
      context.setTransform(...matrix);
      context.fill(tracedOutline(resources, glyph.outline));
      continue;
    }
    const { path } = cachedGlyph(resources, node.face, glyph.id);
    if (!path) continue;
    context.setTransform(...multiply(matrix, glyphMatrix(node, glyph)));
    context.fill(path);
  }
}

/**
 * Paints a run as one path, so that a gradient spans all of it, a translucent overlap is not painted twice, and a stroke keeps its width.
 */
function paintAsOne({ context, matrix, resources }: Painting, node: GlyphsNode): void {
  const path = tracePath(resources.surface, ...placedOutlines(node, resources.outlines));
  const style = paintStyle(context, node.paint);
  context.setTransform(...matrix);
  if (node.strokeWidth === undefined) {
    context.fillStyle = style;
    context.fill(path);
  }
  const width = node.strokeWidth ?? (node.embolden ?? 0) * node.size;
  if (width <= 0) return;
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke(path);
}

function paintFaded(painting: Painting, node: GlyphsNode, opacity: number): void {
  const bounds = paintedBounds([node], painting.resources);
  const layer = bounds && createPixelLayer(painting, bounds);
  if (!layer) return;
  paintAsOne(layer.painting, node);
  composeLayer(painting, layer, opacity);
  releaseCanvas(layer.canvas);
}
