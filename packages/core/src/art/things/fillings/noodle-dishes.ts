import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { choppedHerbs, glints, HERB, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const WHEAT: Rgba = { r: 246, g: 206, b: 122, a: 1 };
const BROTH: Rgba = { r: 206, g: 122, b: 44, a: 1 };
const TOMATO: Rgba = { r: 204, g: 48, b: 28, a: 1 };
const PORK: Rgba = { r: 214, g: 146, b: 108, a: 1 };

/** Skeins of noodles, the dark ones undermost. @param nests middles of the skeins, and their reach. */
function skeins(random: Random, nests: readonly (readonly [Point, number])[], thick: number): readonly SceneNode[] {
  const strands = (count: number): readonly Path[] =>
    nests.flatMap(([middle, reach]) =>
      Array.from({ length: count }, () => {
        const from = random() * 6.28;
        const out = reach * Math.sqrt(between(random, 0.02, 1));
        const sway = between(random, 0.04, 0.16);
        return smoothLine(
          Array.from({ length: 8 }, (_, step) => polar(middle, out * (1 + sway * Math.sin(step * 1.1 + from)), from + step * 0.36)),
        );
      }),
    );
  return [0, 1, 2].flatMap((layer): readonly SceneNode[] => {
    const lines = strands(22 - layer * 4);
    const tone = mixColours(WHEAT, layer === 0 ? { r: 150, g: 80, b: 20, a: 1 } : WHITE, layer === 0 ? 0.34 : layer * 0.12);
    return [
      stroked(withAlpha({ r: 110, g: 54, b: 12, a: 1 }, 0.75), thick * 1.36, ...lines),
      stroked(tone, thick, ...lines),
      stroked(withAlpha(WHITE, 0.3), thick * 0.28, ...lines),
    ];
  });
}

/** Ramen: noodles in broth with halves of an egg, slices of pork, a sheet of nori and spring onions. */
export const ramen: Filling = (random, middle, radius, colours) => {
  const broth = mixColours(BROTH, colours.accent, 0.06);
  const at = placeIn(middle, radius, between(random, -0.4, 0.4));
  const beads = spread(random, 34, 0.93).map(({ x, y }) => [at(x, y), radius * between(random, 0.012, 0.04)] as const);
  const nori = polygon([at(0.34, -1.02), at(0.94, -0.62), at(0.62, -0.16), at(0.12, -0.52)]);
  const rings = spread(random, 26, 0.3).map(({ x, y }) => at(x * 1.2 + 0.06, y + 0.16));
  const bamboo = [0, 1, 2, 3].map((index) =>
    polygon([at(-0.2 + index * 0.1, 0.46), at(-0.12 + index * 0.1, 0.44), at(-0.02 + index * 0.1, 0.86), at(-0.1 + index * 0.1, 0.9)]),
  );
  return [
    painted(
      radialPaint(at(-0.2, -0.2), radius * 1.25, [
        mixColours(broth, { r: 255, g: 206, b: 120, a: 1 }, 0.45),
        broth,
        mixColours(broth, { r: 80, g: 30, b: 6, a: 1 }, 0.6),
      ]),
      ellipse(middle, radius),
    ),
    stroked(withAlpha({ r: 255, g: 224, b: 150, a: 1 }, 0.55), radius * 0.008, ...beads.map(([spot, size]) => ellipse(spot, size))),
    ...skeins(
      random,
      [
        [at(-0.06, 0.06), radius * 0.66],
        [at(0.3, 0.3), radius * 0.46],
      ],
      radius * 0.045,
    ),
    // The nori leans on the rim, and the broth darkens its lower edge.
    filled(withAlpha({ r: 40, g: 14, b: 4, a: 1 }, 0.35), polygon([at(0.3, -0.94), at(0.92, -0.52), at(0.64, -0.06), at(0.1, -0.44)])),
    painted(
      linearPaint(at(0.4, -0.9), at(0.5, -0.2), [
        { r: 54, g: 74, b: 56, a: 1 },
        { r: 26, g: 40, b: 34, a: 1 },
        { r: 14, g: 22, b: 20, a: 1 },
      ]),
      nori,
    ),
    stroked(
      withAlpha({ r: 150, g: 180, b: 140, a: 1 }, 0.3),
      radius * 0.008,
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        smoothLine([at(0.34 + share * 0.56, -1 + share * 0.4), at(0.14 + share * 0.48, -0.5 + share * 0.34)]),
      ),
    ),
    ...[
      [-0.5, -0.36, 0.34, 0.3],
      [-0.62, 0.04, 0.31, 1.2],
    ].flatMap(([x = 0, y = 0, size = 0, turn = 0]) => pork(random, at(x, y), radius * size, turn)),
    under(radius * 0.02, 0.4, ...bamboo),
    filled({ r: 226, g: 178, b: 98, a: 1 }, ...bamboo),
    ...egg(random, at(-0.02, -0.5), radius * 0.26),
    ...egg(random, at(-0.46, 0.48), radius * 0.25),
    ...fishCake(at(0.6, 0.26), radius * 0.2),
    under(radius * 0.012, 0.4, ...rings.map((ring) => ellipse(ring, radius * 0.04))),
    stroked({ r: 92, g: 150, b: 58, a: 1 }, radius * 0.022, ...rings.map((ring) => ellipse(ring, radius * 0.034, radius * 0.03))),
    stroked(
      { r: 206, g: 232, b: 150, a: 1 },
      radius * 0.012,
      ...rings.slice(0, 16).map((ring) => ellipse(ring, radius * 0.02, radius * 0.018)),
    ),
    ...choppedHerbs(random, at(0.3, 0.4), radius * 0.4, 12),
    glow(at(-0.46, -0.6), radius * 0.4, withAlpha(WHITE, 0.26)),
  ];
};

