import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';

/** A line that a dragged element has caught on, in print pixels. */
export interface SnapLine {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  readonly rect: Rect;
  readonly lines: readonly SnapLine[];
}

/** Lines worth catching on: the middles and safe edges of each panel. */
export function snapLines({ boards, safe }: CoverGeometry): readonly SnapLine[] {
  const rects = [boards.front, boards.back, boards.spine].flatMap((board) => (board ? [board] : []));
  const safes = [safe.front, safe.back].flatMap((area) => (area ? [area] : []));
  return [
    ...rects.flatMap(({ x, y, width, height }): SnapLine[] => [
      { axis: 'x', at: x + width / 2 },
      { axis: 'y', at: y + height / 2 },
    ]),
    ...safes.flatMap(({ x, y, width, height }): SnapLine[] => [
      { axis: 'x', at: x },
      { axis: 'x', at: x + width },
      { axis: 'y', at: y },
      { axis: 'y', at: y + height },
    ]),
  ];
}

/** Moves `rect` by at most `reach` print pixels so that an edge or its middle stands on the nearest line of each axis. */
export function snap(rect: Rect, lines: readonly SnapLine[], reach: number): Snapped {
  const byX = nearest(lines, 'x', [rect.x + rect.width / 2, rect.x, rect.x + rect.width], reach);
  const byY = nearest(lines, 'y', [rect.y + rect.height / 2, rect.y, rect.y + rect.height], reach);
  return {
    rect: { ...rect, x: rect.x + (byX?.move ?? 0), y: rect.y + (byY?.move ?? 0) },
    lines: [byX, byY].flatMap((found) => (found ? [found.line] : [])),
  };
}

function nearest(lines: readonly SnapLine[], axis: 'x' | 'y', places: readonly number[], reach: number) {
  let best: { readonly line: SnapLine; readonly move: number } | null = null;
  for (const line of lines) {
    if (line.axis !== axis) continue;
    for (const place of places) {
      const move = line.at - place;
      if (Math.abs(move) <= reach && (!best || Math.abs(move) < Math.abs(best.move))) best = { line, move };
    }
  }
  return best;
}
