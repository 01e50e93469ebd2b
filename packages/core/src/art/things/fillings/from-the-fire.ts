import { type Rgba, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { choppedHerbs, citrusSlice, glints, herbLeaves, lump, placeIn, rounded, spread, twig, under } from './food-parts.ts';
import { chickenPiece, cob, floret, sausage, steak } from './roasted-pieces.ts';

const RED: Rgba = { r: 206, g: 44, b: 30, a: 1 };
const YELLOW: Rgba = { r: 244, g: 184, b: 44, a: 1 };
const GREEN: Rgba = { r: 112, g: 158, b: 58, a: 1 };

/** Steaks, sausages, corn and peppers on a grill. */
export const grilled: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, -0.3);
  return [
    ...steak(random, at(-0.36, -0.36), radius * 0.44, 0.2),
    ...steak(random, at(0.4, 0.32), radius * 0.4, -0.5),
    ...cob(random, at(0.42, -0.46), radius * 0.42, 0.6),
    ...sausage(at(-0.6, 0.26), radius * 0.32, 0.9),
    ...sausage(at(-0.38, 0.36), radius * 0.34, 0.9),
    ...sausage(at(-0.16, 0.5), radius * 0.34, 0.9),
    ...pepperHalf(random, at(0.78, 0.0), radius * 0.17, RED),
    ...pepperHalf(random, at(0.02, -0.78), radius * 0.16, YELLOW),
    ...pepperHalf(random, at(-0.8, -0.06), radius * 0.14, GREEN),
    ...citrusSlice(at(0.1, -0.02), radius * 0.13, 0.5),
    ...twig(random, at(-0.5, -0.5), radius * 0.5, 0.5),
    ...twig(random, at(0.2, 0.3), radius * 0.46, 0.1),
    ...choppedHerbs(random, middle, radius * 0.7, 22),
  ];
};

/** Chicken in one pan with tomatoes, olives, lemon and spinach. */
export const skillet: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.2, 0.2));
  const pieces = [
    [-0.44, -0.4, 0.6],
    [0.42, -0.36, 2.6],
    [-0.46, 0.38, -0.6],
    [0.36, 0.48, 3.9],
    [0.0, 0.02, 1.2],
  ] as const;
  const free = spread(
    random,
    24,
    0.88,
    pieces.map(([x, y]) => ({ x, y })),
  ).map(({ x, y }) => at(x, y));
  return [
    painted(
      radialPaint(at(-0.2, -0.24), radius * 1.2, [
        { r: 250, g: 206, b: 122, a: 1 },
        { r: 222, g: 152, b: 66, a: 1 },
        { r: 120, g: 62, b: 18, a: 1 },
      ]),
      ellipse(middle, radius),
    ),
    stroked(
      withAlpha({ r: 255, g: 236, b: 180, a: 1 }, 0.6),
      radius * 0.008,
      ...spread(random, 30, 0.94).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.012, 0.034))),
    ),
    ...free.flatMap((spot, index): readonly SceneNode[] => {
      if (index % 4 === 3) return herbLeaves(random, spot, radius * 0.17, 2);
      const size = radius * (index % 4 === 0 ? 0.095 : 0.07);
      const tone = index % 4 === 0 ? RED : index % 4 === 1 ? { r: 64, g: 44, b: 62, a: 1 } : { r: 250, g: 230, b: 190, a: 1 };
      return [
        under(size * 0.24, 0.5, ellipse(spot, size)),
        rounded(ellipse(spot, size), spot, size, tone, 0.44),
        glints([[spot, size * 0.62]], 0.75),
      ];
    }),
    ...citrusSlice(at(-0.02, -0.56), radius * 0.17, 0.4),
    ...citrusSlice(at(0.62, 0.08), radius * 0.16, 1.4),
    ...citrusSlice(at(-0.08, 0.62), radius * 0.16, 2.2),
    ...pieces.flatMap(([x, y, turn]) => chickenPiece(random, at(x, y), radius * 0.31, turn)),
    ...twig(random, at(-0.3, 0.1), radius * 0.6, -0.5),
    ...choppedHerbs(random, middle, radius * 0.86, 50),
  ];
};

