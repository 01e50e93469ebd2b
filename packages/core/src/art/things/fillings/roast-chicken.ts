import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { citrusSlice, citrusWedge, glints, lump, type Place, placeIn, rounded, twig, under } from './food-parts.ts';

const GOLD: Rgba = { r: 222, g: 140, b: 48, a: 1 };
const BROWN: Rgba = { r: 132, g: 58, b: 18, a: 1 };
const POTATO: Rgba = { r: 236, g: 184, b: 84, a: 1 };
const BONE: Rgba = { r: 248, g: 230, b: 200, a: 1 };

/** A roast chicken among potatoes, lemons and rosemary. */
export const roastChicken: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, between(random, -0.62, -0.42));
  const potatoes = [
    [-0.78, -0.1],
    [-0.66, 0.3],
    [-0.42, 0.66],
    [0.78, -0.12],
    [0.72, 0.26],
    [0.5, 0.62],
    [-0.62, -0.5],
    [0.6, -0.5],
  ].map(([x = 0, y = 0]) => {
    const spot = at(x, y);
    const size = radius * between(random, 0.14, 0.18);
    return { spot, size, path: lump(random, spot, size, 0.1, 0.78) };
  });
  return [
    painted(
      radialPaint(at(0, 0.1), radius * 0.98, [
        { r: 150, g: 84, b: 26, a: 0.9 },
        { r: 190, g: 116, b: 40, a: 0.6 },
        { r: 214, g: 150, b: 70, a: 0 },
      ]),
      ellipse(middle, radius * 0.98),
    ),
    under(radius * 0.035, 0.5, ...potatoes.map(({ path }) => path)),
    ...potatoes.map(({ path, spot, size }) => rounded(path, spot, size, POTATO, 0.46)),
    stroked(
      withAlpha(BROWN, 0.4),
      radius * 0.012,
      ...potatoes.map(({ spot, size }) =>
        smoothLine([polar(spot, size * 0.5, 0.4), polar(spot, size * 0.6, 1.1), polar(spot, size * 0.5, 1.9)]),
      ),
    ),
    glints(
      potatoes.map(({ spot, size }) => [spot, size * 0.6] as const),
      0.55,
    ),
    ...twig(random, at(-0.9, -0.34), radius * 0.62, -1),
    ...twig(random, at(0.94, 0.36), radius * 0.66, 1.9),
    ...citrusSlice(at(0.46, -0.74), radius * 0.19, 0.4),
    ...citrusSlice(at(0.72, -0.52), radius * 0.17, 1),
    ...citrusWedge(at(-0.84, 0.52), radius * 0.17, 2.6),
    ...bird(at, radius, random),
    ...twig(random, at(-0.16, -0.2), radius * 0.42, 0.9),
  ];
};

