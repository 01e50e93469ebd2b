import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { choppedHerbs, citrusWedge, glints, grains, HERB, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const SAFFRON: Rgba = { r: 240, g: 178, b: 50, a: 1 };
const PRAWN: Rgba = { r: 240, g: 122, b: 72, a: 1 };
const PEPPER: Rgba = { r: 206, g: 44, b: 34, a: 1 };
const SHELL: Rgba = { r: 38, g: 40, b: 58, a: 1 };
const CURRY: Rgba = { r: 214, g: 118, b: 36, a: 1 };

/** Saffron rice with prawns, mussels, peppers, peas and wedges of lemon. */
export const paella: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const turn = random() * 6.28;
  const ring = (count: number, out: number, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      angle: turn + from + (index / count) * 6.2832,
      at: polar(middle, radius * out, turn + from + (index / count) * 6.2832),
    }));
  const peas = spread(random, 34, 0.9).map(({ x, y }) => at(x, y));
  const strips = ring(7, 0.42, 0.3).map(({ angle, at: spot }) => {
    const lie = angle + between(random, 0.6, 2.4);
    return smoothLine([polar(spot, radius * 0.14, lie), polar(spot, radius * 0.03, lie + 1.2), polar(spot, radius * 0.14, lie + 3)]);
  });
  return [
    painted(
      radialPaint(at(-0.2, -0.24), radius * 1.3, [mixColours(SAFFRON, WHITE, 0.24), SAFFRON, { r: 196, g: 112, b: 28, a: 1 }]),
      ellipse(middle, radius),
    ),
    stroked({ r: 186, g: 106, b: 24, a: 1 }, radius * 0.022, ...grains(random, middle, radius * 0.95, 260, radius * 0.03)),
    stroked({ r: 250, g: 202, b: 84, a: 1 }, radius * 0.022, ...grains(random, middle, radius * 0.96, 300, radius * 0.03)),
    stroked({ r: 255, g: 230, b: 150, a: 1 }, radius * 0.018, ...grains(random, at(-0.1, -0.12), radius * 0.84, 150, radius * 0.026)),
    under(radius * 0.02, 0.4, ...peas.map((pea) => ellipse(pea, radius * 0.036))),
    ...peas.map((pea) => rounded(ellipse(pea, radius * 0.038), pea, radius * 0.038, { r: 118, g: 164, b: 56, a: 1 }, 0.4)),
    stroked(mixColours(PEPPER, BLACK, 0.4), radius * 0.062, ...strips),
    stroked(PEPPER, radius * 0.048, ...strips),
    stroked(withAlpha({ r: 255, g: 176, b: 140, a: 1 }, 0.7), radius * 0.012, ...strips),
    ...ring(6, 0.72, 0).flatMap(({ angle, at: spot }) => mussel(random, spot, radius * 0.17, angle + between(random, -0.5, 0.5))),
    ...ring(6, 0.66, 0.52).flatMap(({ angle, at: spot }) => prawn(spot, radius * 0.165, angle + between(random, 1.2, 1.9))),
    ...prawn(polar(middle, radius * 0.16, turn), radius * 0.18, turn + 0.4),
    ...prawn(polar(middle, radius * 0.2, turn + 3), radius * 0.17, turn + 3.3),
    ...choppedHerbs(random, middle, radius * 0.86, 46),
    ...ring(4, 0.93, 0.26).flatMap(({ angle, at: spot }) => citrusWedge(spot, radius * 0.16, angle)),
    glow(at(-0.42, -0.46), radius * 0.6, withAlpha({ r: 255, g: 240, b: 200, a: 1 }, 0.3)),
  ];
};

/** A cooked prawn that has curled. */
export function prawn(at: Point, size: number, turn: number): readonly SceneNode[] {
  const steps = Array.from({ length: 12 }, (_, index) => index / 11);
  const angleOf = (share: number) => turn + share * 4.1;
  const breadth = (share: number) => size * 0.62 * (share < 0.18 ? 0.7 + share * 1.7 : 1 - (share - 0.18) * 0.72);
  const out = (share: number, side: number) => polar(at, size * 0.72 + (side * breadth(share)) / 2, angleOf(share));
  const body = smoothShape([...steps.map((share) => out(share, 1)), ...steps.toReversed().map((share) => out(share, -1))]);
  const tip = out(1, 0);
  const heading = angleOf(1) + 1.5708;
  const tail = [-0.55, 0, 0.55].map((open) => leaf(tip, size * 0.55, heading + open, 0.44));
  const bands = [0.24, 0.38, 0.52, 0.66, 0.8].map((share) => smoothLine([out(share, -0.96), out(share + 0.03, 0), out(share, 0.96)]));
  const head = out(0, 0);
  const feelers = [0.1, 0.45].map((open) =>
    smoothLine([head, polar(head, size * 0.7, turn - 1.3 - open), polar(head, size * 1.15, turn - 0.7 - open * 2)]),
  );
  return [
    under(size * 0.14, 0.5, body, ...tail),
    stroked(mixColours(PRAWN, BLACK, 0.25), size * 0.035, ...feelers),
    filled(mixColours(PRAWN, PEPPER, 0.5), ...tail),
    painted(
      radialPaint(at, size * 1.1, [
        { r: 255, g: 226, b: 196, a: 1 },
        { r: 255, g: 206, b: 168, a: 1 },
        PRAWN,
        mixColours(PRAWN, PEPPER, 0.5),
      ]),
      body,
    ),
    stroked(withAlpha(mixColours(PRAWN, PEPPER, 0.55), 0.9), size * 0.075, ...bands),
    stroked(withAlpha(WHITE, 0.6), size * 0.05, smoothLine([0.3, 0.45, 0.6].map((share) => out(share, 0.5)))),
    filled(BLACK, ellipse(out(0.06, 0.3), size * 0.06)),
  ];
}

