import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { citrusWedge, glints, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const RED: Rgba = { r: 206, g: 44, b: 30, a: 1 };
const GREEN: Rgba = { r: 112, g: 158, b: 58, a: 1 };

/** Small bowls of hummus, olives, yogurt and peppers on a board, with falafel and flatbread. */
export const mezze: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.2, 0.2));
  const falafel = [
    [0.5, 0.32],
    [0.68, 0.5],
    [0.42, 0.56],
    [0.6, 0.72],
    [0.3, 0.74],
  ].map(([x = 0, y = 0]) => at(x, y));
  return [
    ...[
      [-0.78, 0.5, 0.5],
      [-0.56, 0.72, 0.9],
      [-0.28, 0.82, 1.3],
      [0.78, -0.06, -0.5],
    ].flatMap(([x = 0, y = 0, turn = 0]) => flatbread(random, at(x, y), radius * 0.28, turn)),
    ...bowlOf(at(-0.36, -0.3), radius * 0.44, { r: 232, g: 198, b: 140, a: 1 }),
    stroked(
      { r: 250, g: 226, b: 178, a: 1 },
      radius * 0.05,
      smoothLine(Array.from({ length: 16 }, (_, step) => polar(at(-0.36, -0.3), radius * (0.06 + step * 0.016), step * 0.62))),
    ),
    stroked(
      withAlpha({ r: 206, g: 164, b: 40, a: 1 }, 0.9),
      radius * 0.03,
      smoothLine(Array.from({ length: 14 }, (_, step) => polar(at(-0.36, -0.3), radius * (0.1 + step * 0.014), 0.5 + step * 0.62))),
    ),
    ...[0, 1, 2, 3, 4].map((step) => {
      const spot = polar(at(-0.36, -0.3), radius * 0.07, step * 1.257);
      return rounded(ellipse(spot, radius * 0.035), spot, radius * 0.04, { r: 240, g: 206, b: 140, a: 1 }, 0.4);
    }),
    filled(
      { r: 196, g: 56, b: 24, a: 1 },
      ...Array.from({ length: 30 }, () =>
        ellipse(polar(at(-0.36, -0.3), radius * 0.3 * Math.sqrt(random()), random() * 6.28), radius * 0.008),
      ),
    ),
    ...bowlOf(at(0.42, -0.5), radius * 0.3, { r: 62, g: 62, b: 36, a: 1 }),
    ...spread(random, 12, 0.2).flatMap(({ x, y }, index) => {
      const spot = at(0.42 + x, -0.5 + y);
      const tone = index % 2 ? { r: 66, g: 44, b: 64, a: 1 } : { r: 128, g: 136, b: 48, a: 1 };
      return [
        under(radius * 0.015, 0.5, ellipse(spot, radius * 0.06)),
        rounded(ellipse(spot, radius * 0.064), spot, radius * 0.064, tone, 0.46),
        glints([[spot, radius * 0.04]], 0.7),
      ];
    }),
    ...bowlOf(at(0.06, 0.32), radius * 0.29, { r: 252, g: 248, b: 236, a: 1 }),
    filled(
      GREEN,
      ...Array.from({ length: 18 }, () =>
        leaf(polar(at(0.06, 0.32), radius * 0.18 * Math.sqrt(random()), random() * 6.28), radius * 0.06, random() * 6.28, 0.4),
      ),
    ),
    stroked(
      withAlpha({ r: 198, g: 160, b: 44, a: 1 }, 0.8),
      radius * 0.02,
      smoothLine([at(-0.06, 0.26), at(0.04, 0.38), at(0.14, 0.28), at(0.2, 0.4)]),
    ),
    under(radius * 0.03, 0.55, ...falafel.map((spot) => ellipse(spot, radius * 0.1))),
    ...falafel.map((spot) => rounded(lump(random, spot, radius * 0.115, 0.1), spot, radius * 0.12, { r: 168, g: 102, b: 44, a: 1 }, 0.5)),
    filled(
      { r: 96, g: 54, b: 20, a: 1 },
      ...falafel.flatMap((spot) =>
        spread(random, 7, 0.07).map(({ x, y }) => ellipse({ x: spot.x + x * radius, y: spot.y + y * radius }, radius * 0.012)),
      ),
    ),
    ...[
      [-0.02, -0.74],
      [0.12, -0.82],
      [0.86, 0.24],
      [-0.84, 0.1],
    ].flatMap(([x = 0, y = 0]) => {
      const spot = at(x, y);
      return [
        under(radius * 0.02, 0.5, ellipse(spot, radius * 0.075)),
        rounded(ellipse(spot, radius * 0.08), spot, radius * 0.08, RED, 0.44),
        glints([[spot, radius * 0.05]], 0.75),
      ];
    }),
    ...citrusWedge(at(0.84, -0.36), radius * 0.14, 2.4),
    ...herbLeaves(random, at(-0.06, -0.06), radius * 0.2, 4),
    ...herbLeaves(random, at(0.2, 0.6), radius * 0.15, 3),
  ];
};

function bowlOf(at: Point, size: number, content: Rgba): readonly SceneNode[] {
  const clay = { r: 206, g: 120, b: 72, a: 1 };
  return [
    under(size * 0.16, 0.55, ellipse(at, size)),
    rounded(ellipse(at, size), at, size, clay, 0.34),
    stroked(withAlpha(mixColours(clay, WHITE, 0.6), 0.7), size * 0.03, ellipse(at, size * 0.97)),
    rounded(ellipse(at, size * 0.84), { x: at.x + size * 0.3, y: at.y + size * 0.3 }, size * 0.8, content, 0.2),
  ];
}

function flatbread(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const path = smoothShape([at(-0.9, 0.1), at(-0.4, -0.5), at(0.2, -0.72), at(0.8, -0.44), at(1, 0.2), at(0.4, 0.34), at(-0.3, 0.36)]);
  const marks = Array.from({ length: 8 }, () =>
    lump(random, at(between(random, -0.5, 0.7), between(random, -0.4, 0.2)), size * between(random, 0.04, 0.12), 0.3),
  );
  return [
    under(size * 0.12, 0.5, path),
    rounded(path, spot, size, { r: 240, g: 206, b: 146, a: 1 }, 0.36),
    filled(withAlpha({ r: 150, g: 86, b: 34, a: 1 }, 0.5), ...marks),
  ];
}
