import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { choppedHerbs, citrusWedge, glints, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const CRUST: Rgba = { r: 226, g: 160, b: 84, a: 1 };
const BROWN: Rgba = { r: 126, g: 62, b: 22, a: 1 };
const TOMATO: Rgba = { r: 206, g: 54, b: 30, a: 1 };
const CREAM: Rgba = { r: 255, g: 244, b: 218, a: 1 };
const LIME: Rgba = { r: 150, g: 190, b: 60, a: 1 };

/** A pizza with a blistered edge, mozzarella and basil. */
export const pizza: Filling = (random, middle, radius, colours) => {
  const sauce = mixColours(TOMATO, colours.accent, 0.1);
  const edge = lump(random, middle, radius * 0.94, 0.025);
  const inside = lump(random, middle, radius * 0.79, 0.025);
  const at = placeIn(middle, radius);
  const blisters = Array.from({ length: 34 }, (_, index) => {
    const spot = polar(middle, radius * between(random, 0.8, 0.92), (index / 34) * 6.28 + random() * 0.12);
    return [spot, radius * between(random, 0.025, 0.065)] as const;
  });
  const cheese = spread(random, 13, 0.62).map(({ x, y }) => [at(x, y), radius * between(random, 0.12, 0.2)] as const);
  const pools = cheese.map(([spot, size]) => lump(random, spot, size, 0.2, 0.86));
  const halves = spread(
    random,
    8,
    0.64,
    cheese.map(([spot]) => ({ x: (spot.x - middle.x) / radius, y: (spot.y - middle.y) / radius })),
  ).map(({ x, y }) => at(x, y));
  const turn = random() * 6.28;
  const cuts = [0, 1, 2, 3].map((index) =>
    smoothLine([polar(middle, radius * 0.95, turn + index * 0.785), middle, polar(middle, radius * 0.95, turn + index * 0.785 + 3.1416)]),
  );
  return [
    under(radius * 0.04, 0.5, edge),
    rounded(edge, middle, radius, CRUST, 0.4),
    shadowOf([stroked(BROWN, radius * 0.03, inside)], withAlpha(BROWN, 0.6), { x: 0, y: 0 }, radius * 0.02),
    shadowOf(
      [filled(BROWN, ...blisters.map(([spot, size]) => lump(random, spot, size * 1.1, 0.3, 0.6)))],
      withAlpha(BROWN, 0.5),
      { x: 0, y: 0 },
      radius * 0.012,
    ),
    filled(
      withAlpha({ r: 255, g: 222, b: 150, a: 1 }, 0.6),
      ...blisters
        .filter((_, index) => index % 2 === 0)
        .map(([spot, size]) => lump(random, polar(spot, size * 0.4, -2.2), size * 0.6, 0.3, 0.6)),
    ),
    filled(
      withAlpha({ r: 54, g: 26, b: 12, a: 1 }, 0.6),
      ...blisters.filter((_, index) => index % 4 === 0).map(([spot, size]) => lump(random, spot, size * 0.7, 0.4, 0.6)),
    ),
    painted(
      radialPaint(at(-0.24, -0.28), radius * 1.1, [
        mixColours(sauce, { r: 250, g: 130, b: 50, a: 1 }, 0.45),
        sauce,
        mixColours(sauce, BROWN, 0.5),
      ]),
      inside,
    ),
    filled(
      withAlpha({ r: 246, g: 140, b: 60, a: 1 }, 0.4),
      ...spread(random, 40, 0.72).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.015, 0.05), 0.4)),
    ),
    under(radius * 0.014, 0.3, ...pools),
    ...cheese.map(([spot, size], index) => rounded(pools[index] ?? [], spot, size * 1.3, CREAM, 0.12)),
    filled(
      withAlpha({ r: 222, g: 150, b: 66, a: 1 }, 0.6),
      ...cheese.flatMap(([spot, size]) => [
        lump(random, polar(spot, size * 0.3, random() * 6.28), size * 0.24, 0.4),
        lump(random, polar(spot, size * 0.5, random() * 6.28), size * 0.13, 0.4),
      ]),
    ),
    under(radius * 0.02, 0.45, ...halves.map((spot) => ellipse(spot, radius * 0.075))),
    ...halves.flatMap((spot): readonly SceneNode[] => [
      rounded(ellipse(spot, radius * 0.078), spot, radius * 0.078, { r: 220, g: 46, b: 26, a: 1 }, 0.4),
      filled({ r: 246, g: 128, b: 78, a: 1 }, ellipse(spot, radius * 0.05)),
      filled(
        { r: 255, g: 214, b: 130, a: 1 },
        ...[0, 2.1, 4.2].map((angle) => ellipse(polar(spot, radius * 0.028, angle), radius * 0.011)),
      ),
    ]),
    glints(
      cheese.map(([spot, size]) => [spot, size * 0.55] as const),
      0.8,
    ),
    stroked(withAlpha({ r: 70, g: 26, b: 10, a: 1 }, 0.5), radius * 0.012, ...cuts),
    ...spread(random, 6, 0.56).flatMap(({ x, y }) => herbLeaves(random, at(x, y), radius * 0.17, 2)),
    glow(at(-0.4, -0.44), radius * 0.6, withAlpha(WHITE, 0.18)),
  ];
};

