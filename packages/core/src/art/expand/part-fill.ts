import type { Rgba } from '../../design/colour.ts';
import type { Fill } from '../../design/fill.ts';
import { type Rect, centreOf } from '../../geometry/shapes.ts';
import { linearAcross } from '../../scene/gradient.ts';
import type { GradientStop, Paint } from '../../scene/scene.ts';

const MOST_STOPS = 8;

/**
 * Returns the box of a shape whose fill shows a paint: the outlines' bounds, or for a radial gradient a box around the gradient's middle,
 * because a shape's radial fill is always centered.
 */
export function boxForPaint(paint: Paint, bounds: Rect): Rect {
  if (paint.kind !== 'radial') return bounds;
  const { centre, radius } = paint;
  const reach = Math.max(
    radius / Math.SQRT2,
    centre.x - bounds.x,
    bounds.x + bounds.width - centre.x,
    centre.y - bounds.y,
    bounds.y + bounds.height - centre.y,
  );
  return { x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach };
}

/** Returns a paint as a shape's fill. Gradients are computed again for the box, from one edge of it to the other. */
export function fillOfPaint(paint: Paint, box: Rect): Fill {
  switch (paint.kind) {
    case 'solid':
      return { kind: 'solid', colour: paint.colour };
    case 'radial': {
      const radius = Math.hypot(box.width, box.height) / 2;
      return {
        kind: 'radial',
        stops: stopsWithin(paint.stops.map((stop) => ({ ...stop, offset: (stop.offset * paint.radius) / radius }))),
      };
    }
    case 'linear': {
      const { from, to } = paint;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      const line = linearAcross(box, angle, []);
      if (line.kind !== 'linear') throw new Error('A linear gradient spans its box');
      const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y) || 1;
      const direction = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length };
      const along = (share: number) =>
        ((from.x + (to.x - from.x) * share - line.from.x) * direction.x + (from.y + (to.y - from.y) * share - line.from.y) * direction.y) /
        length;
      return { kind: 'linear', angle, stops: stopsWithin(paint.stops.map((stop) => ({ ...stop, offset: along(stop.offset) }))) };
    }
  }
}

/** The stops that a box shows, from its beginning to its end. */
function stopsWithin(stops: readonly GradientStop[]): GradientStop[] {
  const inside = stops.filter(({ offset }) => offset > 0 && offset < 1);
  const kept = inside.length > MOST_STOPS - 2 ? evenly(inside, MOST_STOPS - 2) : inside;
  return [{ offset: 0, colour: colourAt(stops, 0) }, ...kept, { offset: 1, colour: colourAt(stops, 1) }];
}

function evenly(stops: readonly GradientStop[], count: number): readonly GradientStop[] {
  return Array.from({ length: count }, (_, index) => stops[Math.round((index / (count - 1)) * (stops.length - 1))]).flatMap(
    (stop) => stop ?? [],
  );
}

export function colourAt(stops: readonly GradientStop[], offset: number): Rgba {
  const after = stops.find((stop) => stop.offset >= offset) ?? stops.at(-1);
  const before = stops.findLast((stop) => stop.offset <= offset) ?? stops[0];
  if (!after || !before) throw new Error('A gradient has stops');
  const share = after.offset > before.offset ? (offset - before.offset) / (after.offset - before.offset) : 0;
  const mix = (first: number, second: number) => first + (second - first) * share;
  const [from, to] = [before.colour, after.colour];
  return { r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b), a: mix(from.a, to.a) };
}

/** The middle of a rectangle stays the middle when it grows to at least this size. */
export function atLeast(box: Rect, least: number): Rect {
  const centre = centreOf(box);
  const [width, height] = [Math.max(least, box.width), Math.max(least, box.height)];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}
