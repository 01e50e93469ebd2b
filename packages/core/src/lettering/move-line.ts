import type { LaidLine } from '../text/text-layout.ts';

interface Move {
  readonly dx?: number;
  readonly dy?: number;
  /** The scale about the origin of the lines, applied after the move. */
  readonly scale?: number;
  /** The number that is added to every offset into the source text. */
  readonly offset?: number;
}

/** Returns a line with its glyphs, carets and cells moved, then scaled. */
export function moveLine(line: LaidLine, { dx = 0, dy = 0, scale = 1, offset = 0 }: Move): LaidLine {
  const x = (value: number) => (value + dx) * scale;
  const y = (value: number) => (value + dy) * scale;
  return {
    ...line,
    start: line.start + offset,
    end: line.end + offset,
    baseline: y(line.baseline),
    top: y(line.top),
    bottom: y(line.bottom),
    left: x(line.left),
    width: line.width * scale,
    runs: line.runs.map((run) => ({
      ...run,
      size: run.size * scale,
      start: run.start + offset,
      end: run.end + offset,
      glyphs: run.glyphs.map((glyph) => ({
        ...glyph,
        x: x(glyph.x),
        y: y(glyph.y),
        advance: glyph.advance * scale,
        cluster: glyph.cluster + offset,
      })),
    })),
    carets: line.carets.map((caret) => ({ offset: caret.offset + offset, x: x(caret.x) })),
    cells: line.cells.map((cell) => ({
      ...cell,
      start: cell.start + offset,
      end: cell.end + offset,
      left: x(cell.left),
      right: x(cell.right),
    })),
  };
}
