import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import {
  choppedHerbs,
  citrusWedge,
  glints,
  grains,
  herbLeaves,
  lump,
  type Place,
  placeIn,
  rounded,
  spread,
  twig,
  under,
} from './food-parts.ts';

const BROWN: Rgba = { r: 104, g: 48, b: 20, a: 1 };
const RICE: Rgba = { r: 252, g: 246, b: 234, a: 1 };
const SALMON: Rgba = { r: 246, g: 128, b: 76, a: 1 };

/** Skewers of meat, peppers and onion from the grill. */
export const skewers: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, -0.62);
  const rows = [-0.54, -0.18, 0.18, 0.54];
  return [
    ...rows.flatMap((y, row): readonly SceneNode[] => {
      const reach = row % 3 === 0 ? 0.74 : 0.86;
      const stick = smoothLine([at(-reach - 0.1, y), at(reach + 0.16, y)]);
      const count = row % 3 === 0 ? 9 : 11;
      const pieces = Array.from({ length: count }, (_, index) => {
        const spot = at(-reach + 0.1 + (index / (count - 1)) * (2 * reach - 0.24), y + between(random, -0.01, 0.01));
        const kind = (index + row) % 4;
        const size = radius * (kind === 0 || kind === 2 ? 0.145 : 0.125);
        const tone =
          kind === 1
            ? row % 2
              ? { r: 232, g: 176, b: 40, a: 1 }
              : { r: 206, g: 48, b: 34, a: 1 }
            : kind === 3
              ? { r: 206, g: 130, b: 160, a: 1 }
              : { r: 158, g: 78, b: 36, a: 1 };
        return {
          spot,
          size,
          tone,
          isMeat: kind % 2 === 0,
          path: lump(random, spot, size, kind % 2 === 0 ? 0.1 : 0.06, kind % 2 === 0 ? 0.94 : 1.04, -0.62),
        };
      });
      const marks = pieces.flatMap(({ spot, size }) =>
        [-0.4, 0.3].map((shift) =>
          smoothLine([
            { x: spot.x + shift * size - size * 0.3, y: spot.y - size * 0.62 },
            { x: spot.x + shift * size + size * 0.24, y: spot.y + size * 0.62 },
          ]),
        ),
      );
      return [
        under(radius * 0.05, 0.5, ...pieces.map(({ path }) => path)),
        stroked({ r: 120, g: 80, b: 40, a: 1 }, radius * 0.03, stick),
        stroked({ r: 226, g: 184, b: 120, a: 1 }, radius * 0.018, stick),
        ...pieces.map(({ path, spot, size, tone }) => rounded(path, spot, size, tone, 0.44)),
        ...pieces
          .filter(({ isMeat }) => !isMeat)
          .map(({ spot, size }) =>
            stroked(
              withAlpha(WHITE, 0.35),
              size * 0.1,
              smoothLine([polar(spot, size * 0.6, 1), polar(spot, size * 0.62, 1.9), polar(spot, size * 0.6, 2.8)]),
            ),
          ),
        stroked(withAlpha({ r: 40, g: 16, b: 8, a: 1 }, 0.55), radius * 0.022, ...marks),
        glints(
          pieces.map(({ spot, size }) => [spot, size * 0.6] as const),
          0.55,
        ),
      ];
    }),
    ...choppedHerbs(random, middle, radius * 0.7, 36),
    ...citrusWedge(at(-0.1, -0.86), radius * 0.16, -1.6),
    ...citrusWedge(at(0.24, 0.86), radius * 0.17, 0.6),
    ...herbLeaves(random, at(-0.3, 0.84), radius * 0.2, 4),
  ];
};

