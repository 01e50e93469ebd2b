import type { Point } from '../geometry/shapes.ts';
import type { Path } from './path.ts';

/** A contour of an outline as a polyline. */
export interface Polyline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** The largest distance in print pixels between a chord and its curve. */
const TOLERANCE = 0.1;
const MOST_CHORDS = 200;

/** Converts curves to chords. @param tolerance the largest distance between a chord and its curve; a tenth of a print pixel if absent. */
export function flattenPath(path: Path, tolerance: number = TOLERANCE): readonly Polyline[] {
  const lines: { points: Point[]; closed: boolean }[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const command of path) {
    const line = lines.at(-1);
    switch (command[0]) {
      case 'M':
        at = { x: command[1], y: command[2] };
        lines.push({ points: [at], closed: false });
        break;
      case 'L':
        at = { x: command[1], y: command[2] };
        line?.points.push(at);
        break;
      case 'Q': {
        const [, cx, cy, x, y] = command;
        const first = { x: at.x + (2 / 3) * (cx - at.x), y: at.y + (2 / 3) * (cy - at.y) };
        const second = { x: x + (2 / 3) * (cx - x), y: y + (2 / 3) * (cy - y) };
        line?.points.push(...chords(at, first, second, { x, y }, tolerance));
        at = { x, y };
        break;
      }
      case 'C': {
        const [, ax, ay, bx, by, x, y] = command;
        line?.points.push(...chords(at, { x: ax, y: ay }, { x: bx, y: by }, { x, y }, tolerance));
        at = { x, y };
        break;
      }
      case 'Z':
        if (line) line.closed = true;
        at = line?.points[0] ?? at;
        break;
    }
  }
  return lines;
}

/** Returns the points after `from` of a cubic curve. Its second differences bound the distance between a chord and the curve. */
function chords(from: Point, first: Point, second: Point, to: Point, tolerance: number): Point[] {
  const bend = Math.max(
    Math.hypot(from.x - 2 * first.x + second.x, from.y - 2 * first.y + second.y),
    Math.hypot(first.x - 2 * second.x + to.x, first.y - 2 * second.y + to.y),
  );
  const count = Math.max(1, Math.min(MOST_CHORDS, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return {
      x: a * from.x + b * first.x + c * second.x + d * to.x,
      y: a * from.y + b * first.y + c * second.y + d * to.y,
    };
  });
}
