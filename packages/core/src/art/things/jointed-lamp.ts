import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';

/** A lamp with two arms on a round foot, which shines on one place. */
interface LampPlace {
  readonly foot: Point;
  readonly elbow: Point;
  readonly head: Point;
  /** The middle of the pool of light, and half its width and depth. */
  readonly pool: Point;
  readonly across: number;
  readonly down: number;
  /** Half the width of its shade's mouth, units. */
  readonly size: number;
}

interface LampTones {
  readonly metal: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** Directions of a lamp's head: along its light, and across it. */
function axes({ head, pool }: LampPlace): { readonly along: Point; readonly across: Point } {
  const long = Math.hypot(pool.x - head.x, pool.y - head.y) || 1;
  const along = { x: (pool.x - head.x) / long, y: (pool.y - head.y) / long };
  return { along, across: { x: along.y, y: -along.x } };
}

function headAt(place: LampPlace) {
  const { along, across } = axes(place);
  const { head, size } = place;
  return (out: number, aside: number): Point => ({
    x: head.x + (along.x * out + across.x * aside) * size,
    y: head.y + (along.y * out + across.y * aside) * size,
  });
}

/** The cone of light in the air from the lamp to its pool. */
export function lampCone(place: LampPlace, light: Rgba, strength: number): readonly SceneNode[] {
  const at = headAt(place);
  const { pool, across, down } = place;
  const rim = (share: number): Point => ({ x: pool.x + across * share, y: pool.y });
  const low = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12) * Math.PI;
    return { x: pool.x + Math.cos(angle) * across, y: pool.y + Math.sin(angle) * down };
  });
  const [left, right] = [at(1.2, 1), at(1.2, -1)].toSorted((a, b) => a.x - b.x);
  if (!left || !right) return [];
  return [
    painted(
      linearPaint(at(1.2, 0), pool, [
        withAlpha(light, 0.5 * strength),
        withAlpha(light, 0.2 * strength),
        withAlpha(light, 0.06 * strength),
      ]),
      polygon([left, right, rim(1), ...low.slice(1, -1), rim(-1)]),
    ),
    glow(at(1.1, 0), place.size * 3.4, withAlpha(light, 0.5 * strength)),
  ];
}

/** The lamp itself, in the light that it throws back on itself. */
export function jointedLamp(place: LampPlace, { metal, shade, light }: LampTones): readonly SceneNode[] {
  const { foot, elbow, head, size } = place;
  const at = headAt(place);
  const dark = mixColours(metal, shade, 0.55);
  const lit = mixColours(metal, mixColours(light, WHITE, 0.3), 0.6);
  const thick = size * 0.1;
  const arms = [
    [{ x: foot.x, y: foot.y - size * 0.16 }, elbow],
    [elbow, at(-0.1, 0)],
  ] as const;
  const hood = smoothShape([
    at(-0.34, 0.2),
    at(-0.2, 0.34),
    at(0.3, 0.5),
    at(0.9, 0.84),
    at(1.2, 1),
    at(1.3, 0),
    at(1.2, -1),
    at(0.9, -0.84),
    at(0.3, -0.5),
    at(-0.2, -0.34),
    at(-0.34, -0.2),
  ]);
  const mouth = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return at(1.2 + Math.sin(angle) * 0.3, Math.cos(angle));
  });
  const joint = (middle: Point, reach: number) => [
    filled(dark, ellipse(middle, reach)),
    filled(mixColours(metal, light, 0.3), ellipse({ x: middle.x - reach * 0.2, y: middle.y - reach * 0.2 }, reach * 0.55)),
  ];
  return [
    shadowOf(
      [filled(shade, ellipse(foot, size * 0.78, size * 0.2))],
      withAlpha(shade, 0.8),
      { x: size * 0.16, y: size * 0.08 },
      size * 0.07,
    ),
    filled(dark, ellipse(foot, size * 0.72, size * 0.19)),
    painted(
      linearPaint({ x: foot.x - size * 0.7, y: 0 }, { x: foot.x + size * 0.7, y: 0 }, [lit, metal, dark, mixColours(dark, BLACK, 0.3)]),
      ellipse({ x: foot.x, y: foot.y - size * 0.09 }, size * 0.72, size * 0.19),
    ),
    filled(dark, ellipse({ x: foot.x, y: foot.y - size * 0.15 }, size * 0.16, size * 0.06)),
    ...arms.flatMap(([from, to]) => {
      const off = { x: -thick * 0.22, y: -thick * 0.1 };
      return [
        stroked(mixColours(dark, BLACK, 0.2), thick, polyline([from, to])),
        stroked(metal, thick * 0.55, polyline([from, to])),
        stroked(
          withAlpha(lit, 0.85),
          thick * 0.2,
          polyline([
            { x: from.x + off.x, y: from.y + off.y },
            { x: to.x + off.x, y: to.y + off.y },
          ]),
        ),
      ];
    }),
    ...joint(elbow, thick * 1.25),
    ...joint({ x: foot.x, y: foot.y - size * 0.2 }, thick * 1.05),
    painted(linearPaint(at(0.5, 1), at(0.5, -1), [mixColours(dark, BLACK, 0.25), metal, lit, metal, mixColours(dark, BLACK, 0.3)]), hood),
    filled(mixColours(metal, shade, 0.4), polygon(mouth)),
    painted(
      linearPaint(at(0.95, 0), at(1.5, 0), [mixColours(light, WHITE, 0.85), mixColours(light, WHITE, 0.4)]),
      polygon(
        mouth.map((spot) => ({ x: at(1.2, 0).x + (spot.x - at(1.2, 0).x) * 0.92, y: at(1.2, 0).y + (spot.y - at(1.2, 0).y) * 0.88 })),
      ),
    ),
    ...joint(at(-0.3, 0), thick * 1.1),
    glow({ x: head.x + (at(1.25, 0).x - head.x), y: at(1.25, 0).y }, size * 1.5, withAlpha(mixColours(light, WHITE, 0.5), 0.6)),
  ];
}