/** Nigiri and rolls on slate, with ginger and wasabi. */
export const sushi: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, -0.12);
  const fish = [SALMON, { r: 196, g: 42, b: 56, a: 1 }, { r: 250, g: 214, b: 196, a: 1 }, SALMON] as const;
  const nigiri = fish.flatMap((tone, index): readonly SceneNode[] => {
    const x = -0.57 + index * 0.37;
    const own: Place = (px, py) => at(x + px * 0.17 + py * -0.06, -0.4 + py * 0.36);
    const rice = smoothShape([
      own(-0.94, -0.7),
      own(-0.4, -0.96),
      own(0.4, -0.96),
      own(0.94, -0.7),
      own(1, 0),
      own(0.94, 0.76),
      own(0.4, 1.04),
      own(-0.4, 1.04),
      own(-0.94, 0.76),
      own(-1, 0),
    ]);
    const slice = smoothShape([
      own(-0.96, -0.9),
      own(0, -1.14),
      own(0.96, -0.9),
      own(1.08, 0),
      own(0.98, 0.86),
      own(0.1, 0.98),
      own(-0.9, 0.84),
      own(-1.08, 0),
    ]);
    return [
      under(radius * 0.04, 0.6, rice, slice),
      rounded(rice, own(0, 0), radius * 0.34, RICE, 0.2),
      painted(linearPaint(own(-1, -0.6), own(1, 0.6), [mixColours(tone, WHITE, 0.34), tone, mixColours(tone, BROWN, 0.34)]), slice),
      clipped(slice, [
        stroked(
          withAlpha(WHITE, 0.55),
          radius * 0.017,
          ...[-0.8, -0.45, -0.1, 0.25, 0.6, 0.95].map((share) =>
            smoothLine([own(-1.1, share - 0.2), own(0, share), own(1.1, share - 0.34)]),
          ),
        ),
      ]),
      stroked(withAlpha(WHITE, 0.75), radius * 0.016, smoothLine([own(-0.7, -0.7), own(-0.74, -0.2), own(-0.7, 0.2)])),
    ];
  });
  const rolls = [
    [-0.6, 0.24],
    [-0.26, 0.26],
    [0.08, 0.28],
    [-0.48, 0.58],
    [-0.13, 0.6],
    [0.22, 0.6],
  ].flatMap(([x = 0, y = 0], index): readonly SceneNode[] => {
    const spot = at(x, y);
    const size = radius * 0.155;
    const heart = index % 2 ? { r: 122, g: 170, b: 74, a: 1 } : SALMON;
    return [
      under(size * 0.24, 0.6, ellipse(spot, size)),
      rounded(ellipse(spot, size), spot, size, { r: 34, g: 52, b: 44, a: 1 }, 0.3),
      rounded(ellipse(spot, size * 0.87), spot, size * 0.87, RICE, 0.16),
      stroked({ r: 206, g: 192, b: 168, a: 1 }, size * 0.07, ...grains(random, spot, size * 0.76, 26, size * 0.1)),
      stroked(WHITE, size * 0.07, ...grains(random, spot, size * 0.76, 26, size * 0.1)),
      rounded(lump(random, spot, size * 0.42, 0.14), spot, size * 0.42, heart, 0.36),
      filled(index % 2 ? SALMON : { r: 140, g: 186, b: 84, a: 1 }, lump(random, polar(spot, size * 0.16, 0.8), size * 0.17, 0.2)),
    ];
  });
  const ginger = spread(random, 7, 0.11).map(({ x, y }) => [at(x + 0.62, y + 0.3), radius * between(random, 0.08, 0.11)] as const);
  const wasabi = at(0.64, 0.64);
  return [
    ...nigiri,
    ...rolls,
    under(radius * 0.03, 0.5, ...ginger.map(([spot, size]) => ellipse(spot, size))),
    ...ginger.map(([spot, size]) => rounded(lump(random, spot, size, 0.2, 0.6), spot, size, { r: 250, g: 192, b: 172, a: 1 }, 0.3)),
    under(radius * 0.03, 0.5, ellipse(wasabi, radius * 0.1)),
    rounded(lump(random, wasabi, radius * 0.11, 0.12), wasabi, radius * 0.11, { r: 154, g: 184, b: 84, a: 1 }, 0.4),
    ...herbLeaves(random, at(-0.8, 0.46), radius * 0.16, 2),
  ];
};

