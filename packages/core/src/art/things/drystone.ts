import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';

/** An end of a wall in perspective: its foot and its height. */
interface WallEnd extends Point {
  readonly high: number;
}

export interface StoneTones {
  readonly stone: Rgba;
  readonly moss: Rgba;
  readonly wood: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** Courses of stones in a wall, under the stones that stand on top. */
const COURSES = 7;

/** A wall of stones without mortar that runs away from the viewer, with a row of upright stones on top. */
export function drystoneWall(random: Random, near: WallEnd, far: WallEnd, { stone, moss, light, shade }: StoneTones): readonly SceneNode[] {
  const span = Math.abs(far.x - near.x);
  /** A point of the face: a share of the way to the far end, and of the height. */
  const at = (along: number, up: number): Point => {
    const high = near.high + (far.high - near.high) * along;
    return { x: near.x + (far.x - near.x) * along, y: near.y + (far.y - near.y) * along - high * up };
  };
  const dark = mixColours(shade, BLACK, 0.2);
  const tones = [
    mixColours(stone, light, 0.34),
    mixColours(stone, light, 0.12),
    stone,
    mixColours(stone, shade, 0.28),
    mixColours(stone, moss, 0.4),
  ];
  const faced: Path[][] = tones.map(() => []);
  const lips: Path[] = [];
  const addStone = (from: number, to: number, low: number, up: number) => {
    const wobble = () => between(random, -0.02, 0.02);
    const gap = Math.min(0.003, (to - from) * 0.06);
    const corners = [
      at(from + gap, low + wobble()),
      at(from + gap, up + wobble()),
      at((from + to) / 2, up + wobble() + 0.01),
      at(to - gap, up + wobble()),
      at(to - gap, low + wobble()),
      at((from + to) / 2, low - 0.006),
    ];
    faced[Math.floor(random() * tones.length)]?.push(smoothShape(corners));
    lips.push(polyline([at(from + gap * 3, up - 0.014), at(to - gap * 3, up - 0.014)]));
  };
  for (let course = 0; course < COURSES; course += 1) {
    const [low, up] = [(course / COURSES) * 0.84, ((course + 0.95) / COURSES) * 0.84];
    for (let along = -between(random, 0, 0.05); along < 1; ) {
      const high = near.high + (far.high - near.high) * Math.max(0, along);
      const wide = (high / span) * between(random, 0.16, 0.58);
      addStone(Math.max(0, along), Math.min(1, along + wide), low, up);
      along += wide + 0.001;
    }
  }
  for (let along = 0; along < 1; ) {
    const high = near.high + (far.high - near.high) * along;
    const wide = (high / span) * between(random, 0.09, 0.18);
    addStone(along, Math.min(1, along + wide), 0.85, between(random, 0.98, 1.1));
    along += wide;
  }
  const face = polygon([at(0, 0), at(0, 0.95), at(1, 0.95), at(1, 0)]);
  const tufts = Array.from({ length: 26 }, () => {
    const along = random();
    const middle = at(along, between(random, 0.2, 1));
    return ellipse(middle, between(random, 4, 13) * (1 - along * 0.6), between(random, 2, 5) * (1 - along * 0.6));
  });
  return [
    shadowOf(
      [
        filled(
          dark,
          polygon([
            at(0, 0.02),
            at(1, 0.02),
            { ...at(1, 0), y: at(1, 0).y + far.high * 0.3 },
            { ...at(0, 0), y: at(0, 0).y + near.high * 0.3 },
          ]),
        ),
      ],
      withAlpha(dark, 0.5),
      { x: 0, y: 0 },
      5,
    ),
    filled(dark, face),
    ...tones.map((tone, index) => filled(tone, ...(faced[index] ?? []))),
    stroked(withAlpha(light, 0.4), 1.3, ...lips),
    filled(withAlpha(moss, 0.6), ...tufts),
    painted(linearPaint(at(0.5, 1), at(0.5, 0), [withAlpha(dark, 0), withAlpha(dark, 0.12), withAlpha(dark, 0.6)]), face),
  ];
}

/** A wooden field gate that stands open. @param hinge the foot of its post, units. @param out where its free end is. */
export function fieldGate(hinge: WallEnd, out: WallEnd, { wood, light, shade }: StoneTones): readonly SceneNode[] {
  const at = (along: number, up: number): Point => {
    const high = hinge.high + (out.high - hinge.high) * along;
    return { x: hinge.x + (out.x - hinge.x) * along, y: hinge.y + (out.y - hinge.y) * along - high * up };
  };
  const bar = (from: readonly [number, number], to: readonly [number, number], thick: number) =>
    polygon([at(from[0], from[1]), at(to[0], to[1]), at(to[0], to[1] + thick), at(from[0], from[1] + thick)]);
  const bars = [0.12, 0.3, 0.47, 0.64, 0.84].map((up) => bar([0, up], [1, up], 0.07));
  const uprights = [0.02, 0.5, 0.95].map((along) =>
    polygon([at(along, 0.08), at(along, 0.93), at(along + 0.05, 0.93), at(along + 0.05, 0.08)]),
  );
  const brace = bar([0.03, 0.14], [0.94, 0.82], 0.07);
  const half = hinge.high * 0.085;
  const post = polygon([
    { x: hinge.x - half, y: hinge.y + 4 },
    { x: hinge.x - half, y: hinge.y - hinge.high * 1.2 },
    { x: hinge.x, y: hinge.y - hinge.high * 1.27 },
    { x: hinge.x + half, y: hinge.y - hinge.high * 1.2 },
    { x: hinge.x + half, y: hinge.y + 4 },
  ]);
  return [
    filled(mixColours(wood, shade, 0.45), brace),
    painted(linearPaint(at(0, 0.9), at(0, 0.1), [mixColours(wood, light, 0.4), mixColours(wood, shade, 0.3)]), ...bars, ...uprights),
    stroked(withAlpha(light, 0.6), 1.3, ...[0.19, 0.37, 0.54, 0.71, 0.91].map((up) => polyline([at(0, up), at(1, up)]))),
    painted(
      linearPaint({ x: hinge.x - half, y: 0 }, { x: hinge.x + half, y: 0 }, [mixColours(wood, shade, 0.5), mixColours(wood, light, 0.35)]),
      post,
    ),
  ];
}

/** A waymark: a weathered post with one arm that points along the path, and a band of color. @param side the side that the arm points to. */
export function waymark(
  foot: Point,
  high: number,
  side: 1 | -1,
  mark: Rgba,
  { wood, light, shade, moss }: StoneTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * high, y: foot.y - up * high });
  const post = polygon([at(-0.034, 0), at(-0.03, 0.98), at(0, 1.01), at(0.03, 0.98), at(0.036, 0)]);
  const arm = polygon([at(-0.07, 0.77), at(-0.07, 0.905), at(0.35, 0.93), at(0.44, 0.86), at(0.35, 0.785)]);
  const grain = [0.8, 0.83, 0.875].map((up) => polyline([at(-0.06, up), at(0.36, up + 0.014)]));
  return [
    painted(
      linearPaint(at(-0.035, 0.5), at(0.035, 0.5), [
        mixColours(wood, side > 0 ? shade : light, 0.45),
        mixColours(wood, side > 0 ? light : shade, 0.45),
      ]),
      post,
    ),
    filled(mark, polygon([at(-0.033, 0.56), at(-0.032, 0.64), at(0.033, 0.64), at(0.034, 0.56)])),
    shadowOf([filled(shade, arm)], withAlpha(shade, 0.5), { x: 0, y: 5 }, 3),
    painted(linearPaint(at(0, 0.93), at(0, 0.77), [mixColours(wood, light, 0.55), mixColours(wood, shade, 0.15)]), arm),
    stroked(withAlpha(shade, 0.4), 1.2, ...grain),
    stroked(withAlpha(light, 0.8), 1.5, polyline([at(-0.07, 0.905), at(0.35, 0.93), at(0.44, 0.86)])),
    filled(mark, polygon([at(0.24, 0.835), at(0.24, 0.88), at(0.31, 0.885), at(0.35, 0.858), at(0.31, 0.83)])),
    filled(
      mixColours(moss, shade, 0.2),
      ellipse(at(-0.01, 1), high * 0.032, high * 0.014),
      ellipse(at(0.02, 0.05), high * 0.05, high * 0.03),
    ),
    filled(mixColours(shade, BLACK, 0.2), ellipse(at(0, 0.85), high * 0.009)),
  ];
}
