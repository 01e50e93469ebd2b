import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { glints, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const GOLD: Rgba = { r: 232, g: 168, b: 78, a: 1 };
const BROWN: Rgba = { r: 140, g: 74, b: 24, a: 1 };

/** Waffles under syrup, cream and berries. */
export const waffles: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const cream = at(0.04, -0.02);
  const berries = [
    [-0.3, -0.24],
    [0.34, 0.2],
    [0.3, -0.3],
    [-0.32, 0.24],
    [0.02, 0.42],
    [-0.72, 0.48],
    [-0.56, 0.66],
    [0.74, -0.5],
    [0.66, -0.66],
    [0.8, -0.3],
  ].map(([x = 0, y = 0]) => at(x, y));
  const syrup = smoothShape([
    at(-0.4, -0.34),
    at(-0.1, -0.44),
    at(0.3, -0.42),
    at(0.5, -0.2),
    at(0.54, 0.16),
    at(0.4, 0.42),
    at(0.48, 0.66),
    at(0.34, 0.6),
    at(0.22, 0.46),
    at(-0.16, 0.48),
    at(-0.3, 0.7),
    at(-0.42, 0.5),
    at(-0.5, 0.1),
  ]);
  return [
    ...waffle(random, at(-0.14, 0.16), radius * 0.78, 0.5),
    ...waffle(random, at(0.1, -0.1), radius * 0.74, -0.14),
    filled(withAlpha({ r: 150, g: 66, b: 10, a: 1 }, 0.62), syrup),
    stroked(
      withAlpha({ r: 255, g: 216, b: 140, a: 1 }, 0.8),
      radius * 0.014,
      smoothLine([at(-0.36, -0.3), at(-0.08, -0.4), at(0.26, -0.38)]),
      smoothLine([at(0.38, 0.46), at(0.44, 0.6)]),
    ),
    under(radius * 0.05, 0.45, ellipse(cream, radius * 0.2)),
    rounded(lump(random, cream, radius * 0.25, 0.14), cream, radius * 0.28, { r: 255, g: 250, b: 240, a: 1 }, 0.16),
    rounded(
      lump(random, { x: cream.x - radius * 0.02, y: cream.y - radius * 0.04 }, radius * 0.15, 0.12),
      cream,
      radius * 0.18,
      WHITE,
      0.14,
    ),
    ...berries.flatMap((spot, index) => {
      const size = radius * (index % 3 === 0 ? 0.1 : 0.075);
      const tone = index % 3 === 0 ? { r: 214, g: 36, b: 52, a: 1 } : { r: 62, g: 62, b: 120, a: 1 };
      return [
        under(size * 0.3, 0.5, ellipse(spot, size)),
        rounded(ellipse(spot, size), spot, size, tone, 0.46),
        glints([[spot, size * 0.62]], 0.8),
      ];
    }),
    ...herbLeaves(random, { x: cream.x + radius * 0.04, y: cream.y - radius * 0.08 }, radius * 0.14, 3),
    filled(
      withAlpha(WHITE, 0.8),
      ...Array.from({ length: 60 }, () =>
        ellipse(polar(middle, radius * 0.84 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.004, 0.009)),
      ),
    ),
  ];
};

/** A round waffle with square pits. */
function waffle(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const path = smoothShape(
    Array.from({ length: 36 }, (_, index) => {
      const angle = (index / 36) * 6.2832;
      const out = index % 3 === 0 ? 1.02 : 0.985;
      return at(out * Math.cos(angle), out * Math.sin(angle));
    }),
  );
  const pits = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].flatMap((x) =>
    [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].flatMap((y) => (Math.hypot(x, y) > 0.92 ? [] : [{ x, y }])),
  );
  const square = (x: number, y: number, half: number) =>
    polygon([at(x - half, y - half), at(x + half, y - half), at(x + half, y + half), at(x - half, y + half)]);
  return [
    under(size * 0.09, 0.55, path),
    rounded(path, spot, size, mixColours(GOLD, BROWN, 0.1), 0.42),
    filled(mixColours(BROWN, BLACK, 0.1), ...pits.map(({ x, y }) => square(x, y, 0.108))),
    filled(mixColours(GOLD, BROWN, 0.45), ...pits.map(({ x, y }) => square(x + 0.016, y + 0.016, 0.086))),
    stroked(
      withAlpha({ r: 255, g: 224, b: 156, a: 1 }, 0.65),
      size * 0.014,
      ...pits.map(({ x, y }) => smoothLine([at(x - 0.108, y - 0.125), at(x + 0.108, y - 0.125)])),
    ),
    glow({ x: spot.x - size * 0.34, y: spot.y - size * 0.4 }, size * 0.5, withAlpha({ r: 255, g: 240, b: 196, a: 1 }, 0.5)),
    filled(withAlpha(BROWN, 0.3), ...spread(random, 12, 0.9).map(({ x, y }) => lump(random, at(x, y), size * 0.05, 0.3))),
  ];
}

