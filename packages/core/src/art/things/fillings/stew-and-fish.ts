import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { choppedHerbs, citrusSlice, glints, lump, placeIn, rounded, spread, twig, under } from './food-parts.ts';

const GRAVY: Rgba = { r: 138, g: 62, b: 24, a: 1 };

/** A stew of meat, carrots, potatoes and peas. */
export const stew: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const places = spread(random, 44, 0.88).map(({ x, y }) => at(x, y));
  const pieces = places.map((spot, index) => {
    const kind = index % 3;
    const size =
      radius * (kind === 0 ? between(random, 0.13, 0.165) : kind === 1 ? between(random, 0.1, 0.13) : between(random, 0.11, 0.15));
    return { spot, size, kind, path: kind === 1 ? lump(random, spot, size, 0.04, 0.84) : lump(random, spot, size, 0.17, 0.82) };
  });
  const peas = spread(random, 30, 0.9).map(({ x, y }) => at(x, y));
  return [
    painted(
      radialPaint(at(-0.22, -0.26), radius * 1.25, [{ r: 206, g: 116, b: 52, a: 1 }, GRAVY, { r: 70, g: 26, b: 8, a: 1 }]),
      ellipse(middle, radius),
    ),
    stroked(
      withAlpha({ r: 250, g: 190, b: 110, a: 1 }, 0.4),
      radius * 0.008,
      ...spread(random, 24, 0.93).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.012, 0.035))),
    ),
    under(radius * 0.03, 0.55, ...pieces.map(({ path }) => path)),
    ...pieces.flatMap(({ path, spot, size, kind }): readonly SceneNode[] => {
      if (kind === 0)
        return [
          rounded(path, spot, size, { r: 122, g: 58, b: 32, a: 1 }, 0.46),
          stroked(
            withAlpha({ r: 206, g: 140, b: 100, a: 1 }, 0.5),
            size * 0.05,
            ...[-0.3, 0, 0.3].map((shift) =>
              smoothLine([
                { x: spot.x - size * 0.5, y: spot.y + shift * size },
                { x: spot.x, y: spot.y + shift * size * 1.2 + size * 0.05 },
                { x: spot.x + size * 0.5, y: spot.y + shift * size },
              ]),
            ),
          ),
        ];
      if (kind === 1)
        return [
          rounded(path, spot, size, { r: 240, g: 134, b: 36, a: 1 }, 0.36),
          stroked(withAlpha({ r: 255, g: 196, b: 110, a: 1 }, 0.9), size * 0.08, ellipse(spot, size * 0.46, size * 0.38)),
        ];
      return [rounded(path, spot, size, { r: 244, g: 206, b: 118, a: 1 }, 0.38)];
    }),
    glints(
      pieces.map(({ spot, size }) => [spot, size * 0.62] as const),
      0.6,
    ),
    under(radius * 0.015, 0.4, ...peas.map((pea) => ellipse(pea, radius * 0.034))),
    ...peas.map((pea) => rounded(ellipse(pea, radius * 0.036), pea, radius * 0.036, { r: 126, g: 168, b: 62, a: 1 }, 0.42)),
    ...choppedHerbs(random, middle, radius * 0.84, 44),
    ...twig(random, at(-0.26, 0.16), radius * 0.56, -0.6),
    glow(at(-0.4, -0.5), radius * 0.5, withAlpha({ r: 255, g: 236, b: 200, a: 1 }, 0.28)),
  ];
};