/** Three tacos side by side with lime. */
export const tacos: Filling = (random, middle, radius) => {
  const turn = -0.5;
  const board = placeIn(middle, radius, turn);
  const one = (down: number, x: number): readonly SceneNode[] => {
    const at = (px: number, py: number) => board(x + px, down + py);
    const half = (low: number, high: number) =>
      smoothShape([
        at(-0.66, low),
        at(-0.6, low - high * 0.5),
        at(-0.4, low - high * 0.86),
        at(0, low - high),
        at(0.4, low - high * 0.86),
        at(0.6, low - high * 0.5),
        at(0.66, low),
        at(0.3, low + 0.06),
        at(-0.3, low + 0.06),
      ]);
    const tone = { r: 240, g: 194, b: 108, a: 1 };
    const scatter = (count: number, size: number, tones: readonly Rgba[], rise: number) =>
      Array.from({ length: count }, (_, index): SceneNode => {
        const px = -0.5 + (index / (count - 1)) * 1.0 + between(random, -0.03, 0.03);
        const spot = at(px, -0.34 * Math.sqrt(Math.max(0, 1 - (px / 0.68) ** 2)) - rise + between(random, -0.03, 0.05));
        const own = radius * size * between(random, 0.8, 1.25);
        return rounded(lump(random, spot, own, 0.3, 0.75), spot, own, tones[index % tones.length] ?? tone, 0.4);
      });
    const front = half(0.14, 0.42);
    const spots = Array.from({ length: 15 }, () =>
      lump(random, at(between(random, -0.45, 0.45), between(random, -0.14, 0.14)), radius * between(random, 0.012, 0.035), 0.4),
    );
    return [
      under(radius * 0.05, 0.5, half(0.14, 0.5)),
      rounded(half(0.06, 0.52), at(0, -0.2), radius * 0.6, mixColours(tone, BROWN, 0.16), 0.4),
      ...scatter(
        12,
        0.09,
        [
          { r: 108, g: 160, b: 62, a: 1 },
          { r: 168, g: 206, b: 96, a: 1 },
        ],
        0.06,
      ),
      ...scatter(
        11,
        0.085,
        [
          { r: 142, g: 70, b: 36, a: 1 },
          { r: 110, g: 50, b: 24, a: 1 },
          { r: 176, g: 96, b: 50, a: 1 },
        ],
        0.0,
      ),
      ...scatter(
        7,
        0.05,
        [
          { r: 224, g: 54, b: 34, a: 1 },
          { r: 250, g: 220, b: 200, a: 1 },
          { r: 196, g: 60, b: 120, a: 1 },
        ],
        0.05,
      ),
      ...scatter(
        6,
        0.045,
        [
          { r: 255, g: 246, b: 226, a: 1 },
          { r: 224, g: 54, b: 34, a: 1 },
        ],
        0.0,
      ),
      under(radius * -0.02, 0.4, front),
      painted(linearPaint(at(-0.2, -0.3), at(0.2, 0.2), [mixColours(tone, WHITE, 0.36), tone, mixColours(tone, BROWN, 0.36)]), front),
      clipped(front, [
        filled(withAlpha({ r: 160, g: 90, b: 34, a: 1 }, 0.42), ...spots),
        stroked(
          withAlpha(WHITE, 0.5),
          radius * 0.024,
          smoothLine([at(-0.56, -0.02), at(-0.36, -0.2), at(0, -0.27), at(0.36, -0.2), at(0.56, -0.02)]),
        ),
      ]),
      ...choppedHerbs(random, at(0, -0.24), radius * 0.3, 7),
    ];
  };
  return [
    ...one(-0.42, -0.06),
    ...one(0.06, 0.06),
    ...one(0.54, -0.06),
    ...citrusWedge(board(0.78, -0.44), radius * 0.17, 0.4, LIME),
    ...citrusWedge(board(-0.82, 0.08), radius * 0.16, 2.6, LIME),
    ...herbLeaves(random, board(0.72, 0.36), radius * 0.19, 4),
  ];
};

