import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { choppedHerbs, citrusSlice, glints, herbLeaves, lump, placeIn, rounded, twig, under } from './food-parts.ts';
import { chickenPiece, floret, potatoWedge } from './roasted-pieces.ts';
import { floorOfSquare, insideSquare } from './square-room.ts';

const CRUMB: Rgba = { r: 226, g: 164, b: 86, a: 1 };

/** Chicken, potatoes, carrots and broccoli on a sheet pan. */
export const traybake: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const pieces = [
    [-0.5, -0.5, 0.4],
    [0.42, -0.42, 2.4],
    [-0.1, 0.08, 1.1],
    [-0.56, 0.54, -0.4],
    [0.5, 0.5, 3.5],
  ] as const;
  const greens = [
    [-0.02, -0.62],
    [0.8, -0.02],
    [-0.82, 0.06],
    [0.06, 0.72],
    [0.84, 0.78],
    [-0.84, -0.84],
  ] as const;
  const free = insideSquare(
    random,
    34,
    0.86,
    [...pieces, ...greens].map(([x, y]) => ({ x, y })),
  );
  return [
    filled(
      withAlpha({ r: 150, g: 84, b: 30, a: 1 }, 0.35),
      ...insideSquare(random, 26, 0.9).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.03, 0.09), 0.3)),
    ),
    ...free.flatMap(({ x, y }, index): readonly SceneNode[] => {
      const spot = at(x, y);
      if (index % 3 === 0) return potatoWedge(random, spot, radius * between(random, 0.12, 0.15));
      const size = radius * (index % 3 === 1 ? 0.1 : 0.085);
      const tone = index % 3 === 1 ? { r: 238, g: 128, b: 36, a: 1 } : { r: 170, g: 54, b: 92, a: 1 };
      const path = lump(random, spot, size, 0.1, index % 3 === 1 ? 0.8 : 1);
      return [under(size * 0.2, 0.5, path), rounded(path, spot, size, tone, 0.44), glints([[spot, size * 0.6]], 0.6)];
    }),
    ...greens.flatMap(([x, y]) => floret(random, at(x, y), radius * 0.13)),
    ...citrusSlice(at(0.16, -0.34), radius * 0.14, 0.3),
    ...citrusSlice(at(-0.62, 0.16), radius * 0.13, 1.2),
    ...pieces.flatMap(([x, y, turn]) => chickenPiece(random, at(x, y), radius * 0.29, turn)),
    ...citrusSlice(at(0.24, 0.24), radius * 0.14, 2.1),
    ...twig(random, at(-0.3, -0.2), radius * 0.56, 0.4),
    ...twig(random, at(0.7, 0.16), radius * 0.5, 1.9),
    ...choppedHerbs(random, middle, radius * 0.86, 60),
    filled(withAlpha(WHITE, 0.85), ...insideSquare(random, 30, 0.85).map(({ x, y }) => ellipse(at(x, y), radius * 0.007))),
  ];
};

