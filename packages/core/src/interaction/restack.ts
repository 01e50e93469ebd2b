import type { Design } from '../design/design.ts';
import { wordsOf } from '../elements/element-kinds.ts';
import { FIXED_WORDS_Z } from '../elements/fixed-words-z.ts';
import type { Command } from '../commands/apply-command.ts';
import { groupOf, membersOf, parentOf } from '../elements/group/element-tree.ts';
import { rootElements } from '../elements/placed-elements.ts';

export type StackMove = 'forward' | 'back' | 'front' | 'bottom';

/** The ids of elements, undermost first, in two parts: below and above the text of back and spine, which stays between them. */
export interface StackOrder {
  readonly below: readonly string[];
  readonly above: readonly string[];
}

/** Returns the current order. For equal z, shapes and pictures lie below the fixed text, and text boxes above it. */
export function stackOrder(design: Design): StackOrder {
  const placed = rootElements(design);
  const isBelow = ({ z, kind }: (typeof placed)[number]) => z < FIXED_WORDS_Z || (z === FIXED_WORDS_Z && wordsOf(kind) === null);
  return {
    below: placed.filter(isBelow).map(({ id }) => id),
    above: placed.filter((element) => !isBelow(element)).map(({ id }) => id),
  };
}

/** A placeholder for the fixed text in the list of all elements. */
const FIXED = Symbol('words of back and spine');

/** Returns the order after some elements moved up or down together; null if it does not change. */
export function restack(design: Design, ids: readonly string[], move: StackMove): StackOrder | null {
  const { below, above } = stackOrder(design);
  const all: readonly (string | typeof FIXED)[] = [...below, FIXED, ...above];
  const goes = (item: string | typeof FIXED) => typeof item === 'string' && ids.includes(item);
  const going = all.filter(goes);
  const staying = all.filter((item) => !goes(item));
  const up = move === 'forward' || move === 'front';
  // The new place is counted among the elements that stay: past the nearest of them, or past all.
  const edge = up ? all.findLastIndex(goes) : all.findIndex(goes);
  const passed = all.slice(0, edge).filter((item) => !goes(item)).length;
  if (going.length === 0) return null;
  const target = { front: staying.length, bottom: 0, forward: stepFrom(staying, passed, 1), back: stepFrom(staying, passed, -1) }[move];
  const next = [...staying.slice(0, target), ...going, ...staying.slice(target)];
  if (next.every((item, index) => item === all[index])) return null;
  const split = next.indexOf(FIXED);
  const named = (items: readonly (string | typeof FIXED)[]) => items.filter((item) => typeof item === 'string');
  return { below: named(next.slice(0, split)), above: named(next.slice(split + 1)) };
}

/**
 * Returns the command that restacks some elements, among all elements or among the members of their common group; null if the order does
 * not change.
 */
export function restackCommand(design: Design, ids: readonly string[], move: StackMove): Command | null {
  const [first, ...others] = ids;
  const parent = first === undefined ? null : parentOf(design, first);
  const group = parent !== null && others.every((id) => parentOf(design, id) === parent) ? groupOf(design, parent) : undefined;
  if (!group) {
    const order = restack(design, ids, move);
    return order && { name: 'order-elements', below: [...order.below], above: [...order.above] };
  }
  const members = membersOf(design, group);
  const going = members.filter((id) => ids.includes(id));
  const staying = members.filter((id) => !ids.includes(id));
  const up = move === 'forward' || move === 'front';
  const edge = up ? members.findLastIndex((id) => ids.includes(id)) : members.findIndex((id) => ids.includes(id));
  const passed = members.slice(0, edge).filter((id) => !ids.includes(id)).length;
  const target = { front: staying.length, bottom: 0, forward: Math.min(staying.length, passed + 1), back: Math.max(0, passed - 1) }[move];
  const next = [...staying.slice(0, target), ...going, ...staying.slice(target)];
  if (next.every((id, index) => id === members[index])) return null;
  return { name: 'edit-group', id: group.uniqueObjectId, changes: { members: next } };
}

/**
 * Returns the position one step up or down. The fixed text does not count as a step unless nothing else is left in that direction, because
 * a key press must have a visible effect.
 */
function stepFrom(staying: readonly (string | typeof FIXED)[], at: number, by: 1 | -1): number {
  const neighbour = (position: number) => staying[by > 0 ? position : position - 1];
  const limit = by > 0 ? staying.length : 0;
  if (at === limit) return at;
  const next = at + by;
  return neighbour(at) === FIXED && next !== limit ? next + by : next;
}
