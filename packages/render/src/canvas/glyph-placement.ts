import { multiply, rotationAbout, translation, type Matrix } from '@coverwright/core/geometry/shapes.ts';
import { transformPath, type Path } from '@coverwright/core/scene/path.ts';
import type { GlyphsNode, PlacedGlyph } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

/** From a glyph's outline at 1 em to the node's coordinates. Both painters place glyphs by this matrix and no other. */
export function glyphMatrix({ size, slant = 0 }: GlyphsNode, glyph: PlacedGlyph): Matrix {
  const sized: Matrix = [size, 0, -slant * size, size, 0, 0];
  const turned = glyph.rotation ? multiply(rotationAbout(glyph.rotation, { x: 0, y: 0 }), sized) : sized;
  return multiply(translation(glyph.x, glyph.y), turned);
}

/** The outlines of a whole run, in the node's coordinates, without the empty ones. */
export function placedOutlines(node: GlyphsNode, outlines: Pick<TextEngine, 'outline'>): Path[] {
  return node.glyphs
    .map((glyph) => transformPath(outlines.outline(node.face, glyph.id), glyphMatrix(node, glyph)))
    .filter((outline) => outline.length > 0);
}
