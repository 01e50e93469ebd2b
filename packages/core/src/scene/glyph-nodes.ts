import type { Rgba } from '../design/colour.ts';
import type { Point } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { LaidLine, LaidRun, TextLayout } from '../text/text-layout.ts';
import { rectanglePath } from './path.ts';
import type { FillNode, GlyphsNode, Paint } from './scene.ts';

/** Returns a layout's words as glyph nodes, moved by `origin`. `paintOf` returns the paint of a run. */
export function glyphNodes(lines: readonly LaidLine[], origin: Point, paintOf: (run: LaidRun) => Paint): GlyphsNode[] {
  return lines.flatMap((line) =>
    line.runs.map(
      (run): GlyphsNode => ({
        kind: 'glyphs',
        face: run.face,
        size: run.size,
        glyphs: run.glyphs.map(({ id, x, y }) => ({ id, x: x + origin.x, y: y + origin.y })),
        paint: paintOf(run),
        ...(run.slant === 0 ? {} : { slant: run.slant }),
        ...(run.embolden === 0 ? {} : { embolden: run.embolden }),
      }),
    ),
  );
}

/** Returns the advance of every glyph of every run, in the order of `glyphNodes`. */
export function glyphAdvances(lines: readonly LaidLine[]): readonly (readonly number[])[] {
  return lines.flatMap((line) => line.runs.map((run) => run.glyphs.map(({ advance }) => advance)));
}

/** Returns a rule below each run that `isUnderlined` selects. */
export function underlines(
  lines: readonly LaidLine[],
  origin: Point,
  engine: TextEngine,
  colour: Rgba,
  isUnderlined: (run: LaidRun) => boolean,
): FillNode[] {
  return lines.flatMap((line) =>
    line.runs.filter(isUnderlined).flatMap((run): FillNode[] => {
      const first = run.glyphs[0];
      if (!first) return [];
      const left = Math.min(...run.glyphs.map((glyph) => glyph.x));
      const right = Math.max(...run.glyphs.map((glyph) => glyph.x + glyph.advance));
      const { underlineOffset, underlineThickness } = engine.metrics(run.face);
      const rule = {
        x: origin.x + left,
        y: origin.y + line.baseline + underlineOffset * run.size,
        width: right - left,
        height: underlineThickness * run.size,
      };
      return [{ kind: 'fill', path: rectanglePath(rule), paint: { kind: 'solid', colour } }];
    }),
  );
}

export function movedInk(layout: TextLayout, origin: Point) {
  return layout.inkBounds && { ...layout.inkBounds, x: layout.inkBounds.x + origin.x, y: layout.inkBounds.y + origin.y };
}
