import type { Pin } from '../design/pins.ts';
import { type Rect, centreOf } from '../geometry/shapes.ts';
import { belonging, isGround, unionOf } from './belonging.ts';
import type { BoardChange } from './board-frame.ts';
import { type AxisName, type Span, mapEnd, mapPoint, mapSpan, reaches } from './map-axis.ts';
import { moveGround } from './move-ground.ts';
import type { PlacedItem } from './placed-item.ts';
import { pinOfPlace, proposePins } from './propose-pins.ts';

/** The new place of an item, and the factors by which its type and its lines are scaled. */
export interface MovedItem {
  readonly item: PlacedItem;
  readonly box: Rect;
  readonly scale: number;
}

/**
 * Moves the items of one board to that board of another book. Items that belong together keep to the same edge, and all scale evenly by the
 * factor that fits the safe area, so that no two items meet that were apart; only items that are pinned to both edges are stretched.
 */
export function moveItems(items: readonly PlacedItem[], change: BoardChange): readonly MovedItem[] {
  const { from, scale } = change;
  const grounds = items.filter((item) => isGround(item, from) && item.pins === null);
  const others = items.filter((item) => !grounds.includes(item));
  const [across, down] = [moveAlong(others, 'x', change), moveAlong(others, 'y', change)];
  return [
    ...grounds.map((item) => moveGround(item, change)),
    ...others.map((item) => {
      const x = across.get(item) ?? { start: item.box.x, end: item.box.x + item.box.width };
      const y = down.get(item) ?? { start: item.box.y, end: item.box.y + item.box.height };
      return { item, box: { x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start }, scale };
    }),
  ];
}

/**
 * Moves the items along one axis. A stretched item holds nothing along it: the items on a band across the board have their own places along
 * the band.
 */
function moveAlong(items: readonly PlacedItem[], name: AxisName, change: BoardChange): ReadonlyMap<PlacedItem, Span> {
  const { from } = change;
  const ownPin = (item: PlacedItem): Pin => item.pins?.[name] ?? proposePins(item, from)[name];
  const held = items.filter((item) => item.kind === 'words' || ownPin(item) !== 'stretch');
  const moved = new Map(items.filter((item) => !held.includes(item)).map((item) => [item, newSpan(item, 'stretch', name, change)]));
  for (const set of belonging(held, from)) {
    const pin = sharedPin(set, name, change, ownPin);
    const spans = set.map((item) => newSpan(item, pin, name, change));
    const shift = overEdge(set, spans, name, change);
    for (const [index, item] of set.entries()) {
      const span = spans[index];
      if (span) moved.set(item, { start: span.start + shift, end: span.end + shift });
    }
  }
  return moved;
}

/** Returns the pin that a set of items shares: the one that the author set, otherwise the one that its place as a whole suggests. */
function sharedPin(set: readonly PlacedItem[], name: AxisName, { from }: BoardChange, ownPin: (item: PlacedItem) => Pin): Pin {
  const [only] = set;
  if (only && set.length === 1) return ownPin(only);
  const isPinned = ({ pins }: PlacedItem) => pins?.[name] !== undefined;
  const pinned = set.find((item) => isPinned(item) && item.kind === 'art') ?? set.find(isPinned);
  const chosen = pinned?.pins?.[name];
  return chosen && chosen !== 'stretch' ? chosen : pinOfPlace(unionOf(set.map(({ seen }) => seen)), name, from);
}

function newSpan(item: PlacedItem, pin: Pin, name: AxisName, change: BoardChange): Span {
  const [start, length] = name === 'x' ? [item.box.x, item.box.width] : [item.box.y, item.box.height];
  const span = { start, end: start + length };
  if (pin === 'stretch') return mapSpan(span, name, change);
  const over = reaches(span, name, change.from);
  if (!item.keepsProportions && item.kind === 'art' && over.start !== over.end) {
    return over.start
      ? { start: mapEnd(span.start, 'start', name, change), end: mapPoint(span.end, pin, name, change) }
      : { start: mapPoint(span.start, pin, name, change), end: mapEnd(span.end, 'end', name, change) };
  }
  const middle = mapPoint(start + length / 2, pin, name, change);
  const half = (length * change.scale) / 2;
  return { start: middle - half, end: middle + half };
}

/** Returns the distance that a drawing has to move so that art that extended beyond an edge still bleeds there. */
function overEdge(set: readonly PlacedItem[], spans: readonly Span[], name: AxisName, change: BoardChange): number {
  const shifts = set.map((item, index) => {
    const span = spans[index];
    return span && item.kind === 'art' && item.keepsProportions ? shiftOf(item, span, name, change) : 0;
  });
  return shifts.reduce((most, shift) => (Math.abs(shift) > Math.abs(most) ? shift : most), 0);
}

function shiftOf(item: PlacedItem, span: Span, name: AxisName, { from, to, scale }: BoardChange): number {
  const [start, length, own] =
    name === 'x' ? [item.seen.x, item.seen.width, centreOf(item.box).x] : [item.seen.y, item.seen.height, centreOf(item.box).y];
  const over = reaches({ start, end: start + length }, name, from);
  if (over.start === over.end) return 0;
  const middle = (span.start + span.end) / 2 + (start + length / 2 - own) * scale;
  const half = (length * scale) / 2;
  const edges =
    name === 'x' ? { start: to.panel.x, end: to.panel.x + to.panel.width } : { start: to.panel.y, end: to.panel.y + to.panel.height };
  return over.start ? Math.min(0, edges.start - (middle - half)) : Math.max(0, edges.end - (middle + half));
}
