import { type FilledLine, fillLines } from './fill-lines.ts';
import { type PreparedText, prepareText } from './prepare-text.ts';
import type { TextEngine } from './text-engine.ts';
import type { TextBlock } from './text-layout.ts';

export interface AutoFitRequest {
  /** Sizes count relative to the largest, which becomes the size that is tried; `width` is the box's. */
  readonly block: TextBlock;
  /** Px. */
  readonly height: number;
  readonly maxSize: number;
  readonly minSize: number;
  readonly step: number;
}

/**
 * The largest size, from `maxSize` down to `minSize` in steps, at which the text fits its box in width and height
 * without cutting a word. Nothing fits: `minSize`. Shapes once; every size after that is arithmetic.
 */
export function autoFit({ block, height, maxSize, minSize, step }: AutoFitRequest, engine: TextEngine): number {
  const prepared = prepareText(block, engine);
  const largest = Math.max(...block.spans.map((span) => span.size));
  for (let size = maxSize; size > minSize; size -= step) {
    const scale = size / largest;
    const lines = fillLines(prepared, block.width / scale, engine);
    if (lines.some((line) => line.cutsWord || line.overflows)) continue;
    if (totalHeight(prepared, lines, block.lineSpacing) * scale <= height) return size;
  }
  return minSize;
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
