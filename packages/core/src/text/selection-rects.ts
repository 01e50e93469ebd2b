import type { Rect } from '../geometry/shapes.ts';
import type { LaidLine, TextLayout } from './text-layout.ts';

/**
 * Returns boxes, line by line, behind the text between two offsets. Neighboring boxes are merged; mixed directions may give several per
 * line.
 */
export function selectionRects(layout: TextLayout, from: number, to: number): readonly Rect[] {
  const start = Math.min(from, to);
  const end = Math.max(from, to);
  return layout.lines.flatMap((line) => lineRects(line, start, end));
}

const TOUCHING = 0.01;

function lineRects(line: LaidLine, start: number, end: number): readonly Rect[] {
  const selected = line.cells.filter((cell) => cell.start < end && cell.end > start).sort((a, b) => a.left - b.left);
  const rects: Rect[] = [];
  for (const { left, right } of selected) {
    const last = rects.at(-1);
    if (last && left - (last.x + last.width) < TOUCHING) {
      rects[rects.length - 1] = { ...last, width: Math.max(last.width, right - last.x) };
    } else {
      rects.push({ x: left, y: line.top, width: right - left, height: line.bottom - line.top });
    }
  }
  return rects;
}