/** An open mussel. */
export function mussel(random: Random, hinge: Point, size: number, angle: number): readonly SceneNode[] {
  const shell = (share: number) => {
    const place = placeIn(hinge, size * share, angle);
    return smoothShape([
      place(-1, 0),
      place(-0.5, -0.42),
      place(0.3, -0.56),
      place(0.95, -0.3),
      place(1.06, 0.12),
      place(0.6, 0.48),
      place(-0.2, 0.42),
    ]);
  };
  const meat = polar(hinge, size * 0.16, angle);
  return [
    under(size * 0.16, 0.5, shell(1)),
    rounded(shell(1), hinge, size, SHELL, 0.3),
    filled({ r: 176, g: 184, b: 204, a: 1 }, shell(0.84)),
    filled(withAlpha({ r: 92, g: 98, b: 138, a: 1 }, 0.6), shell(0.74)),
    rounded(lump(random, meat, size * 0.5, 0.14, 0.62, angle), meat, size * 0.5, { r: 240, g: 152, b: 60, a: 1 }, 0.34),
    glints([[meat, size * 0.26]], 0.8),
  ];
}

/** A glossy curry with pieces of meat and a mound of white rice beside it. */
export const curry: Filling = (random, middle, radius, colours) => {
  const sauce = mixColours(CURRY, colours.accent, 0.08);
  const at = placeIn(middle, radius, between(random, -0.5, 0.1));
  const mound = smoothShape([
    at(-0.2, -0.93),
    at(-0.02, -0.6),
    at(0.1, -0.2),
    at(0.04, 0.26),
    at(-0.12, 0.62),
    at(-0.3, 0.88),
    at(-0.66, 0.66),
    at(-0.92, 0.2),
    at(-0.9, -0.3),
    at(-0.62, -0.7),
  ]);
  const heart = at(-0.42, -0.04);
  const pieces = [
    [0.3, -0.66],
    [0.6, -0.42],
    [0.28, -0.3],
    [0.72, -0.04],
    [0.4, 0.04],
    [0.58, 0.34],
    [0.24, 0.42],
    [0.3, 0.74],
    [0.02, 0.7],
  ].map(([x = 0, y = 0], index) => {
    const spot = at(x + between(random, -0.04, 0.04), y);
    const size = radius * between(random, 0.13, 0.175);
    return {
      spot,
      size,
      path: lump(random, spot, size, 0.16, 0.8),
      tone: index % 3 === 1 ? { r: 232, g: 170, b: 70, a: 1 } : { r: 188, g: 96, b: 40, a: 1 },
    };
  });
  const swirl = Array.from({ length: 16 }, (_, index) => polar(at(0.5, 0.12), radius * (0.05 + index * 0.018), index * 0.55));
  const chilies = [at(0.16, -0.5), at(0.74, 0.2), at(0.42, 0.6), at(0.46, -0.16)];
  return [
    painted(
      radialPaint(at(0.1, -0.2), radius * 1.2, [
        mixColours(sauce, { r: 255, g: 196, b: 90, a: 1 }, 0.35),
        sauce,
        mixColours(sauce, { r: 90, g: 26, b: 8, a: 1 }, 0.6),
      ]),
      ellipse(middle, radius),
    ),
    under(radius * 0.03, 0.45, ...pieces.map(({ path }) => path)),
    ...pieces.map(({ path, spot, size, tone }) => rounded(path, spot, size, tone, 0.42)),
    glints(pieces.map(({ spot, size }) => [spot, size * 0.62] as const)),
    stroked(withAlpha({ r: 255, g: 240, b: 214, a: 1 }, 0.8), radius * 0.032, smoothLine(swirl)),
    under(radius * 0.05, 0.5, mound),
    painted(
      radialPaint(at(-0.5, -0.26), radius * 0.95, [WHITE, { r: 252, g: 246, b: 230, a: 1 }, { r: 222, g: 200, b: 168, a: 1 }]),
      mound,
    ),
    clipped(mound, [
      stroked({ r: 206, g: 184, b: 150, a: 0.8 }, radius * 0.02, ...grains(random, heart, radius * 0.95, 330, radius * 0.028)),
      stroked({ r: 255, g: 253, b: 246, a: 1 }, radius * 0.022, ...grains(random, heart, radius * 0.95, 420, radius * 0.03)),
    ]),
    ...chilies.flatMap((spot) => [
      filled(mixColours(PEPPER, BLACK, 0.1), ellipse(spot, radius * 0.05)),
      filled({ r: 250, g: 170, b: 120, a: 1 }, ellipse(spot, radius * 0.032)),
      filled({ r: 255, g: 226, b: 160, a: 1 }, ellipse(spot, radius * 0.012)),
    ]),
    ...choppedHerbs(random, at(0.4, 0), radius * 0.5, 22),
    ...herbLeaves(random, at(-0.06, -0.1), radius * 0.24, 5),
    ...herbLeaves(random, at(0.34, 0.24), radius * 0.17, 4),
    filled(mixColours(HERB, BLACK, 0.3), ellipse(at(-0.06, -0.1), radius * 0.015)),
    glow(at(0.36, -0.5), radius * 0.34, withAlpha(WHITE, 0.3)),
  ];
};
