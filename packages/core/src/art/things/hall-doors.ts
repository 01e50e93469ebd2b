import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { alongHall, type HallView, metreAt, seenAt } from './hall-view.ts';

/** Height of a door, and of a lamp on a wall, meters. */
export const DOOR = 2.15;
const LAMP = 1.95;

/** A door in a wall of a hall, from its near edge to its far one. */
export interface HallDoor {
  readonly x: number;
  readonly near: number;
  readonly far: number;
}

/** A closed door with panels, a frame, a handle and a plate with its number. @param dim how much of it is in the dark, 0 to 1 */
export function hallDoor(
  view: HallView,
  { x, near, far }: HallDoor,
  { wood, light, black }: Readonly<Record<'wood' | 'light' | 'black', Rgba>>,
  dim: number,
): readonly SceneNode[] {
  const wide = far - near;
  const at = (share: number) => near + wide * share;
  const tone = mixColours(wood, black, dim);
  const edge = withAlpha(mixColours(light, tone, 0.4), 0.7 * (1 - dim * 0.7));
  const metre = metreAt(view, near);
  const panels = [
    [0.18, 0.82, 0.2, 0.85],
    [0.18, 0.46, 1.02, 1.95],
    [0.54, 0.82, 1.02, 1.95],
  ] as const;
  const knob = seenAt(view, x, 0.98, at(0.12));
  return [
    filled(mixColours(tone, light, 0.1), alongHall(view, x, [0, DOOR + 0.14], [near - wide * 0.1, far + wide * 0.1])),
    painted(
      linearPaint(seenAt(view, x, 1, near), seenAt(view, x, 1, far), [mixColours(tone, black, 0.35), tone]),
      alongHall(view, x, [0, DOOR], [near, far]),
    ),
    filled(withAlpha(black, 0.4), ...panels.map(([from, to, low, high]) => alongHall(view, x, [low, high], [at(from), at(to)]))),
    stroked(
      edge,
      Math.max(0.7, metre * 0.008),
      ...panels.map(([from, to, low]) => polyline([seenAt(view, x, low, at(from)), seenAt(view, x, low, at(to))])),
    ),
    stroked(
      edge,
      Math.max(0.8, metre * 0.012),
      polyline([seenAt(view, x, 0, far), seenAt(view, x, DOOR, far), seenAt(view, x, DOOR, near)]),
    ),
    filled(mixColours(light, tone, dim * 0.7), ellipse(knob, metre * 0.022, metre * 0.03)),
    filled(mixColours(light, tone, 0.25 + dim * 0.5), alongHall(view, x, [1.6, 1.74], [at(0.4), at(0.6)])),
  ];
}

/** A lamp on a wall of a hall with its light on the wall; a dead one has none. */
export function wallLamp(
  view: HallView,
  x: number,
  distance: number,
  { light, black }: Readonly<Record<'light' | 'black', Rgba>>,
  strength: number,
): readonly SceneNode[] {
  const metre = metreAt(view, distance);
  const inwards = -Math.sign(x) * 0.14;
  const bulb = seenAt(view, x + inwards, LAMP, distance);
  const shade = polygon([
    { x: bulb.x - metre * 0.07, y: bulb.y - metre * 0.12 },
    { x: bulb.x + metre * 0.07, y: bulb.y - metre * 0.12 },
    { x: bulb.x + metre * 0.12, y: bulb.y + metre * 0.1 },
    { x: bulb.x - metre * 0.12, y: bulb.y + metre * 0.1 },
  ]);
  const root = seenAt(view, x, LAMP - 0.2, distance);
  const arm = stroked(
    mixColours(black, light, 0.25),
    Math.max(1, metre * 0.025),
    polyline([root, { x: bulb.x, y: root.y }, { x: bulb.x, y: bulb.y + metre * 0.1 }]),
  );
  if (strength <= 0) return [arm, filled(mixColours(black, light, 0.16), shade)];
  const reach = (along: number) => [distance * (1 - along), distance * (1 + along * 1.25)] as const;
  const cone = (high: number, along: number) => [
    seenAt(view, x, LAMP, distance),
    seenAt(view, x, high, reach(along)[0]),
    seenAt(view, x, high, reach(along)[1]),
  ];
  return [
    painted(
      linearPaint(bulb, seenAt(view, x, 3, distance), [withAlpha(light, 0.5 * strength), withAlpha(light, 0)]),
      polygon(cone(3, 0.2)),
    ),
    painted(
      linearPaint(bulb, seenAt(view, x, 0.3, distance), [withAlpha(light, 0.46 * strength), withAlpha(light, 0)]),
      polygon(cone(0.3, 0.24)),
    ),
    glow(bulb, metre * 1.15, withAlpha(light, 0.5 * strength)),
    arm,
    filled(mixColours(light, WHITE, 0.6 * strength), shade),
    glow(bulb, metre * 0.3, withAlpha(mixColours(light, WHITE, 0.7), 0.8 * strength)),
  ];
}
