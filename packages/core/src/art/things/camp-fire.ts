import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

const ORANGE: Rgba = { r: 246, g: 122, b: 34, a: 1 };
const YELLOW: Rgba = { r: 255, g: 200, b: 74, a: 1 };
const RED: Rgba = { r: 196, g: 52, b: 22, a: 1 };
/** The light of a wood fire on what stands around it. */
export const FIRELIGHT: Rgba = { r: 255, g: 164, b: 78, a: 1 };

/** A wood fire between stones: logs, flames in three layers, and sparks that rise. @param height of the flames, units. */
export function campFire(random: Random, foot: Point, height: number): readonly SceneNode[] {
  const wide = height * 0.42;
  const flame = (share: number, breadth: number, tall: number): Path => {
    const x = foot.x + share * wide;
    const sway = between(random, -0.12, 0.12) * height;
    const half = wide * breadth;
    return smoothShape([
      { x: x - half * 0.7, y: foot.y },
      { x: x - half, y: foot.y - tall * 0.2 },
      { x: x - half * 0.5 + sway * 0.2, y: foot.y - tall * 0.5 },
      { x: x - half * 0.25 + sway * 0.8, y: foot.y - tall * 0.8 },
      { x: x + sway, y: foot.y - tall },
      { x: x + half * 0.3 + sway * 0.5, y: foot.y - tall * 0.72 },
      { x: x + half * 0.75 + sway * 0.1, y: foot.y - tall * 0.42 },
      { x: x + half, y: foot.y - tall * 0.18 },
      { x: x + half * 0.7, y: foot.y },
    ]);
  };
  const layer = (scale: number): readonly Path[] =>
    (
      [
        [-0.6, 0.36, 0.56],
        [0.62, 0.34, 0.5],
        [-0.26, 0.46, 0.84],
        [0.3, 0.42, 0.74],
        [0, 0.56, 1],
      ] as const
    ).map(([share, breadth, tall]) => flame(share * scale, breadth * scale, tall * height * scale * between(random, 0.92, 1.06)));
  const log = (from: Point, to: Point, width: number): readonly SceneNode[] => {
    const bark = ribbon([
      { ...from, width },
      { ...to, width: width * 0.86 },
    ]);
    return [
      filled(mixColours(BLACK, RED, 0.18), bark),
      clipped(bark, [
        stroked(
          withAlpha(ORANGE, 0.8),
          width * 0.5,
          smoothLine([
            { x: from.x, y: from.y - width * 0.9 },
            { x: to.x, y: to.y - width * 0.8 },
          ]),
        ),
      ]),
      filled(mixColours(ORANGE, BLACK, 0.45), ellipse(from, width * 0.6, width * 0.9)),
    ];
  };
  const at = (x: number, y: number): Point => ({ x: foot.x + x * wide, y: foot.y + y * wide });
  const stones = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.02 + (0.96 * index) / 10);
    const place = at(Math.cos(angle) * 1.5, 0.08 + Math.sin(angle) * 0.34);
    const size = wide * between(random, 0.13, 0.2);
    const lit = { x: (foot.x - place.x) / (wide * 1.5), y: -0.6 };
    return { place, size, lit };
  });
  const sparks = Array.from({ length: 46 }, () => {
    const rise = random();
    return ellipse(
      { x: foot.x + (random() - 0.5) * wide * (0.8 + rise * 1.8), y: foot.y - height * (0.5 + rise * 1.7) },
      between(random, 0.9, 2.6) * (1 - rise * 0.5),
    );
  });
  return [
    glow({ x: foot.x, y: foot.y - height * 0.35 }, height * 2.3, withAlpha(ORANGE, 0.36)),
    glow({ x: foot.x, y: foot.y - height * 0.3 }, height * 1.2, withAlpha(FIRELIGHT, 0.6)),
    ...log(at(-1.25, 0.1), at(0.5, -0.2), wide * 0.14),
    ...log(at(1.2, 0.14), at(-0.5, -0.22), wide * 0.14),
    shadowOf([filled(ORANGE, ...layer(1))], withAlpha(ORANGE, 0.8), { x: 0, y: 0 }, height * 0.05),
    painted(
      linearPaint(foot, { x: foot.x, y: foot.y - height }, [ORANGE, mixColours(ORANGE, RED, 0.2), withAlpha(RED, 0.75)]),
      ...layer(1),
    ),
    painted(
      linearPaint(foot, { x: foot.x, y: foot.y - height * 0.7 }, [YELLOW, mixColours(YELLOW, ORANGE, 0.3), withAlpha(ORANGE, 0.85)]),
      ...layer(0.7),
    ),
    painted(
      linearPaint(foot, { x: foot.x, y: foot.y - height * 0.45 }, [mixColours(YELLOW, WHITE, 0.75), mixColours(YELLOW, WHITE, 0.35)]),
      ...layer(0.42),
    ),
    ...log(at(-0.9, 0.3), at(0.75, 0.04), wide * 0.12),
    ...stones.flatMap(({ place, size, lit }): readonly SceneNode[] => [
      filled(mixColours(BLACK, ORANGE, 0.12), ellipse(place, size, size * 0.72)),
      clipped(ellipse(place, size, size * 0.72), [
        glow({ x: place.x + lit.x * size, y: place.y + lit.y * size }, size * 1.1, withAlpha(FIRELIGHT, 0.85)),
      ]),
    ]),
    shadowOf([filled(ORANGE, ...sparks)], withAlpha(ORANGE, 0.9), { x: 0, y: 0 }, 3),
    filled(mixColours(YELLOW, WHITE, 0.3), ...sparks),
  ];
}

/** Smoke that winds up from a fire, lit from below, and thins out at `top`. */
export function smoke(random: Random, foot: Point, top: number, colour: Rgba): readonly SceneNode[] {
  const tall = foot.y - top;
  const phase = random() * 6;
  return [0, 1, 2].map((index) => {
    const line = Array.from({ length: 10 }, (_, step) => {
      const share = step / 9;
      return {
        x: foot.x + Math.sin(share * (4.6 + index) + phase + index * 1.3) * (8 + 50 * share) + share * 46,
        y: foot.y - tall * share * (1 - index * 0.12),
        width: (4 + 34 * share ** 1.2) * (1 - index * 0.25),
      };
    });
    return shadowOf([filled(colour, ribbon(line))], withAlpha(colour, [0.16, 0.15, 0.14][index] ?? 0.1), { x: 0, y: 0 }, 10);
  });
}
