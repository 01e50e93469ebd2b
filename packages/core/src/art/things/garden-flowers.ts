import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** Flowers of gardens, seen from above and a little from the side. */
export const GARDEN_FLOWERS = ['peony', 'rose', 'anemone', 'dogrose'] as const;
export type GardenFlowerId = (typeof GARDEN_FLOWERS)[number];

export interface FlowerTones {
  readonly petal: Rgba;
  readonly heart: Rgba;
  /** Shade between petals, and light on them. */
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** Petals at equal distances: how many, their inner and outer ends as shares of the radius, and half the angle that each takes. */
interface Ring {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly half: number;
  /** The depth of the notches in a petal's edge, as a share of its length. */
  readonly wave: number;
}

const RINGS: Readonly<Record<GardenFlowerId, readonly Ring[]>> = {
  peony: [
    { count: 7, from: 0.1, to: 1, half: 0.6, wave: 0.07 },
    { count: 7, from: 0.1, to: 0.84, half: 0.58, wave: 0.09 },
    { count: 6, from: 0.06, to: 0.68, half: 0.62, wave: 0.12 },
    { count: 6, from: 0.04, to: 0.52, half: 0.6, wave: 0.14 },
    { count: 5, from: 0, to: 0.36, half: 0.66, wave: 0.16 },
    { count: 4, from: 0, to: 0.2, half: 0.7, wave: 0.1 },
  ],
  rose: [
    { count: 5, from: 0.1, to: 1, half: 0.82, wave: 0.03 },
    { count: 5, from: 0.1, to: 0.82, half: 0.84, wave: 0.03 },
    { count: 5, from: 0.08, to: 0.63, half: 0.86, wave: 0.02 },
    { count: 4, from: 0.04, to: 0.45, half: 1, wave: 0.02 },
    { count: 3, from: 0, to: 0.29, half: 1.15, wave: 0.02 },
    { count: 2, from: 0, to: 0.16, half: 1.4, wave: 0.02 },
  ],
  anemone: [
    { count: 7, from: 0.08, to: 1, half: 0.52, wave: 0.04 },
    { count: 7, from: 0.08, to: 0.84, half: 0.46, wave: 0.04 },
  ],
  dogrose: [{ count: 5, from: 0.06, to: 1, half: 0.62, wave: 0.14 }],
};

/** The angle that light comes from: the upper left. */
const LIT = -2.35;

/** A flower with petals that throw shade on each other. */
export function gardenFlower(random: Random, at: Point, radius: number, id: GardenFlowerId, tones: FlowerTones): readonly SceneNode[] {
  const { petal, shade, light } = tones;
  const rings = radius < 34 ? RINGS[id].filter((_, index) => index % 2 === 0) : RINGS[id];
  const isDouble = id === 'peony' || id === 'rose';
  const tilt = between(random, -0.5, 0.5);
  const flat = between(random, 0.78, 0.95);
  const lift = isDouble ? 0.22 * (1 - flat) + 0.05 : 0;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const turn = random() * 6.28;
  const place = (out: number, angle: number): Point => {
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out * flat - (1 - out) * lift];
    return { x: at.x + (x * cos - y * sin) * radius, y: at.y + (x * sin + y * cos) * radius };
  };
  const petals = rings.flatMap((ring, depth) =>
    Array.from({ length: ring.count }, (_, index): readonly SceneNode[] => {
      const angle = turn + depth * 0.47 + (index / ring.count) * 6.2832 + between(random, -0.07, 0.07);
      const to = ring.to * between(random, 0.94, 1.05);
      const path = petalPath(place, { ...ring, to }, angle, random);
      const facing = Math.cos(angle - LIT);
      const inner = rings.length > 1 ? depth / (rings.length - 1) : 0;
      const own = mixColours(petal, isDouble ? mixColours(petal, shade, 0.3) : light, inner * (isDouble ? 0.5 : 0.1));
      const lit = facing > 0 ? mixColours(own, light, facing * 0.16) : mixColours(own, shade, -facing * 0.24);
      return [
        filled(withAlpha(shade, 0.3), transformPath(path, translation(radius * 0.016, radius * 0.036))),
        painted(
          linearPaint(place(ring.from, angle), place(to, angle), [
            mixColours(lit, shade, isDouble ? 0.62 : 0.5),
            mixColours(lit, shade, 0.2),
            lit,
            mixColours(lit, light, 0.34),
          ]),
          path,
        ),
      ];
    }).flat(),
  );
  const veins = rings.slice(0, isDouble ? 1 : 2).flatMap(({ count, from, to }, depth) =>
    Array.from({ length: count }, (_, index) =>
      [-0.28, -0.12, 0.03, 0.18, 0.3].map((side) => {
        const angle = turn + depth * 0.47 + (index / count) * 6.2832;
        return smoothLine([
          place(from + 0.3 * to, angle + side * 0.6),
          place(to * 0.6, angle + side),
          place(to * 0.88, angle + side * 1.2),
        ]);
      }),
    ).flat(),
  );
  return [
    shadowOf(
      [filled(shade, ellipse(at, radius * 0.92, radius * 0.86))],
      withAlpha(shade, 0.6),
      { x: radius * 0.08, y: radius * 0.16 },
      radius * 0.12,
    ),
    ...petals,
    ...(isDouble ? [] : [stroked(withAlpha(mixColours(petal, shade, 0.6), 0.2), Math.max(0.8, radius * 0.009), ...veins)]),
    ...(isDouble ? [] : stamens(random, place, radius, id === 'anemone', tones)),
  ];
}

