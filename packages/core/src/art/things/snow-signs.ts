import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { Random } from '../../random/seeded-random.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

const STEPS = 26;

interface Way {
  /** From near (0) to far (1). */
  readonly way: (t: number) => Point;
  /** The share of it that somebody has gone. */
  readonly upTo: number;
}

/** Steps in deep snow along a way that runs away from the viewer. @param scale 1: prints as long as a hand. */
export function footprints(
  { way, upTo }: Way,
  { hollow, edge }: { readonly hollow: Rgba; readonly edge: Rgba },
  scale: number,
): readonly SceneNode[] {
  const start = way(0).y;
  const end = way(1).y;
  const prints = Array.from({ length: STEPS }, (_, index) => (index / STEPS) ** 0.9)
    .filter((t) => t <= upTo)
    .map((t, index) => {
      const spot = way(t);
      const ahead = way(t + 0.012);
      const near = 0.16 + 0.84 * ((spot.y - end) / (start - end)) ** 1.05;
      const angle = Math.atan2(ahead.x - spot.x, spot.y - ahead.y) * 0.8;
      const foot = index % 2 ? 1 : -1;
      const size = 18 * near * scale;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // A sole and a heel, short in the perspective of the ground.
      const sole = smoothShape([
        { x: -0.52, y: 0.95 },
        { x: 0.52, y: 0.95 },
        { x: 0.5, y: 0.15 },
        { x: 0.66, y: -0.6 },
        { x: 0, y: -1.15 },
        { x: -0.66, y: -0.6 },
        { x: -0.5, y: 0.15 },
      ]);
      const x = spot.x + foot * size * 1.05;
      const turned = transformPath(sole, [size * cos, size * 0.6 * sin, -size * 1.25 * sin, size * 0.95 * cos, x, spot.y]);
      const lit = transformPath(turned, [1, 0, 0, 1, 0, size * 0.3]);
      return { turned, lit };
    });
  return [filled(withAlpha(edge, 0.85), ...prints.map(({ lit }) => lit)), filled(hollow, ...prints.map(({ turned }) => turned))];
}

/** Falling snow in three planes: fine and far, middle, and large and soft before the viewer. */
export function snowfall(random: Random, { x, y, width, height }: Rect, colour: Rgba): readonly SceneNode[] {
  const flakes = (share: number, least: number, most: number) =>
    Array.from({ length: Math.round(width * share) }, () =>
      ellipse({ x: between(random, x, x + width), y: between(random, y, y + height) }, between(random, least, most)),
    );
  const near = flakes(0.022, 5, 9.5);
  return [
    filled(withAlpha(colour, 0.6), ...flakes(0.17, 0.9, 1.8)),
    filled(withAlpha(colour, 0.85), ...flakes(0.075, 2, 3.6)),
    shadowOf([filled(colour, ...near)], withAlpha(colour, 0.62), { x: 0, y: 0 }, 2),
  ];
}

/** The light of a window on the snow before it. @param at under the window, at the foot of the wall. @param side the side that it falls away from. */
export function windowLight({ x, y }: Point, room: number, side: 1 | -1, warm: Rgba, strength: number): readonly SceneNode[] {
  const fall = polygon([
    { x: x - 34, y: y + 6 },
    { x: x + 34, y: y + 6 },
    { x: x + 66 - side * 60, y: y + room * 0.2 },
    { x: x - 96 - side * 60, y: y + room * 0.2 },
  ]);
  return [
    {
      kind: 'group',
      transform: [1, 0, 0, 0.36, 0, (y + room * 0.05) * 0.64],
      children: [glow({ x: x - side * 10, y: y + room * 0.05 }, room * 0.5, withAlpha(warm, strength))],
    },
    shadowOf([filled(warm, fall)], withAlpha(warm, strength * 0.8), { x: 0, y: 0 }, 9),
  ];
}

/** Dry stems that stand out of a bank of snow, with snow on their heads. */
export function snowyStems(
  random: Random,
  roots: readonly Point[],
  room: number,
  tones: { readonly stem: Rgba; readonly snow: Rgba },
): readonly SceneNode[] {
  const stems = roots.flatMap(({ x, y }) =>
    Array.from({ length: 3 }, () => {
      const root = { x: x + between(random, -16, 16), y: y + between(random, -10, 10) };
      const tall = room * between(random, 0.06, 0.13);
      const lean = between(random, -0.5, 0.5);
      const at = (share: number, off = 0): Point => ({ x: root.x + tall * (lean * share ** 1.6 + off), y: root.y - tall * share });
      const heads = [at(1), at(0.8, 0.16), at(0.92, -0.13)];
      return {
        lines: [smoothLine([at(0), at(0.5), at(1)]), polyline([at(0.55), at(0.8, 0.16)]), polyline([at(0.7), at(0.92, -0.13)])],
        heads,
      };
    }),
  );
  return [
    stroked(tones.stem, 2.2, ...stems.flatMap(({ lines }) => lines)),
    filled(tones.snow, ...stems.flatMap(({ heads }) => heads.map((head) => ellipse(head, 5.2, 4.2)))),
  ];
}
