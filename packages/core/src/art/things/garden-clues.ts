import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { blossoms } from './doorstep-plants.ts';

/** The clues that a garden may have, in the order of the numbers that choose them. */
export const CLUES = ['none', 'magnifier', 'glove', 'footprints'] as const;
export type ClueId = (typeof CLUES)[number];

interface CluePlaces {
  /** A free place on a wall. */
  readonly wall: Point;
  /** The way of somebody along the path. */
  readonly steps: readonly Point[];
  /** The height of the scene, units. */
  readonly size: number;
  readonly side: 1 | -1;
}

interface ClueTones {
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly leather: Rgba;
  readonly colours: RoleColours;
}

/** A clue that is seen at the second look. */
export function clueAt(
  random: Random,
  id: ClueId,
  { wall, steps, size, side }: CluePlaces,
  { light, shade, leather, colours }: ClueTones,
): readonly SceneNode[] {
  switch (id) {
    case 'none':
      return [];
    case 'magnifier': {
      const reach = size * 0.042;
      const middle = { x: wall.x - side * reach, y: wall.y - reach * 1.15 };
      const lens = ellipse(middle, reach, reach * 0.96);
      const grip = [
        { x: middle.x - side * reach * 0.72, y: middle.y + reach * 0.7 },
        { x: middle.x - side * reach * 2.3, y: middle.y + reach * 1.16 },
      ];
      const brass = mixColours({ r: 222, g: 172, b: 84, a: 1 }, light, 0.2);
      return [
        shadowOf(
          [filled(shade, ellipse({ x: middle.x - side * reach * 0.6, y: wall.y - 2 }, reach * 1.7, reach * 0.2))],
          withAlpha(shade, 0.6),
          { x: 0, y: 0 },
          3,
        ),
        stroked(mixColours(leather, BLACK, 0.1), reach * 0.42, polyline(grip)),
        stroked(withAlpha(light, 0.6), reach * 0.1, polyline(grip.map(({ x, y }) => ({ x, y: y - reach * 0.12 })))),
        painted(
          linearPaint({ x: middle.x, y: middle.y - reach }, { x: middle.x, y: middle.y + reach }, [
            withAlpha(WHITE, 0.75),
            withAlpha(mixColours(colours.main, WHITE, 0.5), 0.4),
            withAlpha(WHITE, 0.6),
          ]),
          lens,
        ),
        stroked(mixColours(brass, shade, 0.3), reach * 0.26, lens),
        stroked(brass, reach * 0.15, lens),
        stroked(
          WHITE,
          reach * 0.09,
          smoothLine([
            { x: middle.x - reach * 0.5, y: middle.y - reach * 0.2 },
            { x: middle.x - reach * 0.36, y: middle.y - reach * 0.5 },
            { x: middle.x - reach * 0.06, y: middle.y - reach * 0.64 },
          ]),
        ),
      ];
    }
    case 'glove': {
      const reach = size * 0.036;
      const at = (x: number, y: number): Point => ({ x: wall.x - side * x * reach, y: wall.y - reach * 0.3 + y * reach * 0.62 });
      const glove = smoothShape([
        at(-1.2, 0.5),
        at(-1.25, -0.2),
        at(-0.4, -0.46),
        at(0.1, -0.9),
        at(0.34, -0.7),
        at(0.1, -0.34),
        at(0.9, -0.5),
        at(1.2, -0.3),
        at(0.9, -0.1),
        at(1.35, 0.02),
        at(1.3, 0.24),
        at(0.85, 0.24),
        at(1.1, 0.5),
        at(0.9, 0.68),
        at(0.4, 0.5),
        at(-0.3, 0.62),
      ]);
      const cuff = smoothShape([at(-1.5, 0.5), at(-1.5, -0.26), at(-1, -0.34), at(-0.95, 0.62)]);
      return [
        shadowOf([filled(shade, glove, cuff)], withAlpha(shade, 0.65), { x: side * 3, y: 5 }, 4),
        painted(
          linearPaint(at(0, -0.9), at(0, 0.7), [
            mixColours(colours.accent, light, 0.35),
            colours.accent,
            mixColours(colours.accent, shade, 0.45),
          ]),
          glove,
        ),
        filled(mixColours(colours.paper, WHITE, 0.2), cuff),
        stroked(withAlpha(shade, 0.4), 1.4, smoothLine([at(-0.4, 0), at(0.2, -0.1)]), smoothLine([at(-0.4, 0.2), at(0.3, 0.14)])),
      ];
    }
    case 'footprints':
      return [
        filled(
          withAlpha(mixColours(shade, leather, 0.4), 0.7),
          ...steps.flatMap(({ x, y }, index) => {
            const scale = size * 0.03 * (1 - index * 0.08);
            const foot = { x: x + (index % 2 ? 1 : -1) * scale * 0.7 + between(random, -1, 1), y };
            return [
              ellipse(foot, scale * 0.42, scale * 0.5),
              ellipse({ x: foot.x - side * scale * 0.04, y: foot.y + scale * 0.72 }, scale * 0.3, scale * 0.2),
            ];
          }),
        ),
      ];
  }
}