/** Chili with beans, sour cream, cheese, slices of green chili and coriander. */
export const chili: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const bits = spread(random, 90, 0.93).map(({ x, y }) => at(x, y));
  const cream = at(-0.06, -0.04);
  const rings = [
    [0.42, -0.3],
    [0.5, 0.2],
    [-0.5, -0.36],
    [-0.46, 0.4],
    [0.16, 0.58],
    [0.06, -0.6],
  ].map(([x = 0, y = 0]) => at(x, y));
  return [
    painted(
      radialPaint(at(-0.22, -0.26), radius * 1.25, [
        { r: 196, g: 66, b: 30, a: 1 },
        { r: 142, g: 34, b: 14, a: 1 },
        { r: 64, g: 12, b: 4, a: 1 },
      ]),
      ellipse(middle, radius),
    ),
    ...bits.flatMap((spot, index): readonly SceneNode[] => {
      const kind = index % 3;
      const size = radius * (kind === 0 ? 0.085 : between(random, 0.05, 0.08));
      const tone =
        kind === 0 ? { r: 122, g: 24, b: 26, a: 1 } : kind === 1 ? { r: 128, g: 62, b: 30, a: 1 } : { r: 214, g: 68, b: 34, a: 1 };
      return [rounded(lump(random, spot, size, kind === 0 ? 0.04 : 0.22, kind === 0 ? 0.6 : 0.85), spot, size, tone, 0.5)];
    }),
    glints(
      bits.filter((_, index) => index % 3 === 0).map((spot) => [spot, radius * 0.05] as const),
      0.55,
    ),
    under(radius * 0.04, 0.5, lump(random, cream, radius * 0.3, 0.1)),
    rounded(lump(random, cream, radius * 0.32, 0.14), cream, radius * 0.34, { r: 255, g: 248, b: 236, a: 1 }, 0.16),
    stroked(
      withAlpha({ r: 214, g: 196, b: 170, a: 1 }, 0.7),
      radius * 0.014,
      smoothLine([0, 1, 2, 3, 4, 5, 6].map((step) => polar(cream, radius * (0.04 + step * 0.03), step * 1.1))),
    ),
    filled(
      { r: 250, g: 176, b: 50, a: 1 },
      ...Array.from({ length: 46 }, () =>
        leaf(polar(at(0.24, 0.16), radius * 0.42 * Math.sqrt(random()), random() * 6.28), radius * 0.1, random() * 6.28, 0.2),
      ),
    ),
    filled(
      { r: 255, g: 208, b: 104, a: 1 },
      ...Array.from({ length: 26 }, () =>
        leaf(polar(at(0.22, 0.14), radius * 0.4 * Math.sqrt(random()), random() * 6.28), radius * 0.09, random() * 6.28, 0.18),
      ),
    ),
    ...rings.flatMap((spot) => ringOfChili(random, spot, radius * 0.085)),
    ...herbLeaves(random, at(-0.1, -0.1), radius * 0.19, 4),
    ...choppedHerbs(random, middle, radius * 0.8, 46),
    glow(at(-0.4, -0.5), radius * 0.5, withAlpha({ r: 255, g: 226, b: 190, a: 1 }, 0.26)),
  ];
};

/** Beef, peppers, broccoli and peas from a wok, in a glossy sauce with sesame. */
export const stirFry: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const places = spread(random, 74, 0.9).map(({ x, y }) => at(x, y));
  return [
    painted(
      radialPaint(at(-0.2, -0.24), radius * 1.2, [
        { r: 132, g: 66, b: 24, a: 1 },
        { r: 84, g: 38, b: 14, a: 1 },
        { r: 36, g: 14, b: 6, a: 1 },
      ]),
      ellipse(middle, radius),
    ),
    ...places.flatMap((spot, index): readonly SceneNode[] => {
      const kind = index % 5;
      if (kind === 4) return floret(random, spot, radius * 0.12);
      const tone = [{ r: 126, g: 56, b: 28, a: 1 }, RED, YELLOW, GREEN][kind] ?? RED;
      const long = radius * (kind === 0 ? 0.17 : 0.15);
      const own = placeIn(spot, long, random() * 6.28);
      const strip =
        kind === 0
          ? lump(random, spot, long, 0.16, 0.56)
          : smoothShape([own(-1, -0.1), own(-0.4, -0.32), own(0.4, -0.3), own(1, 0), own(0.5, 0.2), own(-0.4, 0.16), own(-0.9, 0.24)]);
      return [under(radius * 0.025, 0.55, strip), rounded(strip, spot, long, tone, 0.42), glints([[spot, long * 0.42]], 0.6)];
    }),
    filled(
      { r: 252, g: 234, b: 190, a: 1 },
      ...spread(random, 60, 0.88).map(({ x, y }) => leaf(at(x, y), radius * 0.03, random() * 6.28, 0.6)),
    ),
    filled(
      { r: 140, g: 190, b: 80, a: 1 },
      ...spread(random, 30, 0.8).map(({ x, y }) => leaf(at(x, y), radius * 0.075, random() * 6.28, 0.3)),
    ),
    ...herbLeaves(random, at(0.02, -0.04), radius * 0.2, 4),
    glow(at(-0.4, -0.5), radius * 0.5, withAlpha({ r: 255, g: 236, b: 200, a: 1 }, 0.3)),
  ];
};

function pepperHalf(random: Random, spot: Point, size: number, tone: Rgba): readonly SceneNode[] {
  const path = lump(random, spot, size, 0.12, 0.72, 0.5);
  return [
    under(size * 0.2, 0.6, path),
    rounded(path, spot, size, tone, 0.46),
    stroked(
      withAlpha({ r: 40, g: 14, b: 8, a: 1 }, 0.6),
      size * 0.12,
      ...[-0.4, 0, 0.4].map((x) =>
        smoothLine([
          { x: spot.x + x * size - size * 0.14, y: spot.y - size * 0.5 },
          { x: spot.x + x * size + size * 0.14, y: spot.y + size * 0.5 },
        ]),
      ),
    ),
    glints([[spot, size * 0.6]], 0.7),
  ];
}

function ringOfChili(random: Random, spot: Point, size: number): readonly SceneNode[] {
  const seeds = [0.3, 1.5, 2.8, 4.2, 5.4].map((angle) => ellipse(polar(spot, size * 0.36, angle + random()), size * 0.1));
  return [
    under(size * 0.2, 0.5, ellipse(spot, size)),
    rounded(ellipse(spot, size), spot, size, { r: 74, g: 134, b: 46, a: 1 }, 0.4),
    filled({ r: 198, g: 220, b: 142, a: 1 }, ellipse(spot, size * 0.74)),
    filled({ r: 246, g: 240, b: 204, a: 1 }, ...seeds),
    filled(
      withAlpha({ r: 90, g: 130, b: 50, a: 1 }, 0.5),
      polygon([polar(spot, size * 0.2, 0), polar(spot, size * 0.2, 2.1), polar(spot, size * 0.2, 4.2)]),
    ),
  ];
}
