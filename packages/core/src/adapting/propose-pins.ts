import type { Pin } from '../design/pins.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { BoardFrame } from './board-frame.ts';
import { type AxisName, reaches } from './map-axis.ts';
import type { PlacedItem } from './placed-item.ts';

/** The share of a board from which an element is pinned to both of its edges. */
const SPANNING = 0.85;
const OUTER = 1 / 3;

type Proposed = Pick<PlacedItem, 'box' | 'seen' | 'keepsProportions' | 'leans'>;

/** Proposes the pins of an element from its place on its board. */
export function proposePins({ box, seen, keepsProportions, leans }: Proposed, frame: BoardFrame): Readonly<Record<AxisName, Pin>> {
  const pinOn = (name: AxisName) => (keepsProportions || !spans(box, name, frame) ? pinOfPlace(seen, name, frame) : 'stretch');
  const x = pinOn('x');
  return { x: x === 'center' && leans !== null && beginsAt(leans, seen, frame) ? leans : x, y: pinOn('y') };
}

/** Returns true if lines of text begin near a side of the board. Such text is pinned to that side, however long its lines are. */
function beginsAt(side: 'start' | 'end', { x, width }: Rect, frame: BoardFrame): boolean {
  return side === 'start' ? x < frame.width * OUTER : x + width > frame.width * (1 - OUTER);
}

/** Returns true if a rectangle covers most of the board along an axis. */
export function spans(rect: Rect, name: AxisName, { width, height }: BoardFrame): boolean {
  const [start, length, whole] = name === 'x' ? [rect.x, rect.width, width] : [rect.y, rect.height, height];
  return Math.min(whole, start + length) - Math.max(0, start) >= SPANNING * whole;
}

/** Returns the edge that a place is near to or extends beyond; otherwise the middle. */
export function pinOfPlace(rect: Rect, name: AxisName, frame: BoardFrame): Exclude<Pin, 'stretch'> {
  const [start, length, whole] = name === 'x' ? [rect.x, rect.width, frame.width] : [rect.y, rect.height, frame.height];
  const over = reaches({ start, end: start + length }, name, frame);
  if (over.start !== over.end) return over.start ? 'start' : 'end';
  const middle = (start + length / 2) / whole;
  if (middle < OUTER) return 'start';
  return middle > 1 - OUTER ? 'end' : 'center';
}
