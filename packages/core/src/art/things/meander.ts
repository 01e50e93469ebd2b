import type { Point } from '../../geometry/shapes.ts';

/** A level land seen from a rise. World units: a point one unit away lies `depth` below the horizon. */
export interface LandView {
  /** The point of the horizon that the viewer looks at. */
  readonly vanishing: Point;
  /** From the horizon down to a point one unit away, units of the drawing. */
  readonly depth: number;
  /** The breadth of one unit at that distance, units of the drawing. */
  readonly breadth: number;
}

/** A point of the land: across from the line of sight, and away from the viewer. */
export interface LandPoint {
  readonly x: number;
  readonly away: number;
}

/** A point of a river's middle line, half of its width there, and the way along it, from 0 near the viewer to 1. */
export interface Reach extends LandPoint {
  readonly half: number;
  readonly along: number;
}

/** Returns where a point of the land is seen. @param up its height over the land, in world units. */
export function onLand({ vanishing, depth, breadth }: LandView, { x, away }: LandPoint, up = 0): Point {
  return { x: vanishing.x + (breadth * x) / away, y: vanishing.y + (depth * (1 - up)) / away };
}

/** Returns the point of the land that is seen at a point below the horizon. */
export function landAt({ vanishing, depth, breadth }: LandView, { x, y }: Point): LandPoint {
  const away = depth / Math.max(0.5, y - vanishing.y);
  return { x: ((x - vanishing.x) * away) / breadth, away };
}

const STEPS = 300;
const FARTHEST = 17;

interface Course {
  readonly from: LandPoint;
  /** The widest angle of the river with the line of sight, radians: from 1.2, a bend is a loop. */
  readonly turn: number;
  /** The length of a bend one unit away. Far ones are longer, or nobody would see them. */
  readonly bend: number;
  /** Half of the river's width one unit away. */
  readonly half: number;
  /** The side that it turns to first: 1 right. */
  readonly side: 1 | -1;
}

/** The middle line of a river that meanders away from the viewer to the vanishing point: its direction is a sine of the way along it (Langbein and Leopold, 1966). */
export function meander({ from, turn, bend, half, side }: Course): readonly Reach[] {
  const reaches: Reach[] = [];
  let [x, away, phase] = [from.x, from.away, 0.35];
  for (let step = 0; step < STEPS && away < FARTHEST; step += 1) {
    reaches.push({ x, away, half: half * away ** 0.42, along: 0 });
    const stride = 0.034 * away;
    // The line swings about a course that leads to the vanishing point.
    const heading = side * turn * Math.sin(phase) - Math.atan(x / Math.max(1, away * 2.2)) * 0.55;
    x += Math.sin(heading) * stride;
    away += Math.max(-0.2, Math.cos(heading)) * stride;
    phase += (stride / (bend * away ** 0.72)) * Math.PI;
  }
  return reaches.map((reach, index) => ({ ...reach, along: index / (reaches.length - 1) }));
}

/** The starts of the side streams: across in world units, their distance, the length of a bend and half of their width. */
const STREAMS = [
  [-4.1, 1.25, 0.4, 0.042],
  [-2.5, 1.55, 0.48, 0.056],
  [-1.5, 1.25, 0.56, 0.042],
  [1.25, 1.55, 0.4, 0.056],
  [2.1, 1.25, 0.48, 0.042],
] as const;

/** The narrow streams of a marsh or a delta, on both sides of its river. @param side where the river turns first: 1 right. */
export function sideStreams(side: 1 | -1): readonly (readonly Reach[])[] {
  return STREAMS.map(([x, away, bend, half], index) =>
    meander({ from: { x: side * x, away }, turn: 1.25, bend, half, side: index % 2 === 0 ? side : side > 0 ? -1 : 1 }).filter(
      (reach) => reach.away < 9,
    ),
  );
}

/** The outline of a river on the land. @param wider added to each half of its width, world units. @param up of its surface, world units. */
export function riverOutline(view: LandView, reaches: readonly Reach[], wider = 0, up = 0): readonly Point[] {
  const bank = (side: number) => reaches.map((_, index) => onLand(view, bankOf(reaches, index, side, wider), up));
  return [...bank(-1), ...bank(1).toReversed()];
}

/** Returns the point of a bank. @param side -1 left, 1 right, seen by the viewer. @param beyond from the bank, world units. */
export function bankOf(reaches: readonly Reach[], index: number, side: number, beyond = 0): LandPoint {
  const [reach, before, after] = [reaches[index]!, reaches[Math.max(0, index - 1)]!, reaches[Math.min(reaches.length - 1, index + 1)]!];
  const [dx, da] = [after.x - before.x, after.away - before.away];
  const length = Math.hypot(dx, da) || 1;
  const out = side * (reach.half + beyond);
  return { x: reach.x + (da / length) * out, away: Math.max(0.3, reach.away - (dx / length) * out) };
}

/** Returns the distance of a point of the land from a river's nearer bank; below zero in the water. */
export function distanceFromRiver(reaches: readonly Reach[], { x, away }: LandPoint): number {
  let nearest = Number.POSITIVE_INFINITY;
  // The middle line is much denser than this needs.
  for (const [index, reach] of reaches.entries())
    if (index % 4 === 0) nearest = Math.min(nearest, Math.hypot(reach.x - x, reach.away - away) - reach.half);
  return nearest;
}
