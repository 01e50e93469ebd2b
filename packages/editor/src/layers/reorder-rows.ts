import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { StackOrder } from '@coverwright/core/interaction/restack.ts';
import type { LayerRow } from './layer-rows.ts';

/**
 * The stacking after a row of the list went to another place; null when that changes nothing.
 * @param to its index in the list that comes of it. Between the fixed words counts as over them; under the picture there is nothing.
 */
export function reorderRows(rows: readonly LayerRow[], id: string, to: number): StackOrder | null {
  const row = rows.find((each) => each.id === id);
  if (!row?.isPlaced) return null;
  const others = rows.filter((each) => each !== row);
  const lowest = others.filter((each) => each.id !== 'coverImage').length;
  const at = Math.max(0, Math.min(lowest, to));
  const moved = [...others.slice(0, at), row, ...others.slice(at)];
  if (moved.every((each, index) => each === rows[index])) return null;
  const lastFixed = moved.findLastIndex(({ kind, isPlaced }) => !isPlaced && wordsOf(kind) !== null);
  const placed = (part: readonly LayerRow[]) =>
    part
      .filter(({ isPlaced }) => isPlaced)
      .map((each) => each.id)
      .toReversed();
  return lastFixed < 0
    ? { below: [], above: placed(moved) }
    : { below: placed(moved.slice(lastFixed)), above: placed(moved.slice(0, lastFixed)) };
}
