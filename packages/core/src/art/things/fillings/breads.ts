import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { lump, placeIn, under } from './food-parts.ts';

const CRUST: Rgba = { r: 206, g: 132, b: 62, a: 1 };
const BURNT: Rgba = { r: 108, g: 50, b: 20, a: 1 };
const CRUMB: Rgba = { r: 252, g: 228, b: 178, a: 1 };

/** A scored country loaf, a long loaf, rolls and slices, with ears of wheat. */
export const bread: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const flour = Array.from({ length: 60 }, () =>
    ellipse(polar(middle, radius * 0.94 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.004, 0.01)),
  );
  return [
    filled(withAlpha(WHITE, 0.6), ...flour),
    ...wheatEar(random, at(-0.86, 0.3), radius * 0.8, -1.25),
    ...wheatEar(random, at(-0.72, 0.52), radius * 0.7, -1.5),
    ...longLoaf(random, at(0.56, -0.1), radius * 0.88, 1.16),
    ...roundLoaf(random, at(-0.2, -0.2), radius * 0.62),
    ...roll(random, at(-0.62, 0.56), radius * 0.22),
    ...roll(random, at(-0.2, 0.76), radius * 0.2),
    ...slice(random, at(0.42, 0.6), radius * 0.3, 0.5),
    ...slice(random, at(0.22, 0.56), radius * 0.31, 0.3),
  ];
};

/** The crust's color at a place: dark at the rim, gold where it rose. */
function crustPaint(at: Point, reach: number) {
  return radialPaint({ x: at.x - reach * 0.3, y: at.y - reach * 0.36 }, reach * 1.5, [
    { r: 250, g: 200, b: 124, a: 1 },
    { r: 226, g: 156, b: 80, a: 1 },
    mixColours(CRUST, BURNT, 0.3),
    mixColours(CRUST, BURNT, 0.9),
  ]);
}

function roundLoaf(random: Random, at: Point, size: number): readonly SceneNode[] {
  const body = lump(random, at, size, 0.025);
  const turn = between(random, 0.5, 0.9);
  const place = placeIn(at, size, turn);
  const ear = smoothShape([
    place(-0.74, 0.1),
    place(-0.3, -0.22),
    place(0.2, -0.26),
    place(0.76, -0.02),
    place(0.3, -0.02),
    place(-0.2, 0.06),
  ]);
  const blade = (x: number, y: number, long: number, angle: number) => leaf(place(x, y), size * long, turn + angle, 0.2);
  const cuts = [-0.5, -0.22, 0.06, 0.34].flatMap((x) => [blade(x, 0.2, 0.42, 0.9), blade(x + 0.06, 0.42, 0.3, 0.9)]);
  const leaves = [-0.42, -0.1, 0.22, 0.5].map((x) => blade(x, -0.36, 0.34, -0.9));
  const rings = [0.94, 0.84, 0.73, 0.6].map((share) =>
    smoothShape(Array.from({ length: 30 }, (_, index) => polar(at, size * share * between(random, 0.985, 1.015), (index / 30) * 6.2832))),
  );
  const specks = Array.from({ length: 130 }, () =>
    ellipse(polar(at, size * 0.94 * Math.sqrt(random()), random() * 6.28), size * between(random, 0.006, 0.015)),
  );
  const blisters = Array.from({ length: 36 }, () =>
    lump(random, polar(at, size * between(random, 0.4, 0.94), random() * 6.28), size * between(random, 0.02, 0.05), 0.4),
  );
  return [
    under(size * 0.1, 0.6, body),
    painted(crustPaint(at, size), body),
    clipped(body, [
      filled(withAlpha(BURNT, 0.3), ...blisters),
      // The floured rings of the basket that it rose in.
      shadowOf([stroked(WHITE, size * 0.045, ...rings)], withAlpha({ r: 255, g: 244, b: 224, a: 1 }, 0.6), { x: 0, y: 0 }, size * 0.012),
      filled(withAlpha({ r: 255, g: 246, b: 228, a: 1 }, 0.6), ...specks),
      shadowOf([filled(BURNT, ear, ...cuts, ...leaves)], withAlpha(BURNT, 0.8), { x: 0, y: 0 }, size * 0.02),
      painted(linearPaint(place(0, -0.3), place(0, 0.2), [mixColours(CRUST, BURNT, 0.3), CRUMB, mixColours(CRUMB, CRUST, 0.3)]), ear),
      filled(mixColours(CRUMB, CRUST, 0.25), ...cuts, ...leaves),
      stroked(
        mixColours(BURNT, BLACK, 0.2),
        size * 0.03,
        smoothLine([place(-0.74, 0.1), place(-0.3, -0.22), place(0.2, -0.26), place(0.76, -0.02)]),
      ),
      stroked(
        withAlpha({ r: 240, g: 170, b: 90, a: 1 }, 0.9),
        size * 0.014,
        smoothLine([place(-0.7, 0.06), place(-0.3, -0.25), place(0.2, -0.29), place(0.7, -0.06)]),
      ),
      glow({ x: at.x - size * 0.36, y: at.y - size * 0.42 }, size * 0.6, withAlpha({ r: 255, g: 240, b: 200, a: 1 }, 0.32)),
    ]),
  ];
}

