import type { TextBox } from '../../design/text-box.ts';
import type { TextLine } from '../../design/text-lines.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { inkBounds } from '../../text/ink-bounds.ts';
import { layoutText } from '../../text/layout-text.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { LaidLine, TextBlock, TextLayout, TextSpan } from '../../text/text-layout.ts';

type Text = TextBox['text'];

/**
 * Lays out lines of runs: each line is set by itself, below the previous one. Offsets, spans and carets are those of the whole text.
 * @param width the width of the box in print pixels; infinite for measuring.
 * @param size the size in print pixels per em that the runs' sizes are multiples of.
 */
export function layOutLines(text: Text, lines: readonly TextLine[], width: number, size: number, engine: TextEngine): TextLayout {
  const laid: LaidLine[] = [];
  let [top, offset, span] = [0, 0, 0];
  let baseline: number | null = null;
  for (const line of lines) {
    const set = text.fit === 'justify' ? justified(text, line, width, size, engine) : layoutText(blockOf(text, line, width, size), engine);
    const first = set.lines[0];
    if (first && baseline !== null && line.leading !== undefined) top = baseline + line.leading * largestSize(first) - first.baseline;
    laid.push(...set.lines.map((each) => movedLine(each, { top, offset, span })));
    baseline = laid.at(-1)?.baseline ?? baseline;
    top += set.height;
    offset += line.runs.reduce((length, run) => length + run.text.length, 0) + 1;
    span += spansOf(text, line, size).length;
  }
  const widest = Math.max(0, ...laid.map((line) => line.width));
  return { lines: laid, width: widest, height: top, inkBounds: inkBounds(laid, engine) };
}

function largestSize({ runs }: LaidLine): number {
  return Math.max(0, ...runs.map((run) => run.size));
}

/** Lays out a line in the size at which its outline is exactly as wide as the box. */
function justified(text: Text, line: TextLine, width: number, size: number, engine: TextEngine): TextLayout {
  const natural = layoutText(blockOf(text, line, Number.POSITIVE_INFINITY, size), engine);
  const ink = natural.inkBounds;
  if (!ink || ink.width <= 0 || !Number.isFinite(width)) return natural;
  const scale = width / ink.width;
  const set = layoutText(blockOf(text, line, Number.POSITIVE_INFINITY, size * scale), engine);
  const left = set.inkBounds?.x ?? 0;
  return { ...set, lines: set.lines.map((each) => movedLine(each, { left: -left })) };
}

function blockOf(text: Text, line: TextLine, width: number, size: number): TextBlock {
  const alignment = line.alignment ?? text.alignment;
  return {
    spans: spansOf(text, line, size),
    width,
    alignment,
    lineSpacing: line.spacing ?? text.lineSpacing,
    case: text.case,
    direction: 'auto',
  };
}

/** Returns the spans of a line. An empty line is given a span too, so that it has a height. */
function spansOf(text: Text, { runs }: TextLine, size: number): readonly TextSpan[] {
  const styled = runs.map((run): TextSpan => {
    const features = { ...text.features, ...run.features };
    return {
      text: run.text,
      family: run.font ?? text.font,
      size: size * (run.size ?? 1),
      bold: run.bold ?? text.bold,
      italic: run.italic ?? text.italic,
      letterSpacing: run.tracking ?? text.letterSpacing,
      ...(Object.keys(features).length > 0 ? { features } : {}),
      ...(run.baselineShift ? { baselineShift: run.baselineShift } : {}),
    };
  });
  if (styled.length > 0) return styled;
  return [{ text: '', family: text.font, size, bold: text.bold, italic: text.italic, letterSpacing: text.letterSpacing }];
}

interface Move {
  readonly left?: number;
  readonly top?: number;
  readonly offset?: number;
  readonly span?: number;
}

function movedLine(line: LaidLine, { left = 0, top = 0, offset = 0, span = 0 }: Move): LaidLine {
  return {
    ...line,
    start: line.start + offset,
    end: line.end + offset,
    baseline: line.baseline + top,
    top: line.top + top,
    bottom: line.bottom + top,
    left: line.left + left,
    runs: line.runs.map((run) => ({
      ...run,
      start: run.start + offset,
      end: run.end + offset,
      span: run.span + span,
      glyphs: run.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + left, y: glyph.y + top, cluster: glyph.cluster + offset })),
    })),
    carets: line.carets.map((caret) => ({ offset: caret.offset + offset, x: caret.x + left })),
    cells: line.cells.map((cell) => ({
      ...cell,
      start: cell.start + offset,
      end: cell.end + offset,
      left: cell.left + left,
      right: cell.right + left,
    })),
  };
}

/** Returns the factor by which a layout has to shrink to fit a box; 1 if it fits. */
export function shrinkToHeight(ink: Rect | null, height: number): number {
  return ink && ink.height > height && height > 0 ? height / ink.height : 1;
}
