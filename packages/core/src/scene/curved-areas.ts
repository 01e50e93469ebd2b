import type { Point } from '../geometry/shapes.ts';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';

/** Radians: where an outline turns by more, it has a corner. The chords of a curve turn by less. */
const CORNER = 0.62;
/** A curve takes as much room in a document as four lines, so it stands for more of them. */
const MOST_LINES = 4;

/** The distances in print pixels within which a curve stays: from the ends of the lines that it replaces, and from their middles. */
export interface CurveTolerance {
  readonly ends: number;
  readonly middles: number;
}

/** Returns areas of straight edges with curves through the ends of edges that turn little by little, as the chords of a curve do. */
export function curvedAreas(areas: Path, tolerance: CurveTolerance): Path {
  return flattenPath(areas).flatMap(({ points }) => curvedOutline(points, tolerance));
}

function curvedOutline(points: readonly Point[], tolerance: CurveTolerance): Path {
  const count = points.length;
  if (count <= MOST_LINES) return outlineOf(points[0], points.slice(1).map(lineTo));
  const at = (index: number) => points[index % count] as Point;
  const corners = points.flatMap((_, index) => (Math.abs(turnAt(at(index + count - 1), at(index), at(index + 1))) > CORNER ? [index] : []));
  const first = corners[0] ?? 0;
  const stretches = [...corners.slice(1), first + count].map((end, index) => {
    const from = corners[index] ?? first;
    return Array.from({ length: end - from + 1 }, (_, step) => at(from + step));
  });
  // An outline without corners is as smooth where it is closed as anywhere.
  const closing = corners.length === 0 ? unit(between(at(first + count - 1), at(first + 1))) : null;
  return outlineOf(
    at(first),
    stretches.flatMap((stretch) => curvesThrough(stretch, closing ?? tangentAtStart(stretch), closing ?? tangentAtEnd(stretch), tolerance)),
  );
}

function outlineOf(start: Point | undefined, commands: readonly PathCommand[]): Path {
  return start ? [['M', start.x, start.y], ...commands, ['Z']] : [];
}

/** Curves and lines through points, that begin and end in the direction of tangents of length 1. */
function curvesThrough(points: readonly Point[], start: Point, end: Point, tolerance: CurveTolerance): readonly PathCommand[] {
  if (points.length <= MOST_LINES + 1) return points.slice(1).map(lineTo);
  const lengths = sharesAlong(points);
  const shares = nearerShares(points, lengths, nearestCurve(points, lengths, start, end));
  const curve = nearestCurve(points, shares, start, end);
  if (isNear(points, shares, curve, tolerance)) return [['C', curve[1].x, curve[1].y, curve[2].x, curve[2].y, curve[3].x, curve[3].y]];
  // Halves of an arc are arcs alike. Cut where the curve is farthest off, only a few lines would be left at an end.
  const half = Math.floor(points.length / 2);
  const middle = unit(between(points[half - 1] as Point, points[half + 1] as Point));
  return [
    ...curvesThrough(points.slice(0, half + 1), start, middle, tolerance),
    ...curvesThrough(points.slice(half), middle, end, tolerance),
  ];
}

type Curve = readonly [Point, Point, Point, Point];

/** The curve between the outer points whose handles bring it nearest to the inner ones (least squares). */
function nearestCurve(points: readonly Point[], shares: readonly number[], start: Point, end: Point): Curve {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  let [ss, se, ee, sd, ed] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] as number;
    const [a, b, c, d] = weights(t);
    const apart = { x: point.x - (a + b) * from.x - (c + d) * to.x, y: point.y - (a + b) * from.y - (c + d) * to.y };
    ss += b * b;
    se -= b * c * dot(start, end);
    ee += c * c;
    sd += b * dot(start, apart);
    ed -= c * dot(end, apart);
  });
  const determinant = ss * ee - se * se;
  const span = Math.hypot(to.x - from.x, to.y - from.y);
  const isUsable = (length: number) => length > 0.05 * span && length < 3 * span;
  const [first, last] = [(sd * ee - ed * se) / determinant, (ss * ed - se * sd) / determinant];
  const [out, into] = isUsable(first) && isUsable(last) ? [first, last] : [span / 3, span / 3];
  return [from, { x: from.x + start.x * out, y: from.y + start.y * out }, { x: to.x - end.x * into, y: to.y - end.y * into }, to];
}

/** Reports whether a curve is near all points and the middles between them. */
function isNear(points: readonly Point[], shares: readonly number[], curve: Curve, { ends, middles }: CurveTolerance): boolean {
  return points.every((point, index) => {
    const before = points[index - 1] ?? point;
    const share = shares[index] as number;
    const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
    return offCurve(curve, share, point) <= ends && offCurve(curve, ((shares[index - 1] ?? share) + share) / 2, middle) <= middles;
  });
}

/** Shares at which a curve is nearer to the points, by a step of Newton's method along it. */
function nearerShares(points: readonly Point[], shares: readonly number[], curve: Curve): readonly number[] {
  return points.map((point, index) => {
    const share = shares[index] as number;
    const along = between(pointOn(curve, share - STEP), pointOn(curve, share + STEP));
    const step = (dot(between(pointOn(curve, share), point), along) / (dot(along, along) || 1)) * 2 * STEP;
    return Math.min(1, Math.max(0, share + step));
  });
}

/** The distance of a point from a curve, measured across it: where along the curve the point is nearest, its share only says roughly. */
function offCurve(curve: Curve, share: number, point: Point): number {
  const on = pointOn(curve, share);
  const direction = unit(between(pointOn(curve, share - STEP), pointOn(curve, share + STEP)));
  return Math.abs((point.x - on.x) * direction.y - (point.y - on.y) * direction.x);
}

const STEP = 0.01;

/** The way along the lines to each point, as a share of their length. */
function sharesAlong(points: readonly Point[]): readonly number[] {
  let length = 0;
  const lengths = points.map((point, index) => (length += index > 0 ? distance(points[index - 1] as Point, point) : 0));
  return lengths.map((along) => along / (length || 1));
}

/** The direction in which a curve leaves its first point: its first chord turned back by half of what it turns at the second. */
function tangentAtStart([first, second, third]: readonly Point[]): Point {
  if (!first || !second || !third) return { x: 1, y: 0 };
  return turned(unit(between(first, second)), -turnAt(first, second, third) / 2);
}

function tangentAtEnd(points: readonly Point[]): Point {
  const { x, y } = tangentAtStart([...points].reverse());
  return { x: -x, y: -y };
}

function turnAt(before: Point, point: Point, after: Point): number {
  const [into, out] = [between(before, point), between(point, after)];
  return Math.atan2(into.x * out.y - into.y * out.x, dot(into, out));
}

function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function weights(t: number): readonly [number, number, number, number] {
  return [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
}

function pointOn([from, first, second, to]: Curve, t: number): Point {
  const [a, b, c, d] = weights(t);
  return { x: a * from.x + b * first.x + c * second.x + d * to.x, y: a * from.y + b * first.y + c * second.y + d * to.y };
}

function lineTo({ x, y }: Point): PathCommand {
  return ['L', x, y];
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function dot(first: Point, second: Point): number {
  return first.x * second.x + first.y * second.y;
}

function distance(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}