function longLoaf(random: Random, at: Point, half: number, turn: number): readonly SceneNode[] {
  const place = placeIn(at, half, turn);
  const body = smoothShape([
    place(-1, 0),
    place(-0.9, -0.15),
    place(-0.5, -0.23),
    place(0.1, -0.24),
    place(0.6, -0.21),
    place(0.92, -0.13),
    place(1, 0),
    place(0.92, 0.13),
    place(0.6, 0.21),
    place(0.1, 0.24),
    place(-0.5, 0.23),
    place(-0.9, 0.15),
  ]);
  const cuts = [-0.66, -0.26, 0.14, 0.54].map((x) => leaf(place(x - 0.14, 0.14), half * 0.44, turn - 0.62, 0.26));
  const specks = Array.from({ length: 60 }, () =>
    ellipse(place(between(random, -0.9, 0.9), between(random, -0.2, 0.2)), half * between(random, 0.005, 0.011)),
  );
  return [
    under(half * 0.07, 0.6, body),
    painted(linearPaint(place(0, 0.24), place(0, -0.24), [{ r: 246, g: 188, b: 106, a: 1 }, CRUST, mixColours(CRUST, BURNT, 0.85)]), body),
    clipped(body, [
      shadowOf([filled(BURNT, ...cuts)], withAlpha(BURNT, 0.7), { x: 0, y: 0 }, half * 0.02),
      filled(mixColours(CRUMB, CRUST, 0.3), ...cuts),
      filled(withAlpha({ r: 255, g: 246, b: 228, a: 1 }, 0.7), ...specks),
    ]),
    stroked(
      withAlpha({ r: 255, g: 232, b: 180, a: 1 }, 0.5),
      half * 0.016,
      smoothLine([place(-0.8, 0.13), place(-0.3, 0.17), place(0.2, 0.17)]),
    ),
  ];
}

function roll(random: Random, at: Point, size: number): readonly SceneNode[] {
  const body = lump(random, at, size, 0.04);
  const cut = [0.2, 1.77].map((angle) => leaf(polar(at, size * 0.6, angle + 3.1416), size * 1.2, angle, 0.16));
  return [
    under(size * 0.16, 0.6, body),
    painted(crustPaint(at, size), body),
    filled(withAlpha(BURNT, 0.4), ...cut),
    filled(mixColours(CRUMB, CRUST, 0.35), ...cut),
    filled(
      withAlpha(WHITE, 0.7),
      ...Array.from({ length: 26 }, () => ellipse(polar(at, size * 0.8 * Math.sqrt(random()), random() * 6.28), size * 0.025)),
    ),
    glow({ x: at.x - size * 0.3, y: at.y - size * 0.36 }, size * 0.5, withAlpha(WHITE, 0.35)),
  ];
}

function slice(random: Random, at: Point, size: number, turn: number): readonly SceneNode[] {
  const form = (share: number) => {
    const place = placeIn(at, size * share, turn);
    return smoothShape([
      place(-0.9, 0.5),
      place(-1.04, 0),
      place(-0.86, -0.46),
      place(-0.3, -0.7),
      place(0.4, -0.68),
      place(0.92, -0.4),
      place(1.04, 0.06),
      place(0.88, 0.54),
      place(0.3, 0.64),
      place(-0.4, 0.62),
    ]);
  };
  const place = placeIn(at, size, turn);
  const holes = Array.from({ length: 46 }, () => {
    const spot = place(between(random, -0.8, 0.8), between(random, -0.52, 0.5));
    return lump(random, spot, size * between(random, 0.015, 0.075), 0.3, 0.66);
  });
  return [
    under(size * 0.12, 0.55, form(1)),
    filled(mixColours(CRUST, BURNT, 0.5), form(1)),
    painted(
      radialPaint({ x: at.x - size * 0.2, y: at.y - size * 0.2 }, size * 1.2, [
        mixColours(CRUMB, WHITE, 0.4),
        CRUMB,
        mixColours(CRUMB, CRUST, 0.5),
      ]),
      form(0.9),
    ),
    filled(withAlpha({ r: 206, g: 150, b: 88, a: 1 }, 0.5), ...holes),
    stroked(withAlpha(WHITE, 0.5), size * 0.012, ...holes.slice(0, 16)),
  ];
}

function wheatEar(random: Random, root: Point, long: number, angle: number): readonly SceneNode[] {
  const straw = { r: 224, g: 176, b: 84, a: 1 };
  const bend = between(random, -0.2, 0.2);
  const along = (share: number) => polar(root, long * share, angle + bend * share);
  const kernels = Array.from({ length: 9 }, (_, index) => 0.52 + index * 0.052).flatMap((share) =>
    [1, -1].map((side) => leaf(along(share), long * 0.12, angle + bend * share + side * 0.55, 0.42)),
  );
  const beards = [0.7, 0.8, 0.9, 0.96].flatMap((share) =>
    [1, -1].map((side) => smoothLine([along(share), polar(along(share), long * 0.26, angle + bend * share + side * 0.24)])),
  );
  return [
    under(long * 0.03, 0.4, ...kernels),
    stroked(mixColours(straw, BURNT, 0.25), long * 0.014, smoothLine([root, along(0.5), along(0.98)])),
    stroked(withAlpha(straw, 0.9), long * 0.006, ...beards),
    filled(mixColours(straw, BURNT, 0.35), ...kernels),
    filled(mixColours(straw, WHITE, 0.25), ...kernels.filter((_, index) => index % 2 === 0)),
  ];
}
