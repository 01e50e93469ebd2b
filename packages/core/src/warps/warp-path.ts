import type { Point } from '../geometry/shapes.ts';
import type { Path, PathCommand } from '../scene/path.ts';
import type { BendPoint } from './bend-point.ts';

const MOST_PIECES = 48;

/**
 * Moves every point of an outline. Lines and curves are first divided into pieces no longer than `step`, so that straight stems bend too.
 * Curves stay curves, by their control points.
 */
export function warpPath(path: Path, bend: BendPoint, step: number): Path {
  const out: PathCommand[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const to = (x: number, y: number): [number, number] => {
    const point = bend(x, y);
    return [point.x, point.y];
  };
  const line = (end: Point) => {
    const count = pieces(at, end, step);
    for (let piece = 1; piece <= count; piece += 1) {
      const t = piece / count;
      out.push(['L', ...to(at.x + (end.x - at.x) * t, at.y + (end.y - at.y) * t)]);
    }
  };
  for (const command of path) {
    switch (command[0]) {
      case 'M':
        at = { x: command[1], y: command[2] };
        start = at;
        out.push(['M', ...to(at.x, at.y)]);
        break;
      case 'L': {
        const end = { x: command[1], y: command[2] };
        line(end);
        at = end;
        break;
      }
      case 'Q': {
        const control = { x: command[1], y: command[2] };
        const end = { x: command[3], y: command[4] };
        const count = pieces(at, end, step);
        for (let piece = 0; piece < count; piece += 1) {
          const [, middle, last] = partOfQuadratic(at, control, end, piece / count, (piece + 1) / count);
          out.push(['Q', ...to(middle.x, middle.y), ...to(last.x, last.y)]);
        }
        at = end;
        break;
      }
      case 'C': {
        const first = { x: command[1], y: command[2] };
        const second = { x: command[3], y: command[4] };
        const end = { x: command[5], y: command[6] };
        const count = pieces(at, end, step);
        for (let piece = 0; piece < count; piece += 1) {
          const [, one, two, last] = partOfCubic(at, first, second, end, piece / count, (piece + 1) / count);
          out.push(['C', ...to(one.x, one.y), ...to(two.x, two.y), ...to(last.x, last.y)]);
        }
        at = end;
        break;
      }
      case 'Z':
        // The closing line is bent as well.
        if (Math.hypot(at.x - start.x, at.y - start.y) > step) line(start);
        out.push(['Z']);
        at = start;
        break;
    }
  }
  return out;
}

function pieces(from: Point, to: Point, step: number): number {
  return Math.max(1, Math.min(MOST_PIECES, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)));
}

/** Returns the part of a quadratic curve from `s` to `t`, by its blossom: the control points are (s,s), (s,t) and (t,t). */
function partOfQuadratic(from: Point, control: Point, to: Point, s: number, t: number): readonly [Point, Point, Point] {
  const at = (u: number, v: number) => between(between(from, control, u), between(control, to, u), v);
  return [at(s, s), at(s, t), at(t, t)];
}

function partOfCubic(from: Point, first: Point, second: Point, to: Point, s: number, t: number): readonly [Point, Point, Point, Point] {
  const at = (u: number, v: number, w: number) => {
    const [a, b, c] = [between(from, first, u), between(first, second, u), between(second, to, u)];
    return between(between(a, b, v), between(b, c, v), w);
  };
  return [at(s, s, s), at(s, s, t), at(s, t, t), at(t, t, t)];
}

function between(first: Point, second: Point, share: number): Point {
  return { x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share };
}