function petalPath(place: (out: number, angle: number) => Point, { from, to, half, wave }: Ring, angle: number, random: Random): Path {
  const dent = () => to * (1 - wave * between(random, 0.5, 1.3));
  const long = to - from;
  return smoothShape([
    place(from, angle - half * 0.2),
    place(from + long * 0.36, angle - half * 0.86),
    place(from + long * 0.72, angle - half),
    place(from + long * 0.95, angle - half * 0.76),
    place(to, angle - half * 0.4),
    place(dent(), angle - half * 0.06),
    place(to * 1.01, angle + half * 0.34),
    place(from + long * 0.94, angle + half * 0.78),
    place(from + long * 0.7, angle + half),
    place(from + long * 0.34, angle + half * 0.84),
    place(from, angle + half * 0.2),
  ]);
}

function stamens(
  random: Random,
  place: (out: number, angle: number) => Point,
  radius: number,
  isDark: boolean,
  { heart, shade, light }: FlowerTones,
): readonly SceneNode[] {
  const count = radius < 34 ? 16 : 30;
  const threads = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.2832 + between(random, -0.08, 0.08);
    return { foot: place(0.14, angle), tip: place(between(random, 0.27, 0.38), angle) };
  });
  const knob = isDark ? mixColours(heart, shade, 0.78) : mixColours(heart, shade, 0.2);
  const middle = place(0, 0);
  return [
    filled(withAlpha(shade, 0.26), ellipse(middle, radius * 0.34, radius * 0.3)),
    stroked(mixColours(knob, light, 0.12), Math.max(0.8, radius * 0.012), ...threads.map(({ foot, tip }) => smoothLine([foot, tip]))),
    filled(isDark ? mixColours(heart, shade, 0.66) : heart, ...threads.map(({ tip }) => ellipse(tip, radius * 0.03))),
    painted(
      radialPaint({ x: middle.x - radius * 0.05, y: middle.y - radius * 0.06 }, radius * 0.2, [
        mixColours(knob, light, 0.45),
        knob,
        mixColours(knob, shade, 0.5),
      ]),
      ellipse(middle, radius * 0.16, radius * 0.145),
    ),
  ];
}

/** A bud that opens: petals between green sepals, pointing along `angle`. */
export function flowerBud(
  at: Point,
  radius: number,
  angle: number,
  { petal, shade, light }: FlowerTones,
  green: Rgba,
): readonly SceneNode[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => ({
    x: at.x + (along * cos - across * sin) * radius,
    y: at.y + (along * sin + across * cos) * radius,
  });
  const body = smoothShape([
    place(-0.5, 0),
    place(-0.1, -0.56),
    place(0.6, -0.5),
    place(1.15, -0.06),
    place(1.12, 0.08),
    place(0.6, 0.5),
    place(-0.1, 0.56),
  ]);
  const fold = smoothShape([place(-0.4, 0.1), place(0.1, 0.56), place(0.7, 0.44), place(1.1, 0), place(0.7, -0.08), place(0.2, -0.02)]);
  const sepal = (side: number, long: number) =>
    smoothShape([
      place(-0.62, side * 0.1),
      place(-0.1, side * 0.62),
      place(long, side * 0.66),
      place(long * 0.4, side * 0.3),
      place(-0.3, 0),
    ]);
  return [
    filled(withAlpha(shade, 0.34), transformPath(body, translation(radius * 0.12, radius * 0.22))),
    painted(linearPaint(place(0, -0.6), place(0, 0.6), [mixColours(petal, light, 0.3), petal, mixColours(petal, shade, 0.45)]), body),
    painted(linearPaint(place(-0.4, 0), place(1.1, 0), [mixColours(petal, shade, 0.5), mixColours(petal, light, 0.14)]), fold),
    painted(
      linearPaint(place(-0.5, -0.6), place(0, 0.7), [mixColours(green, light, 0.22), mixColours(green, shade, 0.4)]),
      sepal(-1, 0.72),
      sepal(1, 0.6),
      smoothShape([place(-0.68, -0.16), place(-0.1, -0.3), place(0.56, 0.04), place(-0.1, 0.3), place(-0.68, 0.16)]),
    ),
  ];
}