/** Cheeses with grapes, figs and crackers. */
export const cheeses: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.2, 0.2));
  const rind = { r: 250, g: 240, b: 216, a: 1 };
  const gold = { r: 244, g: 190, b: 74, a: 1 };
  const wheel = [
    at(-0.32, -0.36),
    ...Array.from({ length: 26 }, (_, index) => polar(at(-0.32, -0.36), radius * 0.44, 0.95 + (index / 25) * 5.35)),
  ];
  const down = (points: readonly Point[], by: number) => points.map(({ x, y }) => ({ x, y: y + by * radius }));
  const wedge = [at(0.08, 0.02), at(0.86, -0.26), at(0.9, 0.1)];
  const grapes = [
    [0.18, -0.72],
    [0.32, -0.78],
    [0.46, -0.74],
    [0.24, -0.6],
    [0.38, -0.62],
    [0.52, -0.6],
    [0.3, -0.48],
    [0.44, -0.48],
    [0.6, -0.48],
    [0.38, -0.36],
  ].map(([x = 0, y = 0]) => at(x, y));
  const cubes = [
    [-0.66, 0.36],
    [-0.46, 0.44],
    [-0.62, 0.58],
    [-0.4, 0.64],
    [-0.52, 0.5],
  ].map(([x = 0, y = 0]) => [at(x - 0.1, y - 0.06), at(x + 0.08, y - 0.1), at(x + 0.12, y + 0.06), at(x - 0.05, y + 0.1)]);
  const veins = Array.from({ length: 22 }, () =>
    lump(random, at(between(random, -0.74, -0.3), between(random, 0.32, 0.7)), radius * between(random, 0.01, 0.026), 0.4),
  );
  const crackers = [0, 1, 2, 3, 4].map((index) => at(-0.06 + index * 0.13, 0.72 - index * 0.05));
  const holes = [
    [0.4, -0.04],
    [0.66, -0.08],
    [0.72, -0.16],
    [0.8, 0.0],
  ].map(([x = 0, y = 0], index) => ellipse(at(x, y), radius * (0.022 + (index % 2) * 0.014)));
  return [
    under(radius * 0.06, 0.5, polygon(down(wheel, 0.1))),
    rounded(polygon(down(wheel, 0.1)), at(-0.32, -0.3), radius * 0.44, mixColours(rind, BROWN, 0.2), 0.2),
    filled(
      { r: 252, g: 228, b: 158, a: 1 },
      polygon([wheel[0] ?? middle, wheel[1] ?? middle, ...down([wheel[1] ?? middle, wheel[0] ?? middle], 0.1)]),
    ),
    rounded(polygon(wheel), at(-0.36, -0.4), radius * 0.6, rind, 0.14),
    filled(
      withAlpha({ r: 214, g: 186, b: 140, a: 1 }, 0.5),
      ...Array.from({ length: 22 }, () =>
        lump(
          random,
          polar(at(-0.38, -0.4), radius * 0.36 * Math.sqrt(random()), 1.4 + random() * 4.4),
          radius * between(random, 0.01, 0.03),
          0.4,
        ),
      ),
    ),
    under(radius * 0.05, 0.5, polygon(down(wedge, 0.16))),
    filled(mixColours(gold, BROWN, 0.16), polygon([at(0.08, 0.02), at(0.9, 0.1), ...down([at(0.9, 0.1), at(0.08, 0.02)], 0.17)])),
    painted(linearPaint(at(0.2, -0.2), at(0.9, 0.1), [mixColours(gold, WHITE, 0.4), gold]), polygon(wedge)),
    stroked({ r: 206, g: 92, b: 36, a: 1 }, radius * 0.03, smoothLine([at(0.87, -0.25), at(0.9, 0.1)])),
    filled(mixColours(gold, BROWN, 0.3), ...holes),
    ...cubes.flatMap((cube) => [
      under(radius * 0.04, 0.45, polygon(down(cube, 0.05))),
      filled({ r: 214, g: 206, b: 182, a: 1 }, polygon(down(cube, 0.06))),
      filled({ r: 250, g: 246, b: 228, a: 1 }, polygon(cube)),
    ]),
    filled(withAlpha({ r: 70, g: 100, b: 116, a: 1 }, 0.55), ...veins),
    ...crackers.flatMap((spot) => [
      under(radius * 0.03, 0.5, ellipse(spot, radius * 0.15)),
      rounded(ellipse(spot, radius * 0.155), spot, radius * 0.16, { r: 226, g: 172, b: 98, a: 1 }, 0.34),
      filled(
        withAlpha(BROWN, 0.5),
        ...[0, 1, 2, 3, 4, 5].map((index) => ellipse(polar(spot, radius * 0.085, index * 1.047), radius * 0.009)),
      ),
    ]),
    under(radius * 0.03, 0.5, ...grapes.map((spot) => ellipse(spot, radius * 0.085))),
    ...grapes.map((spot) => rounded(ellipse(spot, radius * 0.088), spot, radius * 0.088, { r: 104, g: 40, b: 78, a: 1 }, 0.44)),
    glints(
      grapes.map((spot) => [spot, radius * 0.05] as const),
      0.7,
    ),
    ...fig(at(0.66, 0.4), radius * 0.15),
    ...fig(at(0.8, 0.62), radius * 0.12),
    ...twig(random, at(-0.86, 0.1), radius * 0.5, 1.9),
    glow(at(-0.5, -0.56), radius * 0.4, withAlpha(WHITE, 0.3)),
  ];
};

function fig(at: Point, size: number): readonly SceneNode[] {
  const seeds = Array.from({ length: 26 }, (_, index) =>
    ellipse(polar(at, size * 0.56 * Math.sqrt(index / 26), index * 2.4), size * 0.045),
  );
  return [
    under(size * 0.2, 0.5, ellipse(at, size)),
    rounded(ellipse(at, size), at, size, { r: 86, g: 46, b: 88, a: 1 }, 0.34),
    filled({ r: 246, g: 220, b: 196, a: 1 }, ellipse(at, size * 0.84)),
    painted(
      radialPaint(at, size * 0.72, [
        { r: 236, g: 120, b: 96, a: 1 },
        { r: 196, g: 44, b: 66, a: 1 },
        { r: 226, g: 130, b: 120, a: 1 },
      ]),
      ellipse(at, size * 0.7),
    ),
    filled({ r: 255, g: 220, b: 150, a: 1 }, ...seeds),
    filled(withAlpha(BLACK, 0.12), ellipse(at, size * 0.12)),
  ];
}