/** Half of an egg with a soft yolk. */
export function egg(random: Random, at: Point, size: number): readonly SceneNode[] {
  const turn = random() * 6.28;
  const place = placeIn(at, size, turn);
  const white = smoothShape([
    place(-0.92, 0),
    place(-0.6, -0.62),
    place(0.1, -0.74),
    place(0.8, -0.46),
    place(1.06, 0),
    place(0.8, 0.46),
    place(0.1, 0.74),
    place(-0.6, 0.62),
  ]);
  const yolk = place(-0.12, 0);
  return [
    under(size * 0.12, 0.5, white),
    rounded(white, at, size * 1.2, { r: 252, g: 246, b: 234, a: 1 }, 0.12),
    stroked(withAlpha({ r: 186, g: 130, b: 76, a: 1 }, 0.7), size * 0.04, white),
    painted(
      radialPaint({ x: yolk.x - size * 0.12, y: yolk.y - size * 0.14 }, size * 0.56, [
        { r: 255, g: 206, b: 70, a: 1 },
        { r: 248, g: 158, b: 26, a: 1 },
        { r: 226, g: 110, b: 14, a: 1 },
      ]),
      ellipse(yolk, size * 0.44),
    ),
    glints([[yolk, size * 0.26]], 0.85),
  ];
}

/** A slice of rolled pork. */
function pork(random: Random, at: Point, size: number, turn: number): readonly SceneNode[] {
  const slice = lump(random, at, size, 0.05, 0.86, turn);
  const spiral = smoothLine(Array.from({ length: 22 }, (_, index) => polar(at, size * (0.12 + index * 0.03), turn + index * 0.42)));
  return [
    under(size * 0.1, 0.5, slice),
    rounded(slice, at, size, PORK, 0.3),
    clipped(slice, [
      stroked(withAlpha({ r: 255, g: 230, b: 206, a: 1 }, 0.9), size * 0.12, spiral),
      stroked(withAlpha({ r: 150, g: 84, b: 56, a: 1 }, 0.5), size * 0.03, spiral),
      stroked({ r: 116, g: 54, b: 26, a: 1 }, size * 0.16, slice),
    ]),
    glow({ x: at.x - size * 0.3, y: at.y - size * 0.36 }, size * 0.5, withAlpha(WHITE, 0.4)),
  ];
}

/** A slice of fish cake with a pink curl. */
function fishCake(at: Point, size: number): readonly SceneNode[] {
  const round = smoothShape(Array.from({ length: 24 }, (_, index) => polar(at, size * (index % 2 ? 1 : 0.9), (index / 24) * 6.2832)));
  return [
    under(size * 0.14, 0.45, round),
    rounded(round, at, size, { r: 252, g: 248, b: 240, a: 1 }, 0.12),
    stroked(
      { r: 236, g: 108, b: 136, a: 1 },
      size * 0.15,
      smoothLine(Array.from({ length: 13 }, (_, index) => polar(at, size * (0.06 + index * 0.05), index * 0.56))),
    ),
  ];
}