/** A grilled fish on slices of lemon, with tomatoes and herbs. */
export const fish: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.5, -0.36));
  const skin = { r: 168, g: 172, b: 164, a: 1 };
  const body = smoothShape([
    at(-0.98, 0),
    at(-0.84, -0.16),
    at(-0.56, -0.29),
    at(-0.16, -0.33),
    at(0.24, -0.26),
    at(0.56, -0.12),
    at(0.72, -0.06),
    at(0.72, 0.08),
    at(0.56, 0.13),
    at(0.2, 0.26),
    at(-0.2, 0.32),
    at(-0.58, 0.26),
    at(-0.86, 0.14),
  ]);
  const tail = smoothShape([
    at(0.68, 0),
    at(0.82, -0.16),
    at(1.02, -0.3),
    at(0.96, -0.08),
    at(0.94, 0.02),
    at(1, 0.16),
    at(1.04, 0.3),
    at(0.84, 0.16),
  ]);
  const fins = [
    smoothShape([at(-0.36, -0.3), at(-0.12, -0.45), at(0.2, -0.42), at(0.38, -0.22), at(0, -0.28)]),
    smoothShape([at(0.1, 0.26), at(0.24, 0.4), at(0.42, 0.34), at(0.44, 0.16)]),
    smoothShape([at(-0.5, 0.26), at(-0.42, 0.4), at(-0.24, 0.4), at(-0.24, 0.28)]),
  ];
  const scales = Array.from({ length: 120 }, () => {
    const [x, y] = [between(random, -0.5, 0.6), between(random, -0.26, 0.24)];
    return smoothLine([at(x, y - 0.022), at(x + 0.022, y), at(x, y + 0.022)]);
  });
  const cuts = [-0.26, -0.04, 0.18, 0.4].map((x) =>
    polygon([at(x - 0.08, -0.3), at(x - 0.02, -0.1), at(x + 0.03, 0.24), at(x - 0.02, -0.06)]),
  );
  const gill = smoothLine([at(-0.58, -0.24), at(-0.5, -0.06), at(-0.56, 0.2)]);
  const tomatoes = [
    [-0.54, 0.56],
    [-0.32, 0.68],
    [-0.08, 0.6],
    [0.5, -0.56],
    [0.3, -0.68],
  ].map(([x = 0, y = 0]) => at(x, y));
  return [
    ...twig(random, at(-0.7, -0.42), radius * 0.8, -0.7),
    ...[
      [-0.62, -0.44],
      [-0.28, -0.54],
      [0.06, -0.58],
      [0.3, 0.46],
      [0.62, 0.36],
    ].flatMap(([x = 0, y = 0], index) => citrusSlice(at(x, y), radius * 0.19, index)),
    under(radius * 0.06, 0.55, body, tail, ...fins),
    filled(mixColours(skin, BLACK, 0.32), ...fins),
    painted(linearPaint(at(0.7, 0), at(1.02, 0.1), [mixColours(skin, BLACK, 0.1), mixColours(skin, BLACK, 0.5)]), tail),
    stroked(withAlpha(BLACK, 0.25), radius * 0.01, ...[-0.2, -0.1, 0, 0.1, 0.2].map((y) => smoothLine([at(0.76, y * 0.3), at(0.96, y)]))),
    painted(
      linearPaint(at(-0.2, -0.36), at(-0.1, 0.34), [
        { r: 92, g: 98, b: 96, a: 1 },
        { r: 150, g: 152, b: 140, a: 1 },
        { r: 226, g: 214, b: 184, a: 1 },
        { r: 196, g: 160, b: 112, a: 1 },
      ]),
      body,
    ),
    clipped(body, [
      stroked(withAlpha(WHITE, 0.3), radius * 0.008, ...scales),
      shadowOf(
        [
          filled(
            GRAVY,
            ...Array.from({ length: 13 }, () =>
              lump(random, at(between(random, -0.5, 0.6), between(random, -0.26, 0.26)), radius * between(random, 0.04, 0.1), 0.3, 0.6),
            ),
          ),
        ],
        withAlpha({ r: 150, g: 80, b: 26, a: 1 }, 0.5),
        { x: 0, y: 0 },
        radius * 0.025,
      ),
      glow(at(-0.3, -0.14), radius * 0.3, withAlpha({ r: 255, g: 250, b: 226, a: 1 }, 0.45)),
    ]),
    stroked({ r: 60, g: 30, b: 14, a: 1 }, radius * 0.03, ...cuts),
    filled({ r: 250, g: 232, b: 200, a: 1 }, ...cuts),
    stroked(
      withAlpha({ r: 50, g: 40, b: 34, a: 1 }, 0.7),
      radius * 0.016,
      gill,
      smoothLine([at(-0.97, 0.02), at(-0.88, 0.05), at(-0.82, 0.04)]),
    ),
    filled({ r: 244, g: 238, b: 220, a: 1 }, ellipse(at(-0.76, -0.06), radius * 0.046)),
    filled({ r: 30, g: 26, b: 24, a: 1 }, ellipse(at(-0.76, -0.06), radius * 0.026)),
    under(radius * 0.03, 0.5, ...tomatoes.map((spot) => ellipse(spot, radius * 0.09))),
    ...tomatoes.map((spot) => rounded(ellipse(spot, radius * 0.095), spot, radius * 0.095, { r: 214, g: 50, b: 30, a: 1 }, 0.42)),
    glints(
      tomatoes.map((spot) => [spot, radius * 0.055] as const),
      0.75,
    ),
    ...twig(random, at(0.1, 0.1), radius * 0.56, 0.3),
    ...choppedHerbs(random, middle, radius * 0.7, 30),
    filled(
      withAlpha(WHITE, 0.9),
      ...Array.from({ length: 26 }, () => ellipse(polar(middle, radius * 0.8 * Math.sqrt(random()), random() * 6.28), radius * 0.007)),
    ),
  ];
};