interface BicycleTones {
  readonly paint: Rgba;
  readonly black: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly basket: Rgba;
  readonly petals: readonly [Rgba, Rgba];
}

/** A bicycle that leans against a wall, with flowers in its basket. @param foot on the ground between its wheels. @param high of its handlebar. @param side where it heads: 1 right. */
export function leaningBicycle(
  random: Random,
  foot: Point,
  high: number,
  side: 1 | -1,
  { paint, black, light, shade, basket, petals }: BicycleTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x - side * x * high, y: foot.y - up * high });
  const wheels = [at(-0.62, 0.34), at(0.62, 0.34)];
  const radius = high * 0.34;
  const spokes = wheels.flatMap((hub) =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return polyline([
        { x: hub.x - x, y: hub.y - y },
        { x: hub.x + x, y: hub.y + y },
      ]);
    }),
  );
  const frame = [
    polyline([at(-0.62, 0.34), at(-0.02, 0.3), at(-0.22, 0.78)]),
    polyline([at(-0.62, 0.34), at(-0.2, 0.68)]),
    smoothLine([at(-0.03, 0.31), at(0.2, 0.42), at(0.42, 0.76)]),
    polyline([at(-0.17, 0.62), at(0.1, 0.52), at(0.42, 0.74)]),
    smoothLine([at(0.62, 0.34), at(0.5, 0.56), at(0.4, 0.92)]),
  ];
  const bars = smoothLine([at(0.22, 0.93), at(0.34, 0.98), at(0.42, 0.93)]);
  const saddle = smoothShape([at(-0.38, 0.82), at(-0.3, 0.88), at(-0.08, 0.84), at(-0.06, 0.8), at(-0.24, 0.78)]);
  const body = smoothShape([at(0.42, 0.86), at(0.82, 0.86), at(0.76, 0.58), at(0.48, 0.58)]);
  const thin = high * 0.03;
  return [
    shadowOf(
      [stroked(shade, thin * 1.6, ...wheels.map((hub) => ellipse(hub, radius)), ...frame)],
      withAlpha(shade, 0.55),
      { x: side * 14, y: 5 },
      5,
    ),
    stroked(withAlpha(light, 0.45), Math.max(0.7, thin * 0.2), ...spokes),
    stroked(black, thin * 1.25, ...wheels.map((hub) => ellipse(hub, radius))),
    stroked(withAlpha(light, 0.6), thin * 0.3, ...wheels.map((hub) => ellipse(hub, radius * 0.93))),
    stroked(mixColours(paint, shade, 0.35), thin * 1.2, ...frame),
    stroked(mixColours(paint, light, 0.22), thin * 0.7, ...frame),
    stroked(mixColours(light, shade, 0.3), thin * 0.8, bars),
    filled(black, saddle, ellipse(at(-0.02, 0.3), high * 0.06)),
    stroked(withAlpha(light, 0.6), thin * 0.4, ellipse(at(-0.02, 0.3), high * 0.06)),
    ...blossoms(
      random,
      Array.from({ length: 12 }, () => at(between(random, 0.42, 0.82), between(random, 0.88, 1.08))),
      high * 0.055,
      petals,
    ),
    painted(linearPaint(at(0.42, 0.8), at(0.82, 0.7), [mixColours(basket, light, 0.4), basket, mixColours(basket, shade, 0.5)]), body),
    stroked(
      withAlpha(shade, 0.4),
      thin * 0.35,
      ...[0.64, 0.71, 0.78].map((up) => polyline([at(0.45, up), at(0.79, up)])),
      ...[0.5, 0.56, 0.62, 0.68, 0.74].map((x) => polyline([at(x, 0.6), at(x, 0.85)])),
    ),
    stroked(mixColours(basket, light, 0.3), thin * 0.8, polyline([at(0.41, 0.86), at(0.83, 0.86)])),
  ];
}
