import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Path, PathCommand } from '../../scene/path.ts';

/** A tenth of a unit is a quarter of a print pixel on a 6 in front: finer than a press shows, and half the numbers' length. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[], closed = false): Path {
  const lines = points.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', round(x), round(y)]);
  return closed && lines.length > 0 ? [...lines, ['Z']] : lines;
}

export function polygon(points: readonly Point[]): Path {
  return polyline(points, true);
}

/** A curve through the points (Catmull–Rom as cubics). */
export function smoothLine(points: readonly Point[], closed = false): Path {
  const { length } = points;
  const [first] = points;
  if (!first) return [];
  const at = (index: number) => points[closed ? (index + length) % length : Math.min(length - 1, Math.max(0, index))] ?? first;
  const curves = Array.from({ length: closed ? length : length - 1 }, (_, index): PathCommand => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [
      'C',
      round(from.x + (to.x - before.x) / 6),
      round(from.y + (to.y - before.y) / 6),
      round(to.x - (after.x - from.x) / 6),
      round(to.y - (after.y - from.y) / 6),
      round(to.x),
      round(to.y),
    ];
  });
  return [['M', round(first.x), round(first.y)], ...curves, ...(closed ? [['Z'] as const] : [])];
}

export function smoothShape(points: readonly Point[]): Path {
  return smoothLine(points, true);
}

/** The control distance of a quarter circle. */
const KAPPA = 0.5523;

export function ellipse(middle: Point, across: number, down = across): Path {
  const { x, y } = middle;
  const [kx, ky] = [across * KAPPA, down * KAPPA];
  const curve = (...numbers: readonly [number, number, number, number, number, number]): PathCommand => {
    const [a, b, c, d, e, f] = numbers;
    return ['C', round(a), round(b), round(c), round(d), round(e), round(f)];
  };
  return [
    ['M', round(x + across), round(y)],
    curve(x + across, y + ky, x + kx, y + down, x, y + down),
    curve(x - kx, y + down, x - across, y + ky, x - across, y),
    curve(x - across, y - ky, x - kx, y - down, x, y - down),
    curve(x + kx, y - down, x + across, y - ky, x + across, y),
    ['Z'],
  ];
}

/** A line's own upper edge, filled down to `bottom`. */
export function areaUnder(line: readonly Point[], bottom: number): Path {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return [];
  return polygon([...line, { x: last.x, y: bottom }, { x: first.x, y: bottom }]);
}

/** Points along `area`'s width at every `step` units, both edges included. */
export function across(area: Rect, step: number, heightAt: (x: number) => number): readonly Point[] {
  const count = Math.max(1, Math.ceil(area.width / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = area.x + (area.width * index) / count;
    return { x, y: heightAt(x) };
  });
}

export function polar(middle: Point, radius: number, angle: number): Point {
  return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
}
