import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

export interface CliffTones {
  readonly rock: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The air at the cliff's foot. */
  readonly haze: Rgba;
  /** The plants along its upper edge. */
  readonly green: Rgba;
}

interface Cliff {
  /** Its upper edge from left to right. */
  readonly top: readonly Point[];
  readonly bottom: number;
  /** Units between one pillar of rock and the next. */
  readonly grain: number;
  /** 1 where the light comes from the right. */
  readonly side: 1 | -1;
}

/** A cliff of upright pillars of rock, of which one side takes the light; its foot is lost in haze. */
export function cliffFace(
  random: Random,
  { top, bottom, grain, side }: Cliff,
  { rock, light, shade, haze, green }: CliffTones,
): readonly SceneNode[] {
  const [first, last] = [top[0], top.at(-1)];
  if (!first || !last) return [];
  const levelAt = (x: number): number => {
    const index = Math.max(
      1,
      top.findIndex((point) => point.x >= x),
    );
    const [from, to] = [top[index - 1] ?? first, top[index] ?? last];
    return from.y + ((to.y - from.y) * (x - from.x)) / Math.max(1, to.x - from.x);
  };
  const [lit, dim, deep]: [Path[], Path[], Path[]] = [[], [], []];
  const [blades, bushes, crowns]: [Path[], Path[], Path[]] = [[], [], []];
  const high = Math.min(...top.map(({ y }) => y));
  for (let x = first.x; x < last.x; ) {
    const wide = grain * between(random, 0.4, 1.2);
    const [from, to] = [x, Math.min(last.x, x + wide)];
    const tall = Math.max(8, bottom - levelAt((from + to) / 2));
    // Shards stand before one another: each begins somewhere on the face, and narrows downward.
    for (let start = random() < 0.7 ? 0 : between(random, 0.02, 0.12); start < 0.85; start += between(random, 0.1, 0.27)) {
      const long = tall * between(random, 0.1, 0.34) * (1 - start * 0.4);
      const split = from + wide * between(random, 0.32, 0.68);
      const [left, right] = [from - wide * between(random, 0, 0.2), to + wide * between(random, 0, 0.2)];
      const ledge = (at: number) =>
        levelAt(Math.min(last.x, Math.max(first.x, at))) + tall * start + (start > 0 ? between(random, -0.3, 0.3) * wide : 0);
      const foot = split + between(random, -0.35, 0.35) * wide;
      const shard = (outer: number) =>
        polygon([
          { x: outer, y: ledge(outer) },
          { x: split, y: ledge(split) + (start > 0 ? wide * 0.18 : 0) },
          { x: foot + (split - foot) * 0.4, y: ledge(split) + long * 0.5 },
          { x: foot, y: ledge(split) + long },
          { x: outer + (foot - outer) * 0.3, y: ledge(outer) + long * between(random, 0.45, 0.75) },
        ]);
      const [bright, dark] = side > 0 ? [right, left] : [left, right];
      (random() < 0.55 ? lit : dim).push(shard(bright));
      (random() < 0.6 ? deep : dim).push(shard(dark));
    }
    for (let blade = 0; blade < 3; blade += 1) {
      const at = from + random() * (to - from);
      const [foot, size] = [levelAt(at), grain * between(random, 0.1, 0.26)];
      blades.push(
        polygon([
          { x: at - size * 0.22, y: foot + size * 0.3 },
          { x: at + between(random, -0.7, 0.7) * size, y: foot - size },
          { x: at + size * 0.22, y: foot + size * 0.3 },
        ]),
      );
    }
    if (random() < 0.24) {
      const size = grain * between(random, 0.1, 0.24);
      const middle = { x: (from + to) / 2, y: levelAt((from + to) / 2) + (random() < 0.5 ? 0 : tall * between(random, 0.08, 0.3)) };
      for (const [dx, dy, r] of [
        [-1.1, 0.2, 0.6],
        [-0.4, -0.2, 0.8],
        [0.35, -0.1, 0.9],
        [1.1, 0.22, 0.6],
      ] as const) {
        bushes.push(ellipse({ x: middle.x + dx * size, y: middle.y + dy * size }, size * r, size * r * 0.8));
        crowns.push(
          ellipse({ x: middle.x + (dx + side * 0.16) * size, y: middle.y + (dy - 0.22) * size }, size * r * 0.62, size * r * 0.42),
        );
      }
    }
    x = to + 0.01;
  }
  const down = (tones: readonly Rgba[]) => linearPaint({ x: 0, y: high }, { x: 0, y: bottom }, tones);
  const outline = polygon([...top, { x: last.x, y: bottom }, { x: first.x, y: bottom }]);
  return [
    painted(down([rock, mixColours(rock, shade, 0.35), mixColours(mixColours(rock, shade, 0.5), haze, 0.55)]), outline),
    painted(down([withAlpha(shade, 0.5), withAlpha(shade, 0.42), withAlpha(mixColours(shade, haze, 0.6), 0.22)]), ...deep),
    painted(down([withAlpha(mixColours(rock, shade, 0.4), 0.55), withAlpha(mixColours(rock, haze, 0.4), 0.35)]), ...dim),
    painted(
      down([
        withAlpha(mixColours(rock, light, 0.58), 0.85),
        withAlpha(mixColours(rock, light, 0.36), 0.6),
        withAlpha(mixColours(rock, haze, 0.6), 0.2),
      ]),
      ...lit,
    ),
    filled(mixColours(green, shade, 0.35), ...bushes),
    filled(withAlpha(mixColours(green, light, 0.2), 0.9), ...crowns),
    filled(mixColours(green, rock, 0.2), ...blades),
    filled(withAlpha(mixColours(green, light, 0.45), 0.9), ...blades.filter((_, index) => index % 3 === 0)),
    stroked(withAlpha(mixColours(rock, light, 0.75), 0.6), Math.max(1, grain * 0.045), polyline(top)),
  ];
}
