import type { PlacedCluster } from './place-clusters.ts';
import type { PreparedText } from './prepare-text.ts';
import type { TextEngine } from './text-engine.ts';
import type { CaretCell, CaretStop } from './text-layout.ts';

/**
 * Returns a cell for each caret position, in logical order. Ligatures are divided (at the font's caret positions, otherwise evenly), and
 * clusters that begin inside a grapheme join the previous cell. Offsets are those of the source text.
 */
export function caretCells(prepared: PreparedText, placed: readonly PlacedCluster[], engine: TextEngine): readonly CaretCell[] {
  const cells: CaretCell[] = [];
  const logical = [...placed].sort((a, b) => a.cluster.start - b.cluster.start);
  for (const { cluster, left, right } of logical) {
    const end = prepared.sourceOf[cluster.end] ?? 0;
    const last = cells.at(-1);
    if (last && prepared.stops[cluster.start] !== true) {
      cells[cells.length - 1] = { ...last, end, left: Math.min(last.left, left), right: Math.max(last.right, right) };
      continue;
    }
    const offsets = innerStops(prepared, cluster.start, cluster.end);
    cells.push(...splitCluster(prepared, { cluster, left, right }, offsets, engine));
  }
  return cells;
}

function innerStops({ stops }: PreparedText, start: number, end: number): readonly number[] {
  const inner = [start];
  for (let at = start + 1; at < end; at += 1) if (stops[at]) inner.push(at);
  return inner;
}

function splitCluster(
  { sourceOf, spans }: PreparedText,
  { cluster, left, right }: PlacedCluster,
  offsets: readonly number[],
  engine: TextEngine,
): readonly CaretCell[] {
  const direction = cluster.run.level % 2 === 1 ? 'rtl' : 'ltr';
  const glyph = cluster.glyphs[0];
  const parts = offsets.length;
  const size = spans[cluster.run.span]?.size ?? 0;
  const carets = parts > 1 && glyph ? engine.ligatureCarets(cluster.run.face, glyph.id, direction) : [];
  const inner =
    carets.length === parts - 1
      ? carets.map((caret) => left + caret * size)
      : offsets.slice(1).map((_, index) => left + ((right - left) * (index + 1)) / parts);
  const edges = [left, ...inner, right];
  return offsets.map((offset, index): CaretCell => {
    const at = direction === 'ltr' ? index : parts - 1 - index;
    return {
      start: sourceOf[offset] ?? 0,
      end: sourceOf[offsets[index + 1] ?? cluster.end] ?? 0,
      left: edges[at] ?? left,
      right: edges[at + 1] ?? right,
      direction,
    };
  });
}

/** Returns the leading edge of every cell and the trailing edge of the last. @param emptyX the x of the caret in an empty line. */
export function caretStops(cells: readonly CaretCell[], lineStart: number, emptyX: number): readonly CaretStop[] {
  const last = cells.at(-1);
  if (!last) return [{ offset: lineStart, x: emptyX }];
  const stops = cells.map((cell): CaretStop => ({ offset: cell.start, x: leadingEdge(cell) }));
  return [...stops, { offset: last.end, x: trailingEdge(last) }];
}

export function leadingEdge(cell: CaretCell): number {
  return cell.direction === 'ltr' ? cell.left : cell.right;
}

export function trailingEdge(cell: CaretCell): number {
  return cell.direction === 'ltr' ? cell.right : cell.left;
}
