import { type Matrix, multiply, rotationAbout, translation } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { type Path, transformPath } from './path.ts';
import type { GlyphsNode, PlacedGlyph } from './scene.ts';

/**
 * Returns the matrix from a glyph's outline at 1 em to the node's coordinates. Both painters and the compiler place glyphs only by this
 * matrix.
 */
export function glyphMatrix({ size, slant = 0 }: Pick<GlyphsNode, 'size' | 'slant'>, glyph: PlacedGlyph): Matrix {
  const sized: Matrix = [size, 0, -slant * size, size, 0, 0];
  const turned = glyph.rotation ? multiply(rotationAbout(glyph.rotation, { x: 0, y: 0 }), sized) : sized;
  return multiply(translation(glyph.x, glyph.y), turned);
}

/** Returns a glyph's outline in the node's coordinates: its own if it was reshaped, otherwise that of its font. */
export function placedOutline(node: GlyphsNode, glyph: PlacedGlyph, outlines: Pick<TextEngine, 'outline'>): Path {
  return glyph.outline ?? transformPath(outlines.outline(node.face, glyph.id), glyphMatrix(node, glyph));
}

/** Returns the outlines of a whole run in the node's coordinates, without empty ones. */
export function placedOutlines(node: GlyphsNode, outlines: Pick<TextEngine, 'outline'>): Path[] {
  return node.glyphs.map((glyph) => placedOutline(node, glyph, outlines)).filter((outline) => outline.length > 0);
}

/** Returns the letters of several runs as one outline, for clipping something to them. */
export function runsOutline(runs: readonly GlyphsNode[], outlines: Pick<TextEngine, 'outline'>): Path {
  return runs.flatMap((run) => placedOutlines(run, outlines).flat());
}
