import { inset, type Rect, transformedBounds, union } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { glyphMatrix } from './glyph-placement.ts';
import { outlineInk } from './outline-ink.ts';
import type { GlyphsNode, SceneNode } from './scene.ts';

/**
 * Returns the bounding box of all letters of some nodes, strokes included; null without letters. Shadows, plates and pictures are ignored.
 */
export function glyphInk(nodes: readonly SceneNode[], engine: Pick<TextEngine, 'inkBounds'>): Rect | null {
  return nodes.reduce<Rect | null>((ink, node) => joined(ink, inkOf(node, engine)), null);
}

/** Returns the bounding box of each letter of some nodes, strokes included. */
export function glyphBoxes(nodes: readonly SceneNode[], engine: Pick<TextEngine, 'inkBounds'>): readonly Rect[] {
  return nodes.flatMap((node): readonly Rect[] => {
    if (node.kind === 'glyphs') return node.glyphs.flatMap((glyph) => inkOfGlyph(node, glyph, engine) ?? []);
    if (node.kind !== 'group') return [];
    const { transform } = node;
    const inner = glyphBoxes(node.children, engine);
    return transform ? inner.map((box) => transformedBounds(transform, box)) : inner;
  });
}

function inkOf(node: SceneNode, engine: Pick<TextEngine, 'inkBounds'>): Rect | null {
  if (node.kind === 'glyphs') return node.glyphs.reduce<Rect | null>((ink, glyph) => joined(ink, inkOfGlyph(node, glyph, engine)), null);
  if (node.kind !== 'group') return null;
  const inner = glyphInk(node.children, engine);
  return inner && node.transform ? transformedBounds(node.transform, inner) : inner;
}

function inkOfGlyph(run: GlyphsNode, glyph: GlyphsNode['glyphs'][number], engine: Pick<TextEngine, 'inkBounds'>): Rect | null {
  if (glyph.outline) {
    const drawn = outlineInk(glyph.outline);
    return drawn && inset(drawn, -((run.strokeWidth ?? 0) + (run.embolden ?? 0) * run.size) / 2);
  }
  const ink = engine.inkBounds(run.face, glyph.id);
  if (!ink) return null;
  const stroke = (run.strokeWidth ?? 0) / 2 / run.size + (run.embolden ?? 0) / 2;
  const grown = { x: ink.x - stroke, y: ink.y - stroke, width: ink.width + 2 * stroke, height: ink.height + 2 * stroke };
  return transformedBounds(glyphMatrix(run, glyph), grown);
}

function joined(first: Rect | null, second: Rect | null): Rect | null {
  return first && second ? union(first, second) : (first ?? second);
}
