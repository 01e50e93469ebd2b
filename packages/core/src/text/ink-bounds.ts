import { type Rect, union } from '../geometry/shapes.ts';
import type { TextEngine } from './text-engine.ts';
import type { LaidLine, LaidRun } from './text-layout.ts';

/** Returns the bounding box of all ink, synthesized slant and weight included, in the block's coordinates. */
export function inkBounds(lines: readonly LaidLine[], engine: TextEngine): Rect | null {
  let bounds: Rect | null = null;
  for (const run of lines.flatMap((line) => line.runs)) {
    for (const glyph of run.glyphs) {
      const ink = engine.inkBounds(run.face, glyph.id);
      if (!ink) continue;
      const placed = placeInk(ink, run, glyph.x, glyph.y);
      bounds = bounds ? union(bounds, placed) : placed;
    }
  }
  return bounds;
}

function placeInk(ink: Rect, { size, slant, embolden }: LaidRun, x: number, y: number): Rect {
  const grown = embolden / 2;
  const top = ink.y - grown;
  const bottom = ink.y + ink.height + grown;
  // Above the baseline (negative y) a slant moves ink to the right.
  const shifts = [-top * slant, -bottom * slant];
  const left = ink.x - grown + Math.min(...shifts);
  const right = ink.x + ink.width + grown + Math.max(...shifts);
  return { x: x + left * size, y: y + top * size, width: (right - left) * size, height: (bottom - top) * size };
}