/** Open jars of pickles: cucumbers, red onions and carrots with dill. */
export const pickles: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.3, 0.3));
  const jars = [
    [-0.38, -0.32, 0.42, 0],
    [0.46, -0.24, 0.36, 1],
    [-0.02, 0.5, 0.37, 2],
  ] as const;
  const slices = [
    [-0.78, 0.36],
    [-0.62, 0.54],
    [-0.52, 0.34],
    [0.56, 0.36],
    [0.74, 0.44],
    [0.6, 0.58],
    [0.06, -0.84],
  ].map(([x = 0, y = 0]) => at(x, y));
  return [
    ...jars.flatMap(([x, y, share, kind]): readonly SceneNode[] => {
      const [spot, size] = [at(x, y), radius * share];
      const brine =
        [
          { r: 196, g: 206, b: 116, a: 1 },
          { r: 224, g: 96, b: 132, a: 1 },
          { r: 240, g: 176, b: 84, a: 1 },
        ][kind] ?? GOLD;
      const inside = ellipse(spot, size * 0.84);
      return [
        under(size * 0.2, 0.5, ellipse(spot, size)),
        painted(
          linearPaint(polar(spot, size, -2.3), polar(spot, size, 0.8), [
            WHITE,
            mixColours(brine, WHITE, 0.7),
            mixColours(brine, WHITE, 0.4),
          ]),
          ellipse(spot, size),
        ),
        stroked(withAlpha(WHITE, 0.9), size * 0.05, ellipse(spot, size * 0.97)),
        rounded(inside, spot, size * 0.84, brine, 0.3),
        clipped(inside, [
          ...spread(random, 11, 0.68).flatMap(({ x: across, y: down }): readonly SceneNode[] => {
            const piece = { x: spot.x + across * size, y: spot.y + down * size };
            if (kind === 0) return pickleSlice(piece, size * 0.26);
            if (kind === 1)
              return [
                stroked({ r: 176, g: 34, b: 92, a: 1 }, size * 0.09, ellipse(piece, size * 0.2, size * 0.16)),
                stroked(withAlpha(WHITE, 0.6), size * 0.03, ellipse(piece, size * 0.2, size * 0.16)),
              ];
            const own = placeIn(piece, size * 0.34, random() * 3);
            const stick = polygon([own(-1, -0.2), own(1, -0.2), own(1, 0.2), own(-1, 0.2)]);
            return [under(size * 0.03, 0.4, stick), rounded(stick, piece, size * 0.3, { r: 238, g: 126, b: 34, a: 1 }, 0.3)];
          }),
          filled(
            { r: 70, g: 120, b: 44, a: 1 },
            ...spread(random, 22, 0.7).map(({ x: across, y: down }) =>
              leaf({ x: spot.x + across * size, y: spot.y + down * size }, size * 0.16, random() * 6.28, 0.18),
            ),
          ),
          filled(
            { r: 120, g: 86, b: 40, a: 1 },
            ...spread(random, 9, 0.7).map(({ x: across, y: down }) =>
              ellipse({ x: spot.x + across * size, y: spot.y + down * size }, size * 0.035),
            ),
          ),
        ]),
        stroked(
          withAlpha(WHITE, 0.85),
          size * 0.045,
          smoothLine([polar(spot, size * 0.66, -2.9), polar(spot, size * 0.7, -2.4), polar(spot, size * 0.66, -1.9)]),
        ),
      ];
    }),
    ...slices.flatMap((spot) => pickleSlice(spot, radius * 0.105)),
    ...herbLeaves(random, at(0.84, 0.1), radius * 0.18, 4),
    ...herbLeaves(random, at(-0.86, -0.02), radius * 0.16, 3),
  ];
};

