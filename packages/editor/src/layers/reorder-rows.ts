import type { Command, SingleCommand } from '@coverwright/core/commands/apply-command.ts';
import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { StackOrder } from '@coverwright/core/interaction/restack.ts';
import type { LayerRow } from './layer-rows.ts';

/**
 * Returns the command that moves a row to another place: between elements, into a group or out of one; null if nothing changes. A place
 * right below a group's row is in the group; otherwise the row above decides.
 * @param to index of the row in the resulting list, counted without the row itself
 */
export function moveRow(rows: readonly LayerRow[], id: string, to: number): Command | null {
  const row = rows.find((each) => each.id === id);
  if (!row?.isPlaced) return null;
  const inside = new Set(rowsIn(rows, id));
  const others = rows.filter((each) => each.id !== id && !inside.has(each.id));
  const listed = rows.filter((each) => each.id !== id).slice(0, Math.max(0, to));
  const lowest = others.filter((each) => each.id !== 'coverImage').length;
  const at = Math.min(lowest, listed.filter((each) => !inside.has(each.id)).length);
  const target = parentAt(others, at);
  const moved = [...others.slice(0, at), { ...row, parent: target }, ...others.slice(at)];
  if (target === row.parent && isSameStack(rows, moved, row)) return null;
  const commands: readonly SingleCommand[] = [
    ...(target === row.parent ? [] : [{ name: 'move-to-group' as const, id, group: target, at: 0 }]),
    target === null ? orderCommand(moved) : membersCommand(moved, target),
  ];
  const [first, ...rest] = commands;
  if (!first) return null;
  return rest.length === 0 ? first : { name: 'together', commands: [...commands] };
}

const isSibling = (parent: string | null) => (each: LayerRow) => each.isPlaced && each.parent === parent;

/** Returns the ids of all rows in a group, including nested ones. */
export function rowsIn(rows: readonly LayerRow[], id: string): readonly string[] {
  return rows.filter(({ parent }) => parent === id).flatMap((row) => [row.id, ...rowsIn(rows, row.id)]);
}

/** Returns the group at a place of the list: that of the row below it. A place right below a group's row is in the group. */
function parentAt(others: readonly LayerRow[], at: number): string | null {
  return others[at]?.parent ?? null;
}

/** Returns true if a row keeps its neighbors in its group, and the fixed texts stay on the same side. */
function isSameStack(rows: readonly LayerRow[], moved: readonly LayerRow[], { id, parent }: LayerRow): boolean {
  const ids = (list: readonly LayerRow[]) => list.filter(isSibling(parent)).map((each) => each.id);
  const before = ids(rows);
  const isOver = (list: readonly LayerRow[]) => list.findIndex((each) => each.id === id) < list.findLastIndex(isFixedWords);
  return ids(moved).every((each, index) => each === before[index]) && (parent !== null || isOver(rows) === isOver(moved));
}

function isFixedWords({ kind, isPlaced }: LayerRow): boolean {
  return !isPlaced && wordsOf(kind) !== null;
}

function membersCommand(rows: readonly LayerRow[], group: string): SingleCommand {
  const members = rows.filter(isSibling(group)).map(({ id }) => id);
  return { name: 'edit-group', id: group, changes: { members: members.toReversed() } };
}

/** Returns the command for an order of rows. A row between the fixed texts counts as over them. */
function orderCommand(rows: readonly LayerRow[]): SingleCommand {
  const { below, above } = stackingOf(rows);
  return { name: 'order-elements', below: [...below], above: [...above] };
}

function stackingOf(rows: readonly LayerRow[]): StackOrder {
  const lastFixed = rows.findLastIndex(isFixedWords);
  const placed = (part: readonly LayerRow[]) =>
    part
      .filter(isSibling(null))
      .map(({ id }) => id)
      .toReversed();
  return lastFixed < 0
    ? { below: [], above: placed(rows) }
    : { below: placed(rows.slice(lastFixed)), above: placed(rows.slice(0, lastFixed)) };
}
