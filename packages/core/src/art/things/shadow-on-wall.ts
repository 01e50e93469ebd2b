import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { type Polyline, flattenPath } from '../../scene/flatten-path.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { linearPaint, painted, solid } from '../drawing/nodes.ts';
import { polyline } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import type { HeroId } from '../heroes/hero-ids.ts';

/** A low light before a thing that stands on a floor before a wall. */
export interface LowLight {
  /** Where the thing stands, and its height, units. */
  readonly feet: Point;
  readonly tall: number;
  /** The line where the wall begins. */
  readonly wall: number;
  /** The share of the thing's height whose shadow lies on the floor. */
  readonly onFloor: number;
  /** The size of the shadow on the wall beside the thing's. */
  readonly times: number;
  /** The breadth of the shadow on the wall, as a share of one that keeps the thing's proportions: a long shadow is narrow. */
  readonly breadth: number;
  /** Units by which the shadow on the wall stands aside, and its lean as a share of its height. */
  readonly aside: number;
  readonly lean: number;
}

/** Things that are open in places, where light falls through. */
const OPEN: ReadonlySet<HeroId> = new Set([
  'key',
  'scissors',
  'chair',
  'padlock',
  'noose',
  'hourglass',
  'birdcage',
  'rockinghorse',
  'watch',
  'clock',
  'magnifier',
  'skull',
  'mask',
]);
/** Units between two points of a straight edge: shorter edges need no point where the floor meets the wall. */
const STEP = 5;
/** The share of the wall's light in the shadow of what is farthest from the wall. */
const FAR = 0.26;
/** Straight lines stand for curves of the drawing within this distance, units. */
const TOLERANCE = 0.3;

/** Returns the place of a spot's shadow: on the floor it runs to the wall and widens, and on the wall it rises. */
export function shadowSpot({ feet, tall, wall, onFloor, times, breadth, aside, lean }: LowLight, { x, y }: Point): Point {
  const beside = x - feet.x;
  const up = feet.y - y;
  const low = tall * onFloor;
  if (up < low) {
    const share = up / low;
    return { x: feet.x + aside * share + beside * (1 + (times * breadth - 1) * Math.max(0, share)), y: feet.y - (feet.y - wall) * share };
  }
  const rise = (up - low) * times;
  return { x: feet.x + aside + beside * times * breadth + lean * rise, y: wall - rise };
}

/**
 * Returns the shadow of a drawing, in which nothing of the thing's own marks is seen; it is a little paler where it is far. @param light the
 * color of the wall in the light.
 */
export function shadowOnWall(
  { id, middle, reach }: { readonly id: HeroId; readonly middle: Point; readonly reach: number },
  low: LowLight,
  { shadow, light }: { readonly shadow: Rgba; readonly light: Rgba },
): readonly SceneNode[] {
  const tones = { ink: shadow, shade: shadow, mark: shadow, line: shadow, gloss: shadow, cut: OPEN.has(id) ? light : shadow };
  const crown = shadowSpot(low, { x: low.feet.x, y: low.feet.y - low.tall });
  const paint = linearPaint({ x: 0, y: low.wall }, { x: 0, y: crown.y }, [shadow, mixColours(shadow, light, FAR)]);
  return hero(id, middle, reach, tones).flatMap((part) => thrown(part, low, (colour) => (colour === light ? solid(light) : paint)));
}

function thrown(node: SceneNode, low: LowLight, paintOf: (colour: Rgba) => Paint): readonly SceneNode[] {
  if (node.kind === 'group') return node.children.flatMap((child) => thrown(child, low, paintOf));
  if ((node.kind !== 'fill' && node.kind !== 'stroke') || node.paint.kind !== 'solid') return [];
  const path = flattenPath(node.path, TOLERANCE).flatMap((line): Path => {
    const spots = withSteps(line).map((spot) => shadowSpot(low, spot));
    return polyline(spots, line.closed);
  });
  const paint = paintOf(node.paint.colour);
  return [
    node.kind === 'fill'
      ? painted(paint, clockwise(path))
      : { kind: 'stroke', path, paint, width: node.width * low.times * low.breadth, cap: 'round', join: 'round' },
  ];
}

/** A line with points at short distances, so that it bends where the floor meets the wall. */
function withSteps({ points, closed }: Polyline): readonly Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    if (!to) return [from];
    const count = Math.min(60, Math.max(1, Math.ceil(Math.abs(to.y - from.y) / STEP)));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}
