import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { type Polyline, flattenPath } from '../../scene/flatten-path.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { polyline } from '../drawing/outlines.ts';
import { CREATURES } from '../heroes/creatures.ts';
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
  /** Units by which the shadow on the wall stands aside, and its lean as a share of its height. */
  readonly aside: number;
  readonly lean: number;
}

/** Things with faces, which their shadows have not. */
const FACED: ReadonlySet<string> = new Set(['doll', 'teddy', 'robot', 'snowman', 'scarecrow']);
/** Units between two points of a straight edge: shorter edges need no point where the floor meets the wall. */
const STEP = 5;
/** Straight lines stand for curves of the drawing within this distance, units. */
const TOLERANCE = 0.3;

/** Returns the place of a spot's shadow: on the floor it runs to the wall and widens, and on the wall it rises. */
export function shadowSpot({ feet, tall, wall, onFloor, times, aside, lean }: LowLight, { x, y }: Point): Point {
  const beside = x - feet.x;
  const up = feet.y - y;
  const low = tall * onFloor;
  if (up < low) {
    const share = up / low;
    return { x: feet.x + aside * share + beside * (1 + (times - 1) * Math.max(0, share)), y: feet.y - (feet.y - wall) * share };
  }
  const rise = (up - low) * times;
  return { x: feet.x + aside + beside * times + lean * rise, y: wall - rise };
}

/**
 * Returns the shadow of a drawing in its parts: what is open in the thing lets the light through. @param light the color of the wall in
 * the light.
 */
export function shadowOnWall(
  { id, middle, reach }: { readonly id: HeroId; readonly middle: Point; readonly reach: number },
  low: LowLight,
  { shadow, light }: { readonly shadow: Rgba; readonly light: Rgba },
): readonly SceneNode[] {
  const faint = (share: number) => mixColours(shadow, light, share);
  // A bird's eye throws no light, and a keyhole does.
  const cut = Object.hasOwn(CREATURES, id) || FACED.has(id) ? shadow : light;
  const tones = { ink: shadow, shade: faint(0.07), mark: faint(0.12), line: faint(0.16), gloss: faint(0.07), cut };
  return hero(id, middle, reach, tones).flatMap((part) => thrown(part, low));
}

function thrown(node: SceneNode, low: LowLight): readonly SceneNode[] {
  if (node.kind === 'group') return node.children.flatMap((child) => thrown(child, low));
  if ((node.kind !== 'fill' && node.kind !== 'stroke') || node.paint.kind !== 'solid') return [];
  const path = flattenPath(node.path, TOLERANCE).flatMap((line): Path => {
    const spots = withSteps(line).map((spot) => shadowSpot(low, spot));
    return polyline(spots, line.closed);
  });
  return [node.kind === 'fill' ? filled(node.paint.colour, clockwise(path)) : stroked(node.paint.colour, node.width * low.times, path)];
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
