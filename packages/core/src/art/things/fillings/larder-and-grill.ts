import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { choppedHerbs, citrusWedge, glints, grains, herbLeaves, lump, placeIn, rounded, spread, twig, under } from './food-parts.ts';
import { mussel, prawn } from './rice-dishes.ts';

const BUN: Rgba = { r: 224, g: 148, b: 66, a: 1 };
const BROWN: Rgba = { r: 92, g: 42, b: 20, a: 1 };

/** Two burgers with chips. */
export const burger: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const chips = Array.from({ length: 15 }, (_, index) => {
    const spot = at(0.42 + between(random, -0.28, 0.3), 0.5 + between(random, -0.24, 0.22));
    const angle = between(random, -1.2, 1.2);
    const place = placeIn(spot, radius, angle);
    return {
      path: polygon([place(-0.2, -0.035), place(0.2, -0.035), place(0.2, 0.035), place(-0.2, 0.035)]),
      tone: index % 2 ? { r: 246, g: 196, b: 92, a: 1 } : { r: 232, g: 170, b: 62, a: 1 },
    };
  });
  return [
    ...chips.flatMap(({ path, tone }) => [
      under(radius * 0.02, 0.4, path),
      filled(tone, path),
      stroked(withAlpha({ r: 255, g: 236, b: 170, a: 1 }, 0.6), radius * 0.008, path),
    ]),
    ...oneBurger(random, at(0.34, -0.34), radius * 0.4),
    ...oneBurger(random, at(-0.34, 0.14), radius * 0.47),
    ...herbLeaves(random, at(-0.58, -0.6), radius * 0.2, 4),
  ];
};

/** A burger from above and before: its layers show under the bun. */
function oneBurger(random: Random, at: Point, size: number): readonly SceneNode[] {
  const disc = (down: number, share: number, rough = 0.02) => lump(random, { x: at.x, y: at.y + down * size }, size * share, rough, 0.8, 0);
  const frill = smoothShape(
    Array.from({ length: 40 }, (_, index) => {
      const angle = (index / 40) * 6.2832;
      const out = size * (index % 2 ? 1.12 : 0.98) * between(random, 0.97, 1.04);
      return { x: at.x + out * Math.cos(angle), y: at.y + size * 0.24 + out * 0.8 * Math.sin(angle) };
    }),
  );
  const cheese = polygon([
    { x: at.x - size * 1.02, y: at.y + size * 0.3 },
    { x: at.x - size * 0.2, y: at.y - size * 0.4 },
    { x: at.x + size * 1.04, y: at.y + size * 0.34 },
    { x: at.x + size * 0.2, y: at.y + size * 1.22 },
  ]);
  const seeds = Array.from({ length: 30 }, () => {
    const angle = random() * 6.28;
    const out = size * 0.74 * Math.sqrt(random());
    return leaf(
      { x: at.x + out * Math.cos(angle), y: at.y - size * 0.08 + out * 0.76 * Math.sin(angle) },
      size * 0.085,
      random() * 6.28,
      0.5,
    );
  });
  const top = disc(-0.06, 1);
  return [
    under(size * 0.16, 0.55, disc(0.66, 0.98)),
    rounded(disc(0.66, 0.98), at, size * 1.3, BUN, 0.4),
    under(size * 0.05, 0.5, disc(0.5, 1.02)),
    rounded(disc(0.5, 1.04, 0.04), { x: at.x, y: at.y + size * 0.5 }, size, { r: 112, g: 56, b: 30, a: 1 }, 0.46),
    rounded(cheese, at, size * 1.3, { r: 250, g: 188, b: 50, a: 1 }, 0.28),
    rounded(disc(0.34, 1), at, size * 1.2, { r: 214, g: 50, b: 34, a: 1 }, 0.4),
    under(size * 0.04, 0.4, frill),
    rounded(frill, at, size * 1.2, { r: 134, g: 182, b: 70, a: 1 }, 0.42),
    under(size * 0.1, 0.5, top),
    painted(
      radialPaint({ x: at.x - size * 0.34, y: at.y - size * 0.42 }, size * 1.6, [
        { r: 255, g: 220, b: 150, a: 1 },
        { r: 236, g: 168, b: 84, a: 1 },
        BUN,
        mixColours(BUN, BROWN, 0.6),
      ]),
      top,
    ),
    under(size * 0.02, 0.4, ...seeds),
    filled({ r: 255, g: 240, b: 206, a: 1 }, ...seeds),
    glow({ x: at.x - size * 0.34, y: at.y - size * 0.4 }, size * 0.46, withAlpha(WHITE, 0.5)),
  ];
}

