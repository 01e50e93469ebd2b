import { caretCells, caretStops } from './caret-cells.ts';
import { type FilledLine, fillLines } from './fill-lines.ts';
import { glyphRuns } from './glyph-runs.ts';
import { inkBounds } from './ink-bounds.ts';
import { lineHeight } from './line-height.ts';
import { measureLine } from './slice-line.ts';
import { visibleEnd } from './line-breaks.ts';
import { placeClusters } from './place-clusters.ts';
import { type PreparedText, prepareText } from './prepare-text.ts';
import type { TextEngine } from './text-engine.ts';
import type { LaidLine, TextBlock, TextLayout } from './text-layout.ts';

/**
 * Lays out a block of text: prepares it (case, paragraphs, bidi, runs, shaping, breaks), fills lines, and places each line. Lengths are in
 * print pixels from the block's top-left corner. A block of infinite width is as wide as its widest line. Every face that the text needs
 * must be loaded into the engine.
 */
export function layoutText(block: TextBlock, engine: TextEngine): TextLayout {
  const prepared = prepareText(block, engine);
  const filled = fillLines(prepared, block.width, engine);
  const boxWidth = Number.isFinite(block.width) ? block.width : widestLine(prepared, filled, engine);
  const lines: LaidLine[] = [];
  let top = 0;
  for (const line of filled) {
    const { height, baseline } = lineHeight(prepared, line, block.lineSpacing, engine);
    lines.push(layLine(prepared, line, { block, boxWidth, top, bottom: top + height, baseline: top + baseline }, engine));
    top += height;
  }
  const width = Math.max(0, ...lines.map((line) => line.width));
  return { lines, width, height: top, inkBounds: inkBounds(lines, engine) };
}

interface LinePlace {
  readonly block: TextBlock;
  readonly boxWidth: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
}

function layLine(
  prepared: PreparedText,
  line: FilledLine,
  { block, boxWidth, top, bottom, baseline }: LinePlace,
  engine: TextEngine,
): LaidLine {
  const { placed, left, width } = placeClusters(prepared, line, block.alignment, boxWidth, engine);
  const cells = caretCells(prepared, placed, engine);
  const start = prepared.sourceOf[line.start] ?? 0;
  return {
    start,
    end: prepared.sourceOf[line.end] ?? 0,
    baseline,
    top,
    bottom,
    left,
    width,
    direction: line.paragraph.baseLevel % 2 === 1 ? 'rtl' : 'ltr',
    runs: glyphRuns(prepared, placed, baseline),
    carets: caretStops(cells, start, left),
    cells,
    endsParagraph: line.end === line.paragraph.end,
  };
}

function widestLine(prepared: PreparedText, lines: readonly FilledLine[], engine: TextEngine): number {
  const widths = lines.map((line) =>
    measureLine(prepared, line.paragraph, { start: line.start, end: visibleEnd(prepared.text, line.start, line.end) }, engine),
  );
  return Math.max(0, ...widths);
}