/** A crumble: golden crumbs over berries that bubble up between them, with a ball of ice cream. */
export const crumble: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const juice = { r: 134, g: 18, b: 52, a: 1 };
  const crumbs = insideSquare(random, 220, 0.88).map((spot) => ({ spot: at(spot.x, spot.y), size: radius * between(random, 0.06, 0.12) }));
  const berries = [
    [-0.86, -0.3],
    [-0.82, 0.5],
    [-0.2, 0.88],
    [0.5, 0.86],
    [0.88, 0.2],
    [0.86, -0.56],
    [0.2, -0.88],
    [-0.5, -0.86],
    [-0.3, 0.36],
    [0.46, -0.28],
  ].map(([x = 0, y = 0]) => at(x, y));
  const scoop = at(0.2, 0.1);
  const drops = [0.4, 1.3, 2.2, 3.4, 4.4, 5.5].map((angle) => polar(scoop, radius * between(random, 0.3, 0.36), angle));
  return [
    painted(radialPaint(middle, radius * 1.2, [{ r: 196, g: 44, b: 76, a: 1 }, juice, { r: 74, g: 8, b: 34, a: 1 }]), floorOfSquare(at)),
    stroked(
      withAlpha({ r: 255, g: 190, b: 200, a: 1 }, 0.6),
      radius * 0.008,
      ...insideSquare(random, 26, 0.93).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.014, 0.034))),
    ),
    under(radius * 0.03, 0.5, ...crumbs.map(({ spot, size }) => ellipse(spot, size * 0.9))),
    ...crumbs.map(({ spot, size }, index) =>
      rounded(
        lump(random, spot, size, 0.24, 0.85),
        spot,
        size,
        mixColours(CRUMB, index % 3 === 0 ? { r: 168, g: 96, b: 36, a: 1 } : { r: 250, g: 206, b: 130, a: 1 }, between(random, 0.1, 0.5)),
        0.44,
      ),
    ),
    under(radius * 0.02, 0.5, ...berries.map((spot) => ellipse(spot, radius * 0.075))),
    ...berries.map((spot, index) =>
      rounded(
        ellipse(spot, radius * 0.08),
        spot,
        radius * 0.08,
        index % 2 ? { r: 60, g: 40, b: 96, a: 1 } : { r: 190, g: 26, b: 60, a: 1 },
        0.46,
      ),
    ),
    glints(
      berries.map((spot) => [spot, radius * 0.05] as const),
      0.75,
    ),
    under(radius * 0.06, 0.5, ellipse(scoop, radius * 0.3)),
    rounded(lump(random, scoop, radius * 0.34, 0.16), scoop, radius * 0.36, { r: 252, g: 238, b: 208, a: 1 }, 0.16),
    ...drops.map((spot) => rounded(ellipse(spot, radius * 0.07), spot, radius * 0.09, { r: 252, g: 238, b: 208, a: 1 }, 0.14)),
    rounded(
      lump(random, { x: scoop.x - radius * 0.02, y: scoop.y - radius * 0.03 }, radius * 0.25, 0.06),
      scoop,
      radius * 0.28,
      { r: 255, g: 246, b: 224, a: 1 },
      0.2,
    ),
    stroked(
      withAlpha({ r: 214, g: 184, b: 130, a: 1 }, 0.5),
      radius * 0.012,
      smoothLine([polar(scoop, radius * 0.18, 0.2), polar(scoop, radius * 0.2, 0.9), polar(scoop, radius * 0.16, 1.7)]),
    ),
    ...herbLeaves(random, { x: scoop.x, y: scoop.y - radius * 0.05 }, radius * 0.16, 3),
    filled(
      withAlpha(WHITE, 0.8),
      ...insideSquare(random, 60, 0.86).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.004, 0.009))),
    ),
    glow(at(-0.46, -0.5), radius * 0.5, withAlpha({ r: 255, g: 240, b: 200, a: 1 }, 0.3)),
  ];
};

/** A baked lasagna: browned cheese over tomato sauce that bubbles at the edges, with basil. */
export const lasagna: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const cheese = insideSquare(random, 34, 0.74).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.14, 0.24), 0.24));
  const browned = insideSquare(random, 46, 0.74).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.02, 0.085), 0.35));
  const sauce = insideSquare(random, 60, 0.95).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.03, 0.08), 0.3));
  return [
    painted(
      radialPaint(middle, radius * 1.2, [
        { r: 226, g: 92, b: 44, a: 1 },
        { r: 184, g: 46, b: 22, a: 1 },
        { r: 96, g: 18, b: 8, a: 1 },
      ]),
      floorOfSquare(at),
    ),
    filled(withAlpha({ r: 122, g: 24, b: 10, a: 1 }, 0.5), ...sauce),
    under(radius * 0.03, 0.45, ...cheese),
    filled({ r: 250, g: 214, b: 120, a: 1 }, ...cheese),
    filled(
      { r: 255, g: 234, b: 176, a: 1 },
      ...insideSquare(random, 26, 0.7).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.08, 0.16), 0.26)),
    ),
    shadowOf(
      [filled({ r: 176, g: 88, b: 26, a: 1 }, ...browned)],
      withAlpha({ r: 160, g: 74, b: 20, a: 1 }, 0.75),
      { x: 0, y: 0 },
      radius * 0.018,
    ),
    filled(
      withAlpha({ r: 110, g: 44, b: 12, a: 1 }, 0.6),
      ...insideSquare(random, 18, 0.7).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.012, 0.03), 0.3)),
    ),
    stroked(
      withAlpha({ r: 255, g: 244, b: 214, a: 1 }, 0.75),
      radius * 0.009,
      ...insideSquare(random, 30, 0.9).map(({ x, y }) => ellipse(at(x, y), radius * between(random, 0.012, 0.03))),
    ),
    filled(
      { r: 255, g: 244, b: 212, a: 1 },
      ...insideSquare(random, 60, 0.7).map(({ x, y }) => leaf(at(x, y), radius * 0.045, random() * 6.28, 0.22)),
    ),
    ...herbLeaves(random, at(-0.1, -0.06), radius * 0.26, 5),
    ...herbLeaves(random, at(0.5, 0.46), radius * 0.17, 3),
    glow(at(-0.4, -0.46), radius * 0.5, withAlpha({ r: 255, g: 246, b: 214, a: 1 }, 0.4)),
  ];
};