function bird(at: Place, radius: number, random: () => number): readonly SceneNode[] {
  const body = smoothShape([
    at(0, -0.72),
    at(0.26, -0.68),
    at(0.44, -0.48),
    at(0.54, -0.14),
    at(0.52, 0.2),
    at(0.36, 0.5),
    at(0.14, 0.64),
    at(-0.14, 0.64),
    at(-0.36, 0.5),
    at(-0.52, 0.2),
    at(-0.54, -0.14),
    at(-0.44, -0.48),
    at(-0.26, -0.68),
  ]);
  const wing = (side: number) =>
    smoothShape([
      at(side * 0.36, -0.5),
      at(side * 0.56, -0.44),
      at(side * 0.72, -0.14),
      at(side * 0.7, 0.06),
      at(side * 0.58, 0.1),
      at(side * 0.48, -0.1),
      at(side * 0.4, -0.26),
    ]);
  const leg = (side: number) =>
    smoothShape([
      at(side * 0.5, 0.02),
      at(side * 0.64, 0.22),
      at(side * 0.6, 0.46),
      at(side * 0.4, 0.66),
      at(side * 0.16, 0.82),
      at(side * -0.02, 0.86),
      at(side * 0.02, 0.74),
      at(side * 0.14, 0.56),
      at(side * 0.22, 0.32),
      at(side * 0.34, 0.1),
    ]);
  const skin = (spot: { x: number; y: number }, reach: number) =>
    radialPaint(spot, reach, [{ r: 250, g: 196, b: 98, a: 1 }, GOLD, mixColours(GOLD, BROWN, 0.55), BROWN]);
  const sides = [-1, 1] as const;
  const crisp = Array.from({ length: 16 }, () =>
    lump(random, at(between(random, -0.46, 0.46), between(random, -0.62, 0.5)), radius * between(random, 0.04, 0.1), 0.3, 0.6),
  );
  const flecks = Array.from({ length: 60 }, () =>
    ellipse(at(between(random, -0.5, 0.5), between(random, -0.62, 0.72)), radius * between(random, 0.004, 0.011)),
  );
  const bones = sides.flatMap((side) => [ellipse(at(side * -0.06, 0.9), radius * 0.058)]);
  const strings = [0.76, 0.8].map((y, index) => smoothLine([at(-0.15, y - 0.03 + index * 0.01), at(0, y + 0.03), at(0.15, y - 0.02)]));
  return [
    under(radius * 0.07, 0.6, body, leg(-1), leg(1), wing(-1), wing(1)),
    ...sides.map((side) => painted(skin(at(side * 0.54 - 0.08, -0.3), radius * 0.5), wing(side))),
    painted(skin(at(-0.14, -0.3), radius * 0.86), body),
    clipped(body, [
      // The breastbone, the light on both sides of it, and what the oven has browned.
      shadowOf(
        [stroked(BROWN, radius * 0.05, smoothLine([at(0, -0.6), at(0.015, -0.2), at(0, 0.3)]))],
        withAlpha(BROWN, 0.5),
        { x: radius * 0.02, y: 0 },
        radius * 0.03,
      ),
      shadowOf([filled(BROWN, ...crisp)], withAlpha(BROWN, 0.5), { x: 0, y: 0 }, radius * 0.025),
      glow(at(-0.24, -0.36), radius * 0.3, withAlpha({ r: 255, g: 226, b: 150, a: 1 }, 0.75)),
      glow(at(0.22, -0.26), radius * 0.24, withAlpha({ r: 255, g: 214, b: 130, a: 1 }, 0.5)),
      shadowOf([filled(BROWN, leg(-1), leg(1))], withAlpha({ r: 70, g: 24, b: 8, a: 1 }, 0.6), { x: 0, y: -radius * 0.03 }, radius * 0.04),
    ]),
    filled(BONE, ...bones),
    stroked(withAlpha(BROWN, 0.5), radius * 0.012, ...bones),
    ...sides.flatMap((side) => [
      painted(skin(at(side * 0.44 - 0.06, 0.22), radius * 0.56), leg(side)),
      glow(at(side * 0.44 - 0.05, 0.26), radius * 0.17, withAlpha({ r: 255, g: 226, b: 150, a: 1 }, 0.7)),
      stroked(
        withAlpha({ r: 70, g: 24, b: 8, a: 1 }, 0.35),
        radius * 0.014,
        smoothLine([at(side * 0.34, 0.1), at(side * 0.22, 0.32), at(side * 0.14, 0.56)]),
      ),
    ]),
    stroked(mixColours(BONE, BROWN, 0.5), radius * 0.02, ...strings),
    stroked(BONE, radius * 0.013, ...strings),
    filled(withAlpha({ r: 66, g: 40, b: 16, a: 1 }, 0.7), ...flecks),
    stroked(
      withAlpha(WHITE, 0.75),
      radius * 0.02,
      smoothLine([at(-0.36, -0.44), at(-0.3, -0.54), at(-0.2, -0.6)]),
      smoothLine([at(-0.42, -0.2), at(-0.42, -0.3)]),
      smoothLine([at(0.14, -0.5), at(0.2, -0.42)]),
    ),
    painted(
      linearPaint(at(-0.3, -0.5), at(0.5, 0.6), [withAlpha(WHITE, 0.1), withAlpha(WHITE, 0), withAlpha({ r: 60, g: 20, b: 6, a: 1 }, 0.3)]),
      body,
    ),
  ];
}
