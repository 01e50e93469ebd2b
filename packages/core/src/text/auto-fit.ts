import { type FilledLine, fillLines } from './fill-lines.ts';
import { visibleEnd } from './line-breaks.ts';
import { type PreparedText, prepareText } from './prepare-text.ts';
import { measureLine } from './slice-line.ts';
import type { TextEngine } from './text-engine.ts';
import type { TextBlock } from './text-layout.ts';

export interface AutoFitRequest {
  /** The text block. Its sizes are relative to the largest, which is replaced by the size being tried; `width` is that of the box. */
  readonly block: TextBlock;
  /** The height of the box in print pixels. */
  readonly height: number;
  readonly maxSize: number;
  readonly minSize: number;
  readonly step: number;
}

/**
 * Returns the largest size, from `maxSize` down to `minSize` in steps, at which the text fits its box in width and height without cutting a
 * word; `minSize` if none fits. The text is shaped once, and every size after that is arithmetic.
 */
export function autoFit({ block, height, maxSize, minSize, step }: AutoFitRequest, engine: TextEngine): number {
  const prepared = prepareText(block, engine);
  const widest = widestWord(prepared, engine);
  const largest = Math.max(...block.spans.map((span) => span.size));
  for (let size = maxSize; size > minSize; size -= step) {
    const scale = size / largest;
    if (widest * scale > block.width) continue;
    const lines = fillLines(prepared, block.width / scale, engine);
    if (totalHeight(prepared, lines, block.lineSpacing) * scale <= height) return size;
  }
  return minSize;
}

/** Like `autoFit`, but without steps and precise to a quarter of a pixel. It tries only some sizes between the limits. */
export function largestFit({ block, height, maxSize, minSize }: Omit<AutoFitRequest, 'step'>, engine: TextEngine): number {
  const prepared = prepareText(block, engine);
  const widest = widestWord(prepared, engine);
  const largest = Math.max(...block.spans.map((span) => span.size));
  const fits = (size: number) => {
    const scale = size / largest;
    if (widest * scale > block.width) return false;
    return totalHeight(prepared, fillLines(prepared, block.width / scale, engine), block.lineSpacing) * scale <= height;
  };
  let [least, most] = [minSize, maxSize];
  if (fits(most)) return most;
  while (most - least > 0.25) {
    const size = (least + most) / 2;
    if (fits(size)) least = size;
    else most = size;
  }
  return least;
}

/** Returns the width of the widest unbreakable part. In a narrower box a word would have to be cut. */
function widestWord(prepared: PreparedText, engine: TextEngine): number {
  let widest = 0;
  for (const paragraph of prepared.paragraphs) {
    let start = paragraph.start;
    for (const end of paragraph.breaks) {
      const word = { start, end: visibleEnd(prepared.text, start, end) };
      widest = Math.max(widest, measureLine(prepared, paragraph, word, engine));
      start = end;
    }
  }
  return widest;
}

function totalHeight(prepared: PreparedText, lines: readonly FilledLine[], lineSpacing: number): number {
  if (prepared.spans.length === 1) return lines.length * (prepared.spans[0]?.size ?? 0) * lineSpacing;
  return lines.reduce((sum, line) => sum + largestSize(prepared, line) * lineSpacing, 0);
}

function largestSize({ spans, spanAt }: PreparedText, { start, end }: FilledLine): number {
  let largest = spans[spanAt(start)]?.size ?? 0;
  for (let at = start; at < end; at += 1) largest = Math.max(largest, spans[spanAt(at)]?.size ?? 0);
  return largest;
}
