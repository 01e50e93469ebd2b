import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { choppedHerbs, glints, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const CRUST: Rgba = { r: 222, g: 156, b: 78, a: 1 };
const CUSTARD: Rgba = { r: 255, g: 226, b: 150, a: 1 };
const BLUE: Rgba = { r: 68, g: 66, b: 124, a: 1 };
const RED: Rgba = { r: 206, g: 34, b: 58, a: 1 };
const SAUCE: Rgba = { r: 206, g: 62, b: 30, a: 1 };

/** A fruit tart: berries on custard in a fluted crust. */
export const tart: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const fluted = (share: number, deep: number) =>
    smoothShape(
      Array.from({ length: 72 }, (_, index) => polar(middle, radius * (index % 2 ? share - deep : share), (index / 72) * 6.2832)),
    );
  const reds = spread(random, 19, 0.66).map(({ x, y }) => at(x, y));
  const blues = spread(random, 26, 0.68, spread(random, 1, 0.1)).map(({ x, y }) => at(x, y));
  return [
    under(radius * 0.04, 0.5, fluted(0.96, 0.03)),
    rounded(fluted(0.96, 0.03), middle, radius, CRUST, 0.44),
    stroked(withAlpha({ r: 130, g: 66, b: 22, a: 1 }, 0.4), radius * 0.014, fluted(0.9, 0.02)),
    stroked(withAlpha({ r: 255, g: 232, b: 180, a: 1 }, 0.5), radius * 0.012, fluted(0.87, 0.02)),
    painted(
      radialPaint(at(-0.2, -0.2), radius, [{ r: 255, g: 242, b: 196, a: 1 }, CUSTARD, { r: 226, g: 166, b: 82, a: 1 }]),
      ellipse(middle, radius * 0.81),
    ),
    under(radius * 0.025, 0.4, ...blues.map((spot) => ellipse(spot, radius * 0.07)), ...reds.map((spot) => ellipse(spot, radius * 0.1))),
    ...blues.flatMap((spot): readonly SceneNode[] => [
      rounded(ellipse(spot, radius * 0.075), spot, radius * 0.075, BLUE, 0.42),
      stroked(withAlpha({ r: 30, g: 28, b: 66, a: 1 }, 0.8), radius * 0.012, ellipse(polar(spot, radius * 0.012, 0.9), radius * 0.022)),
    ]),
    ...reds.flatMap((spot) =>
      Array.from({ length: 13 }, (_, index) => {
        const bead = polar(spot, index === 0 ? 0 : radius * (index < 6 ? 0.054 : 0.1), index * (index < 6 ? 1.257 : 0.9));
        return rounded(ellipse(bead, radius * 0.043), bead, radius * 0.043, RED, 0.42);
      }),
    ),
    glints(
      blues.map((spot) => [spot, radius * 0.045] as const),
      0.6,
    ),
    ...[at(0.1, -0.06), at(-0.42, 0.36), at(0.46, 0.38)].flatMap((spot) => herbLeaves(random, spot, radius * 0.15, 3)),
    filled(
      withAlpha(WHITE, 0.8),
      ...Array.from({ length: 70 }, () => ellipse(polar(middle, radius * 0.92 * Math.sqrt(random()), random() * 6.28), radius * 0.007)),
    ),
    glow(at(-0.4, -0.44), radius * 0.5, withAlpha(WHITE, 0.2)),
  ];
};

/** Eggs in a sauce of tomatoes and peppers. */
export const eggs: Filling = (random, middle, radius, colours) => {
  const sauce = mixColours(SAUCE, colours.accent, 0.1);
  const at = placeIn(middle, radius, random() * 6.28);
  const yolks = [0, 1, 2, 3].map((index) => polar(middle, radius * 0.5, index * 1.571 + between(random, -0.15, 0.15)));
  const whites = yolks.map((spot) => lump(random, spot, radius * 0.29, 0.16));
  const chunks = spread(random, 40, 0.92).map(({ x, y }) => {
    const [spot, size] = [at(x, y), radius * between(random, 0.04, 0.09)];
    return { spot, size, path: lump(random, spot, size, 0.26, 0.8) };
  });
  const strips = spread(random, 14, 0.86).map(({ x, y }) => {
    const [spot, turn] = [at(x, y), random() * 6.28];
    return smoothLine([polar(spot, radius * 0.1, turn), polar(spot, radius * 0.03, turn + 1.5), polar(spot, radius * 0.1, turn + 2.8)]);
  });
  const crumbs = spread(random, 22, 0.86).map(({ x, y }) => lump(random, at(x, y), radius * between(random, 0.02, 0.045), 0.3));
  return [
    painted(
      radialPaint(at(-0.1, -0.1), radius * 1.15, [
        mixColours(sauce, { r: 250, g: 140, b: 60, a: 1 }, 0.4),
        sauce,
        { r: 112, g: 26, b: 10, a: 1 },
      ]),
      ellipse(middle, radius),
    ),
    under(radius * 0.015, 0.35, ...chunks.map(({ path }) => path)),
    ...chunks.map(({ path, spot, size }, index) => rounded(path, spot, size, index % 3 ? sauce : { r: 236, g: 110, b: 50, a: 1 }, 0.4)),
    stroked({ r: 130, g: 26, b: 14, a: 1 }, radius * 0.05, ...strips),
    stroked({ r: 226, g: 70, b: 40, a: 1 }, radius * 0.034, ...strips.slice(0, 8)),
    stroked({ r: 240, g: 180, b: 60, a: 1 }, radius * 0.034, ...strips.slice(8)),
    glints(
      chunks.map(({ spot, size }) => [spot, size * 0.6] as const),
      0.45,
    ),
    under(radius * 0.02, 0.4, ...whites),
    ...yolks.flatMap((spot, index): readonly SceneNode[] => [
      rounded(whites[index] ?? [], spot, radius * 0.5, { r: 255, g: 252, b: 244, a: 1 }, 0.12),
      stroked(withAlpha({ r: 206, g: 140, b: 80, a: 1 }, 0.4), radius * 0.012, whites[index] ?? []),
      rounded(ellipse(spot, radius * 0.125), spot, radius * 0.125, { r: 250, g: 178, b: 36, a: 1 }, 0.42),
      glints([[spot, radius * 0.08]], 0.9),
    ]),
    filled({ r: 255, g: 250, b: 236, a: 1 }, ...crumbs),
    ...choppedHerbs(random, middle, radius * 0.88, 80),
    filled(
      withAlpha({ r: 40, g: 24, b: 16, a: 1 }, 0.7),
      ...Array.from({ length: 50 }, () => ellipse(polar(middle, radius * 0.88 * Math.sqrt(random()), random() * 6.28), radius * 0.006)),
    ),
    ...herbLeaves(random, middle, radius * 0.2, 5),
    glow({ x: middle.x - radius * 0.42, y: middle.y - radius * 0.46 }, radius * 0.5, withAlpha(WHITE, 0.2)),
  ];
};
