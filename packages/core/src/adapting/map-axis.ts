import type { Pin } from '../design/pins.ts';
import type { BoardChange, BoardFrame } from './board-frame.ts';

/** The extent of a board, its safe area and its bleed along one axis. */
interface Axis {
  readonly length: number;
  readonly safe: Span;
  readonly panel: Span;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export type AxisName = 'x' | 'y';

function axisOf({ width, height, safe, panel }: BoardFrame, name: AxisName): Axis {
  const span = (start: number, length: number): Span => ({ start, end: start + length });
  return name === 'x'
    ? { length: width, safe: span(safe.x, safe.width), panel: span(panel.x, panel.width) }
    : { length: height, safe: span(safe.y, safe.height), panel: span(panel.y, panel.height) };
}

/** The distance, in print pixels, within which a point counts as being at an edge. */
const AT_EDGE = 1;

/** Maps a point to the new board. The point keeps its distance, evenly scaled, to the pinned edge of the safe area or to its middle. */
export function mapPoint(at: number, pin: Pin, name: AxisName, { from, to, scale }: BoardChange): number {
  const [old, next] = [axisOf(from, name).safe, axisOf(to, name).safe];
  if (pin === 'start') return next.start + (at - old.start) * scale;
  if (pin === 'end') return next.end + (at - old.end) * scale;
  return (next.start + next.end) / 2 + (at - (old.start + old.end) / 2) * scale;
}

/** Returns the edges of the board that a span extends beyond. Art that bleeds has to bleed on the new board too. */
export function reaches(span: Span, name: AxisName, frame: BoardFrame): { readonly start: boolean; readonly end: boolean } {
  const { length } = axisOf(frame, name);
  return { start: span.start <= AT_EDGE, end: span.end >= length - AT_EDGE };
}

/** The overshoot of art beyond an outer edge, in print pixels, so that it covers the bleed of every binding. */
const OVERSHOOT = 400;

/** Maps both ends of a stretched span, each by the edge that it is nearer to. */
export function mapSpan(span: Span, name: AxisName, change: BoardChange): Span {
  return { start: mapEnd(span.start, 'start', name, change), end: mapEnd(span.end, 'end', name, change) };
}

/**
 * Maps an end of a span. An end beyond the board's edge stays at the edge of the file or as far beyond it; an end within the board keeps
 * its distance, evenly scaled.
 */
export function mapEnd(at: number, side: 'start' | 'end', name: AxisName, change: BoardChange): number {
  const [old, next] = [axisOf(change.from, name), axisOf(change.to, name)];
  const sign = side === 'start' ? -1 : 1;
  const edge = side === 'start' ? 0 : old.length;
  const beyond = (at - edge) * sign;
  const nextEdge = side === 'start' ? 0 : next.length;
  if (beyond < -AT_EDGE) return mapPoint(at, side, name, change);
  const bleed = bleedOf(next, side);
  const over = bleed > 0 ? Math.max(bleed, Math.min(beyond, OVERSHOOT)) : overFold(Math.max(0, beyond), side, name, change);
  return nextEdge + sign * over;
}

/**
 * Returns how far an end may extend beyond a fold, in print pixels: not at all, unless it already crossed the fold before. A front alone
 * has no fold, and the part beyond its edge is not visible.
 */
function overFold(beyond: number, side: 'start' | 'end', name: AxisName, { from, to }: BoardChange): number {
  return isWrapped(to) && !(isWrapped(from) && bleedOf(axisOf(from, name), side) === 0) ? 0 : beyond;
}

function isWrapped({ height, panel }: BoardFrame): boolean {
  return panel.height > height;
}

function bleedOf({ length, panel }: Axis, side: 'start' | 'end'): number {
  return side === 'start' ? -panel.start : panel.end - length;
}