/** Open jars of jam, lids and berries. */
export const jam: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.3, 0.3));
  const jars = [
    [-0.36, -0.34, 0.38, 0],
    [0.44, -0.22, 0.33, 1],
    [-0.02, 0.46, 0.36, 2],
  ] as const;
  const tones = [
    { r: 176, g: 24, b: 44, a: 1 },
    { r: 240, g: 140, b: 34, a: 1 },
    { r: 88, g: 28, b: 74, a: 1 },
  ] as const;
  const loose = [
    [-0.74, 0.28],
    [-0.62, 0.42],
    [-0.8, 0.46],
    [0.6, 0.36],
    [0.74, 0.26],
    [0.72, 0.46],
    [0.08, -0.8],
  ].map(([x = 0, y = 0]) => at(x, y));
  return [
    ...jars.flatMap(([x, y, share, kind]): readonly SceneNode[] => {
      const [spot, size] = [at(x, y), radius * share];
      const tone = tones[kind];
      const fruit = spread(random, 12, 0.6).map((bit) => ({ x: spot.x + bit.x * size, y: spot.y + bit.y * size }));
      return [
        under(size * 0.2, 0.5, ellipse(spot, size)),
        painted(
          linearPaint(polar(spot, size, -2.3), polar(spot, size, 0.8), [
            withAlpha(WHITE, 1),
            mixColours(tone, WHITE, 0.7),
            mixColours(tone, WHITE, 0.36),
          ]),
          ellipse(spot, size),
        ),
        stroked(withAlpha(WHITE, 0.9), size * 0.05, ellipse(spot, size * 0.97)),
        stroked(withAlpha(mixColours(tone, BLACK, 0.4), 0.4), size * 0.03, ellipse(spot, size * 0.88)),
        painted(
          radialPaint({ x: spot.x - size * 0.26, y: spot.y - size * 0.3 }, size * 1.2, [
            mixColours(tone, { r: 255, g: 120, b: 90, a: 1 }, 0.4),
            tone,
            mixColours(tone, BLACK, 0.55),
          ]),
          ellipse(spot, size * 0.83),
        ),
        ...fruit.map((bit) => rounded(lump(random, bit, size * 0.15, 0.2), bit, size * 0.15, mixColours(tone, WHITE, 0.1), 0.4)),
        glints(
          fruit.map((bit) => [bit, size * 0.09] as const),
          0.6,
        ),
        stroked(
          withAlpha(WHITE, 0.8),
          size * 0.05,
          smoothLine(Array.from({ length: 9 }, (_, index) => polar(spot, size * 0.72, -2.9 + index * 0.11))),
        ),
      ];
    }),
    ...spoonIn(at(-0.02, 0.46), at(0.62, 0.9), radius),
    ...loose.flatMap((spot, index) => [
      under(radius * 0.03, 0.5, ellipse(spot, radius * 0.08)),
      rounded(ellipse(spot, radius * 0.082), spot, radius * 0.082, tones[index < 3 ? 2 : 0], 0.44),
    ]),
    glints(loose.map((spot) => [spot, radius * 0.05] as const)),
    ...herbLeaves(random, at(0.7, 0.5), radius * 0.18, 3),
    ...herbLeaves(random, at(-0.8, 0.2), radius * 0.16, 2),
  ];
};

function spoonIn(from: Point, to: Point, radius: number): readonly SceneNode[] {
  const line = smoothLine([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - radius * 0.02 }, to]);
  return [
    stroked(
      withAlpha(BLACK, 0.35),
      radius * 0.06,
      smoothLine([
        { x: from.x + radius * 0.06, y: from.y + radius * 0.1 },
        { x: to.x + radius * 0.03, y: to.y + radius * 0.06 },
      ]),
    ),
    stroked({ r: 150, g: 144, b: 136, a: 1 }, radius * 0.055, line),
    stroked({ r: 236, g: 232, b: 224, a: 1 }, radius * 0.026, line),
  ];
}