/** A nest of spaghetti with tomato sauce, basil and shavings of cheese. */
export const pasta: Filling = (random, middle, radius, colours) => {
  const sauce = mixColours(TOMATO, colours.accent, 0.12);
  const at = placeIn(middle, radius, random() * 6.28);
  const pool = lump(random, at(0.02, 0), radius * 0.5, 0.16, 0.9);
  const nest = lump(random, middle, radius * 0.82, 0.05);
  const chunks = spread(random, 15, 0.4).map(({ x, y }) => {
    const [spot, size] = [at(x, y), radius * between(random, 0.06, 0.12)];
    return { spot, size, path: lump(random, spot, size, 0.26, 0.8) };
  });
  const balls = [
    [-0.12, -0.2],
    [0.24, 0.06],
    [-0.16, 0.24],
  ].map(([x = 0, y = 0]) => at(x, y));
  const shavings = spread(random, 11, 0.62).map(({ x, y }) => shaving(at(x, y), radius * between(random, 0.1, 0.17), random() * 6.28));
  return [
    under(radius * 0.04, 0.4, nest),
    rounded(nest, middle, radius * 0.82, { r: 206, g: 140, b: 54, a: 1 }, 0.3),
    ...skeins(
      random,
      [
        [middle, radius * 0.8],
        [at(0.3, 0.24), radius * 0.4],
        [at(-0.34, 0.1), radius * 0.36],
        [at(0.04, -0.36), radius * 0.38],
      ],
      radius * 0.036,
    ),
    under(radius * 0.025, 0.45, pool),
    rounded(pool, at(0, 0), radius * 0.5, sauce, 0.4),
    ...chunks.map(({ path, spot, size }, index) =>
      rounded(path, spot, size, mixColours(sauce, index % 3 ? { r: 250, g: 120, b: 50, a: 1 } : BLACK, 0.2), 0.4),
    ),
    under(radius * 0.04, 0.55, ...balls.map((spot) => ellipse(spot, radius * 0.17))),
    ...balls.map((spot) => rounded(lump(random, spot, radius * 0.175, 0.06), spot, radius * 0.175, { r: 132, g: 66, b: 34, a: 1 }, 0.46)),
    ...balls.flatMap((spot) =>
      Array.from({ length: 9 }, () =>
        filled(withAlpha(seared(random), 0.5), lump(random, polar(spot, radius * 0.13 * random(), random() * 6.28), radius * 0.02, 0.4)),
      ),
    ),
    glints(
      [...chunks.slice(0, 9).map(({ spot, size }) => [spot, size * 0.6] as const), ...balls.map((spot) => [spot, radius * 0.1] as const)],
      0.6,
    ),
    under(radius * 0.012, 0.4, ...shavings),
    filled({ r: 255, g: 240, b: 196, a: 1 }, ...shavings),
    ...choppedHerbs(random, middle, radius * 0.7, 30),
    ...herbLeaves(random, at(0.04, 0.02), radius * 0.26, 4),
    ...herbLeaves(random, at(-0.44, 0.36), radius * 0.16, 3),
    filled(mixColours(HERB, BLACK, 0.2), ellipse(at(0.04, 0.02), radius * 0.02)),
    glow({ x: middle.x - radius * 0.4, y: middle.y - radius * 0.42 }, radius * 0.5, withAlpha(WHITE, 0.2)),
  ];
};

/** The tones of what browns on a meatball. */
function seared(random: Random): Rgba {
  return random() < 0.5 ? { r: 70, g: 28, b: 12, a: 1 } : { r: 206, g: 132, b: 76, a: 1 };
}

/** A curl of hard cheese. */
function shaving(at: Point, long: number, angle: number): Path {
  const place = placeIn(at, long, angle);
  return smoothShape([place(-0.6, 0.1), place(-0.2, -0.16), place(0.4, -0.12), place(0.62, 0.08), place(0.2, 0.06), place(-0.2, 0.16)]);
}
