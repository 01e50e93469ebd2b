import type { CoverShape } from '../design/shape.ts';
import { leadingColour } from '../design/fill.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { Path } from '../scene/path.ts';
import type { GlyphsNode, SceneNode } from '../scene/scene.ts';
import { drawTextEffect } from './draw-text-effect.ts';
import { mergedLetter } from './letters-outline.ts';
import type { TextEffect, TextEffectName } from './text-effect.ts';

/** Effects that need the lines of a text. */
const OF_TEXT_ONLY: ReadonlySet<TextEffectName> = new Set(['curve', 'strips']);

export function suitsShapes(name: TextEffectName): boolean {
  return !OF_TEXT_ONLY.has(name);
}

/** A shape takes the effects of letters of which two would fill its shorter side, one above the other. */
const LETTERS_IN_SHAPE = 2;
/** A shape is one letter with an outline of its own, so that no font is ever asked for it. */
const NO_FACE = '';
const NO_OUTLINES = { outline: () => [] };

/**
 * Draws a filled shape with an effect, as if its outline were a letter.
 * @param path the outline of the shape in its box, filled by the even-odd rule
 */
export function drawShapeEffect(
  effect: TextEffect,
  fill: NonNullable<CoverShape['box']['fill']>,
  path: Path,
  box: Rect,
): readonly SceneNode[] {
  const colour = leadingColour(fill);
  const size = Math.min(box.width, box.height) / LETTERS_IN_SHAPE;
  const run: GlyphsNode = {
    kind: 'glyphs',
    face: NO_FACE,
    size,
    glyphs: [{ id: 0, x: 0, y: 0, outline: mergedLetter(path) }],
    paint: { kind: 'solid', colour },
  };
  const subject = { runs: [run], rules: [], colour, fontSize: size, inkBounds: box, lines: [0], outlines: NO_OUTLINES };
  return drawTextEffect(effect, subject).map(asArea);
}

/** Returns a node whose letters are areas and strokes. */
function asArea(node: SceneNode): SceneNode {
  switch (node.kind) {
    case 'glyphs': {
      const path = node.glyphs.flatMap(({ outline = [] }) => outline);
      if (node.strokeWidth === undefined) return { kind: 'fill', path, paint: node.paint };
      return { kind: 'stroke', path, paint: node.paint, width: node.strokeWidth, join: 'round' };
    }
    case 'shadow':
      return { ...node, children: node.children.map(asArea) };
    case 'group':
      return {
        ...node,
        children: node.children.map(asArea),
        ...(node.mask && { mask: { ...node.mask, nodes: node.mask.nodes.map(asArea) } }),
      };
    default:
      return node;
  }
}