/** Golden rice with nuts, peas and herbs. */
export const rice: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const nuts = spread(random, 13, 0.72).map(({ x, y }) => [at(x, y), random() * 6.28] as const);
  const kernels = nuts.map(([spot, turn]) =>
    smoothLine([polar(spot, radius * 0.075, turn), polar(spot, radius * 0.03, turn + 1.5), polar(spot, radius * 0.075, turn + 2.8)]),
  );
  const peas = spread(random, 26, 0.86).map(({ x, y }) => at(x, y));
  const onion = spread(random, 9, 0.5).map(({ x, y }) =>
    smoothLine(Array.from({ length: 6 }, (_, step) => polar(at(x, y), radius * 0.11, step * 0.5 + x * 9))),
  );
  return [
    painted(
      radialPaint(at(-0.2, -0.26), radius * 1.2, [
        { r: 255, g: 232, b: 164, a: 1 },
        { r: 240, g: 192, b: 96, a: 1 },
        { r: 190, g: 122, b: 46, a: 1 },
      ]),
      lump(random, middle, radius * 0.97, 0.02),
    ),
    clipped(ellipse(middle, radius * 0.98), [
      stroked({ r: 206, g: 140, b: 54, a: 1 }, radius * 0.02, ...grains(random, middle, radius * 0.95, 300, radius * 0.034)),
      stroked({ r: 252, g: 222, b: 142, a: 1 }, radius * 0.021, ...grains(random, middle, radius * 0.95, 360, radius * 0.035)),
      stroked({ r: 255, g: 248, b: 222, a: 1 }, radius * 0.02, ...grains(random, at(-0.06, -0.08), radius * 0.85, 220, radius * 0.034)),
    ]),
    stroked({ r: 112, g: 52, b: 20, a: 1 }, radius * 0.03, ...onion),
    stroked({ r: 176, g: 92, b: 36, a: 1 }, radius * 0.016, ...onion),
    stroked(withAlpha(BROWN, 0.45), radius * 0.075, ...kernels),
    stroked({ r: 246, g: 214, b: 160, a: 1 }, radius * 0.058, ...kernels),
    under(radius * 0.015, 0.4, ...peas.map((pea) => ellipse(pea, radius * 0.034))),
    ...peas.map((pea) => rounded(ellipse(pea, radius * 0.036), pea, radius * 0.036, { r: 122, g: 166, b: 60, a: 1 }, 0.4)),
    ...choppedHerbs(random, middle, radius * 0.84, 60),
    ...herbLeaves(random, at(0.06, -0.04), radius * 0.24, 5),
    ...citrusWedge(at(0.66, 0.5), radius * 0.19, 0.6),
    ...citrusWedge(at(0.4, 0.74), radius * 0.17, 1.2),
    glow(at(-0.4, -0.5), radius * 0.5, withAlpha(WHITE, 0.26)),
  ];
};

/** Prawns and mussels in a pan with garlic, herbs and lemon. */
export const seafood: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const places = spread(random, 32, 0.8).map(({ x, y }) => at(x, y));
  const garlic = spread(random, 22, 0.88).map(({ x, y }) => leaf(at(x, y), radius * 0.07, random() * 6.28, 0.55));
  return [
    painted(
      radialPaint(at(-0.2, -0.24), radius * 1.2, [
        { r: 246, g: 196, b: 104, a: 1 },
        { r: 206, g: 126, b: 48, a: 1 },
        { r: 120, g: 56, b: 20, a: 1 },
      ]),
      ellipse(middle, radius),
    ),
    stroked(
      withAlpha({ r: 255, g: 240, b: 190, a: 1 }, 0.5),
      radius * 0.009,
      ...spread(random, 40, 0.94).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.012, 0.04))),
    ),
    ...places.flatMap((spot, index) =>
      index % 3 === 0 ? mussel(random, spot, radius * 0.19, random() * 6.28) : prawn(spot, radius * 0.18, random() * 6.28),
    ),
    under(radius * 0.012, 0.4, ...garlic),
    filled({ r: 255, g: 240, b: 204, a: 1 }, ...garlic),
    ...choppedHerbs(random, middle, radius * 0.86, 70),
    ...[0.4, 2.4, 4.6].flatMap((angle) => citrusWedge(polar(middle, radius * 0.84, angle), radius * 0.18, angle)),
    ...twig(random, at(-0.5, 0.5), radius * 0.5, -0.3),
    glow(at(-0.4, -0.5), radius * 0.5, withAlpha(WHITE, 0.26)),
  ];
};
