import { type Rect, centreOf, union } from '../geometry/shapes.ts';
import type { BoardFrame } from './board-frame.ts';
import type { PlacedItem } from './placed-item.ts';
import type { Pins } from '../design/pins.ts';
import { spans } from './propose-pins.ts';

/**
 * The largest distance between two middles that count as the same, and how far an item may reach out of the item that holds it. Both are
 * shares of the board's width.
 */
const SAME_MIDDLE = 0.015;
const REACHING_OUT = 0.02;
/** Two elements belong to one drawing if they overlap by this share of the smaller one. */
const OVERLAID = 0.6;

/**
 * Returns groups of items that move as one: an item inside another or centered on it, such as a moon in its arch or words on their label.
 * An item that covers the whole board holds nothing, and words belong to the item below them, never to each other.
 */
export function belonging(items: readonly PlacedItem[], frame: BoardFrame): readonly (readonly PlacedItem[])[] {
  const held = items.filter((item) => !isGround(item, frame));
  const sets = new Map(held.map((item) => [item, new Set([item])]));
  for (const [index, first] of held.entries()) {
    for (const second of held.slice(index + 1)) {
      const [one, other] = [sets.get(first), sets.get(second)];
      if (!one || !other || one === other || !belongTogether(first, second, frame)) continue;
      for (const item of other) {
        one.add(item);
        sets.set(item, one);
      }
    }
  }
  return [...new Set(sets.values())].map((set) => [...set]);
}

/** Reports whether an item covers the board, as a wallpaper or a frame around everything does, or shades the layers below it. */
export function isGround({ kind, seen, isShade, group }: PlacedItem, frame: BoardFrame): boolean {
  if (group !== null) return false;
  return isShade || (kind === 'art' && spans(seen, 'x', frame) && spans(seen, 'y', frame));
}

function belongTogether(first: PlacedItem, second: PlacedItem, frame: BoardFrame): boolean {
  if (first.group !== null && first.group === second.group) return true;
  if (first.kind === 'words' && second.kind === 'words') return false;
  if (first.kind === 'words' || second.kind === 'words') {
    const [words, art] = first.kind === 'words' ? [first, second] : [second, first];
    return holds(art.seen, words.seen, frame);
  }
  return (
    holds(first.seen, second.seen, frame) ||
    holds(second.seen, first.seen, frame) ||
    shareMiddle(first.seen, second.seen, frame) ||
    overlaid(first.seen, second.seen) >= OVERLAID
  );
}

function holds(outer: Rect, inner: Rect, frame: BoardFrame): boolean {
  const slack = frame.width * REACHING_OUT;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function shareMiddle(first: Rect, second: Rect, frame: BoardFrame): boolean {
  const [one, other] = [centreOf(first), centreOf(second)];
  return Math.hypot(one.x - other.x, one.y - other.y) <= frame.width * SAME_MIDDLE;
}

function overlaid(first: Rect, second: Rect): number {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  const smaller = Math.min(first.width * first.height, second.width * second.height);
  return width > 0 && height > 0 && smaller > 0 ? (width * height) / smaller : 0;
}

export function unionOf(rects: readonly Rect[]): Rect {
  const [first = { x: 0, y: 0, width: 0, height: 0 }, ...rest] = rects;
  return rest.reduce(union, first);
}

/**
 * Returns the items with the properties of their groups. A group keeps its proportions as a whole, unless it covers the whole board as a
 * background.
 */
export function grouped(
  items: readonly PlacedItem[],
  frame: BoardFrame,
  groupOf: (id: string) => string | null,
  pinsOf: (group: string) => Pins | null,
): readonly PlacedItem[] {
  const inGroup = new Map<string, PlacedItem[]>();
  for (const item of items) {
    const group = groupOf(item.id);
    if (group !== null) inGroup.set(group, [...(inGroup.get(group) ?? []), item]);
  }
  const isWhole = (group: string) => {
    const whole = unionOf((inGroup.get(group) ?? []).map(({ seen }) => seen));
    return spans(whole, 'x', frame) && spans(whole, 'y', frame);
  };
  return items.map((item) => {
    const group = groupOf(item.id);
    if (group === null || isWhole(group)) return item;
    return { ...item, group, keepsProportions: true, pins: pinsOf(group) ?? item.pins };
  });
}