/** A stack of pancakes with butter, syrup and berries. */
export const pancakes: Filling = (random, middle, radius, colours) => {
  const berry = mixColours({ r: 66, g: 70, b: 128, a: 1 }, colours.accent, 0.08);
  const at = placeIn(middle, radius);
  const cake = (x: number, y: number, size: number): readonly SceneNode[] => {
    const spot = at(x, y);
    const [rim, face] = [lump(random, spot, radius * size, 0.02), lump(random, spot, radius * size * 0.92, 0.03)];
    return [
      under(radius * 0.04, 0.5, rim),
      rounded(rim, spot, radius * size, { r: 250, g: 218, b: 146, a: 1 }, 0.24),
      shadowOf(
        [filled({ r: 196, g: 118, b: 44, a: 1 }, face)],
        withAlpha({ r: 170, g: 92, b: 30, a: 1 }, 0.8),
        { x: 0, y: 0 },
        radius * 0.02,
      ),
      painted(
        radialPaint(at(x - 0.2, y - 0.24), radius * size * 1.4, [
          { r: 240, g: 178, b: 92, a: 1 },
          { r: 208, g: 128, b: 50, a: 1 },
          { r: 154, g: 82, b: 26, a: 1 },
        ]),
        face,
      ),
    ];
  };
  const pores = Array.from({ length: 60 }, () =>
    ellipse(polar(at(-0.08, -0.12), radius * 0.56 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.006, 0.016)),
  );
  // The syrup runs over the edge in a few places.
  const pool = lump(random, at(-0.08, -0.1), radius * 0.5, 0.07);
  const syrup = [
    pool,
    ...[0.5, 1.5, 2.5, 4, 5.4].map((angle) => {
      const start = polar(at(-0.08, -0.1), radius * 0.36, angle);
      const long = radius * between(random, 0.3, 0.42);
      const own = (share: number, out: number) => polar(polar(start, long * share, angle), radius * out, angle + 1.5708);
      return smoothShape([
        own(0, 0.2),
        own(0.35, 0.12),
        own(0.6, 0.07),
        own(0.85, 0.075),
        own(1, 0),
        own(0.85, -0.075),
        own(0.6, -0.07),
        own(0.35, -0.12),
        own(0, -0.2),
      ]);
    }),
  ];
  const pat = polygon([at(-0.26, -0.12), at(-0.02, -0.3), at(0.16, -0.1), at(-0.08, 0.08)]);
  const side = polygon([at(-0.26, -0.12), at(-0.08, 0.08), at(-0.08, 0.15), at(-0.26, -0.05)]);
  const front = polygon([at(-0.08, 0.08), at(0.16, -0.1), at(0.16, -0.03), at(-0.08, 0.15)]);
  const berries = [
    ...spread(random, 9, 0.2).map(({ x, y }) => at(x + 0.5, y + 0.52)),
    ...spread(random, 5, 0.13).map(({ x, y }) => at(x - 0.62, y + 0.54)),
    at(0.26, -0.42),
    at(0.36, -0.3),
    at(-0.44, 0.2),
  ];
  const raspberries = [at(0.24, 0.66), at(0.74, 0.3), at(-0.46, 0.7), at(0.3, -0.26)];
  return [
    ...cake(0.14, 0.2, 0.72),
    ...cake(0.0, 0.1, 0.74),
    ...cake(0.06, 0.0, 0.72),
    ...cake(-0.08, -0.1, 0.74),
    filled(withAlpha({ r: 140, g: 74, b: 24, a: 1 }, 0.5), ...pores),
    under(radius * 0.015, 0.4, ...syrup),
    painted(
      radialPaint(at(-0.24, -0.3), radius * 0.95, [
        { r: 232, g: 140, b: 40, a: 1 },
        { r: 176, g: 86, b: 18, a: 1 },
        { r: 120, g: 48, b: 10, a: 1 },
      ]),
      ...syrup,
    ),
    stroked(
      withAlpha({ r: 255, g: 228, b: 170, a: 1 }, 0.8),
      radius * 0.018,
      smoothLine([at(-0.5, -0.24), at(-0.42, -0.36), at(-0.28, -0.44)]),
      smoothLine([at(0.2, 0.12), at(0.3, 0.04), at(0.34, -0.06)]),
    ),
    under(radius * 0.03, 0.5, pat),
    filled({ r: 255, g: 236, b: 150, a: 1 }, pat),
    filled({ r: 240, g: 204, b: 96, a: 1 }, side),
    filled({ r: 226, g: 182, b: 74, a: 1 }, front),
    glow(at(-0.12, -0.16), radius * 0.14, withAlpha(WHITE, 0.7)),
    under(radius * 0.03, 0.5, ...[...berries, ...raspberries].map((spot) => ellipse(spot, radius * 0.07))),
    ...berries.flatMap((spot) => [
      rounded(ellipse(spot, radius * 0.074), spot, radius * 0.074, berry, 0.4),
      filled(mixColours(berry, BLACK, 0.5), ellipse(polar(spot, radius * 0.02, 1), radius * 0.016)),
    ]),
    ...raspberries.flatMap((spot) =>
      Array.from({ length: 9 }, (_, index) => {
        const bead = polar(spot, index === 0 ? 0 : radius * 0.05, index * 0.785);
        return rounded(ellipse(bead, radius * 0.034), bead, radius * 0.034, { r: 206, g: 36, b: 62, a: 1 }, 0.4);
      }),
    ),
    glints(
      berries.map((spot) => [spot, radius * 0.042] as const),
      0.6,
    ),
    ...herbLeaves(random, at(0.64, 0.5), radius * 0.17, 3),
  ];
};
