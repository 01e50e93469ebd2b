import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Path, PathCommand } from '@coverwright/core/scene/path.ts';
import type { Font } from 'harfbuzzjs';

export interface GlyphOutline {
  readonly path: Path;
  /** The ink box of the glyph; null for a glyph without ink. */
  readonly ink: Rect | null;
}

/** Returns a function that reads outlines at 1 em, with y downwards. Each glyph is read once. */
export function readOutlines(font: Font, unitsPerEm: number): (glyph: number) => GlyphOutline {
  const outlines = new Map<number, GlyphOutline>();
  return (glyph) => {
    const known = outlines.get(glyph);
    if (known) return known;
    const path = font.glyphToJson(glyph).flatMap(({ type, values }) => toCommand(type, values, unitsPerEm));
    const outline = { path, ink: path.length > 0 ? inkOf(font, glyph, unitsPerEm) : null };
    outlines.set(glyph, outline);
    return outline;
  };
}

function toCommand(type: string, values: readonly number[], unitsPerEm: number): readonly PathCommand[] {
  const em = values.map((value, index) => (index % 2 === 0 ? value : 0 - value) / unitsPerEm);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = em;
  switch (type) {
    case 'M':
    case 'L':
      return [[type, a, b]];
    case 'Q':
      return [['Q', a, b, c, d]];
    case 'C':
      return [['C', a, b, c, d, e, f]];
    case 'Z':
      return [['Z']];
    default:
      throw new Error(`HarfBuzz drew an unknown command “${type}”`);
  }
}

function inkOf(font: Font, glyph: number, unitsPerEm: number): Rect | null {
  const extents = font.glyphExtents(glyph);
  if (!extents || extents.width === 0 || extents.height === 0) return null;
  return {
    x: extents.xBearing / unitsPerEm,
    y: (0 - extents.yBearing) / unitsPerEm,
    width: extents.width / unitsPerEm,
    height: (0 - extents.height) / unitsPerEm,
  };
}