function pickleSlice(spot: Point, size: number): readonly SceneNode[] {
  const seeds = [0, 1, 2, 3, 4, 5].map((index) => leaf(polar(spot, size * 0.34, index * 1.05), size * 0.24, index * 1.05, 0.5));
  return [
    under(size * 0.2, 0.45, ellipse(spot, size)),
    rounded(ellipse(spot, size), spot, size, { r: 92, g: 130, b: 46, a: 1 }, 0.36),
    rounded(ellipse(spot, size * 0.84), spot, size, { r: 186, g: 204, b: 110, a: 1 }, 0.2),
    filled({ r: 226, g: 230, b: 166, a: 1 }, ...seeds),
  ];
}

/** Two cut sandwiches on toast, with their layers to be seen. */
export const sandwiches: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.1, 0.1));
  return [
    ...half(random, at(-0.12, -0.4), radius * 0.72, -0.12),
    ...half(random, at(0.1, 0.42), radius * 0.72, 0.08),
    ...[
      [0.84, -0.28],
      [0.8, -0.06],
      [-0.84, 0.24],
      [-0.78, 0.5],
      [0.88, 0.14],
    ].flatMap(([x = 0, y = 0], index) => {
      const spot = at(x, y);
      return index < 3
        ? pickleSlice(spot, radius * 0.09)
        : [
            under(radius * 0.02, 0.5, ellipse(spot, radius * 0.085)),
            rounded(ellipse(spot, radius * 0.09), spot, radius * 0.09, { r: 210, g: 46, b: 32, a: 1 }, 0.44),
            glints([[spot, radius * 0.055]], 0.8),
          ];
    }),
    ...herbLeaves(random, at(-0.86, -0.02), radius * 0.17, 4),
  ];
};

/** A half of a sandwich that stands on its crust: bread, lettuce, tomato, cheese and ham. */
function half(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const wavy = (y: number, high: number, rough: number) =>
    smoothShape([
      ...Array.from({ length: 11 }, (_, index) => at(-1 + index * 0.2, y + between(random, -rough, rough))),
      ...Array.from({ length: 11 }, (_, index) => at(1 - index * 0.2, y + high + between(random, -rough, rough))),
    ]);
  const row = (y: number) => [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((x) => at(x, y));
  const slice = (y: number) =>
    smoothShape([
      at(-1, y),
      at(-0.98, y - 0.12),
      ...row(y - 0.18),
      at(0.98, y - 0.12),
      at(1, y),
      at(0.98, y + 0.12),
      ...row(y + 0.16).toReversed(),
      at(-0.98, y + 0.12),
    ]);
  const bread = (y: number): readonly SceneNode[] => [
    under(size * 0.03, 0.4, slice(y)),
    rounded(slice(y), at(0, y), size, BROWN, 0.3),
    clipped(slice(y), [
      filled({ r: 250, g: 224, b: 172, a: 1 }, polygon([at(-0.95, y - 0.13), at(0.95, y - 0.13), at(0.95, y + 0.12), at(-0.95, y + 0.12)])),
    ]),
    filled(
      withAlpha({ r: 206, g: 150, b: 84, a: 1 }, 0.7),
      ...Array.from({ length: 26 }, () =>
        ellipse(at(between(random, -0.9, 0.9), y + between(random, -0.08, 0.08)), size * between(random, 0.008, 0.022)),
      ),
    ),
  ];
  const layers: readonly (readonly [number, number, number, Rgba])[] = [
    [0.1, 0.13, 0.03, { r: 240, g: 150, b: 150, a: 1 }],
    [0.0, 0.1, 0.012, { r: 250, g: 190, b: 60, a: 1 }],
    [-0.1, 0.12, 0.016, { r: 214, g: 50, b: 34, a: 1 }],
    [-0.24, 0.16, 0.05, { r: 128, g: 180, b: 70, a: 1 }],
  ];
  return [
    under(size * 0.12, 0.5, polygon([at(-1, -0.5), at(1, -0.5), at(1, 0.5), at(-1, 0.5)])),
    ...bread(0.38),
    ...layers.flatMap(([y, high, rough, tone]) => {
      const path = wavy(y, high + 0.06, rough);
      return [under(size * 0.02, 0.4, path), rounded(path, at(0, y), size, tone, 0.34)];
    }),
    ...bread(-0.36),
    glow(at(-0.4, -0.34), size * 0.4, withAlpha({ r: 255, g: 246, b: 216, a: 1 }, 0.4)),
  ];
}
