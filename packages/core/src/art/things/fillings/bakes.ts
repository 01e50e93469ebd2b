import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leaf } from '../plants.ts';
import { glints, herbLeaves, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const CRUST: Rgba = { r: 228, g: 164, b: 84, a: 1 };
const BROWN: Rgba = { r: 120, g: 60, b: 22, a: 1 };
const CHOCOLATE: Rgba = { r: 74, g: 40, b: 26, a: 1 };
const CHERRY: Rgba = { r: 164, g: 18, b: 38, a: 1 };
const APPLE: Rgba = { r: 226, g: 150, b: 52, a: 1 };
const STRAWBERRY: Rgba = { r: 212, g: 36, b: 48, a: 1 };

/** A pie in a tin, with a lattice of pastry over cherries. */
export const pie: Filling = (random, middle, radius) => latticed(random, middle, radius, CHERRY);

/** A pie in a tin, with a lattice of pastry over apples. */
export const applePie: Filling = (random, middle, radius) => latticed(random, middle, radius, APPLE);

function latticed(random: Random, middle: Point, radius: number, fruitTone: Rgba): readonly SceneNode[] {
  const at = placeIn(middle, radius, between(random, -0.5, -0.2));
  const inside = ellipse(middle, radius * 0.8);
  const fruit = spread(random, 46, 0.74).map(({ x, y }) => at(x, y));
  const strip = (shift: number, isAcross: boolean): readonly SceneNode[] => {
    const band = (half: number) => {
      const ends = isAcross
        ? ([
            [-0.9, shift - half],
            [0.9, shift - half],
            [0.9, shift + half],
            [-0.9, shift + half],
          ] as const)
        : ([
            [shift - half, -0.9],
            [shift + half, -0.9],
            [shift + half, 0.9],
            [shift - half, 0.9],
          ] as const);
      return polygon(ends.map(([x, y]) => at(x, y)));
    };
    const [from, to] = isAcross ? [at(0, shift - 0.08), at(0, shift + 0.08)] : [at(shift - 0.08, 0), at(shift + 0.08, 0)];
    return [
      under(radius * 0.03, 0.5, band(0.075)),
      painted(linearPaint(from, to, [mixColours(CRUST, WHITE, 0.36), CRUST, mixColours(CRUST, BROWN, 0.5)]), band(0.075)),
    ];
  };
  // Every other crossing lies over: a patch of the lower strip is drawn again.
  const weave = [-0.56, -0.19, 0.19, 0.56];
  const over = weave.flatMap((x, column) =>
    weave.flatMap((y, row): readonly SceneNode[] =>
      (column + row) % 2 === 0
        ? [
            painted(
              linearPaint(at(x - 0.08, y), at(x + 0.08, y), [mixColours(CRUST, WHITE, 0.36), CRUST, mixColours(CRUST, BROWN, 0.5)]),
              polygon([at(x - 0.075, y - 0.12), at(x + 0.075, y - 0.12), at(x + 0.075, y + 0.12), at(x - 0.075, y + 0.12)]),
            ),
          ]
        : [],
    ),
  );
  const sugar = Array.from({ length: 90 }, () =>
    ellipse(polar(middle, radius * 0.92 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.004, 0.009)),
  );
  const crimps = Array.from({ length: 40 }, (_, index) => (index / 40) * 6.2832);
  const edge = smoothShape(
    Array.from({ length: 80 }, (_, index) => polar(middle, radius * (index % 2 ? 0.95 : 0.99), (index / 80) * 6.2832)),
  );
  return [
    under(radius * 0.04, 0.5, edge),
    rounded(edge, middle, radius, CRUST, 0.42),
    painted(radialPaint(at(-0.2, -0.2), radius, [mixColours(fruitTone, WHITE, 0.2), fruitTone, mixColours(fruitTone, BLACK, 0.5)]), inside),
    ...fruit.map((spot) => rounded(ellipse(spot, radius * 0.085), spot, radius * 0.085, fruitTone, 0.44)),
    glints(
      fruit.map((spot) => [spot, radius * 0.045] as const),
      0.65,
    ),
    clipped(inside, [
      ...weave.flatMap((shift) => strip(shift, false)),
      ...weave.flatMap((shift) => strip(shift, true)),
      ...over,
      shadowOf(
        [
          filled(
            BROWN,
            ...Array.from({ length: 14 }, () =>
              lump(random, polar(middle, radius * 0.75 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.04, 0.08), 0.3),
            ),
          ),
        ],
        withAlpha(BROWN, 0.3),
        { x: 0, y: 0 },
        radius * 0.03,
      ),
    ]),
    stroked(
      mixColours(CRUST, BROWN, 0.55),
      radius * 0.024,
      ...crimps.map((angle) =>
        smoothLine([
          polar(middle, radius * 0.82, angle),
          polar(middle, radius * 0.88, angle + 0.05),
          polar(middle, radius * 0.95, angle + 0.12),
        ]),
      ),
    ),
    stroked(
      withAlpha({ r: 255, g: 226, b: 160, a: 1 }, 0.8),
      radius * 0.02,
      ...crimps.map((angle) =>
        smoothLine([
          polar(middle, radius * 0.83, angle + 0.05),
          polar(middle, radius * 0.89, angle + 0.1),
          polar(middle, radius * 0.94, angle + 0.15),
        ]),
      ),
    ),
    filled(withAlpha(WHITE, 0.85), ...sugar),
    glow(at(-0.44, -0.46), radius * 0.6, withAlpha({ r: 255, g: 240, b: 200, a: 1 }, 0.3)),
  ];
}

/** A frosted cake from above: piped cream, strawberries, and a piece that is cut. */
export const cake: Filling = (random, middle, radius, colours) => {
  const cream = mixColours({ r: 255, g: 246, b: 232, a: 1 }, colours.accent, 0.03);
  const [from, to] = [0.28, 1.12];
  const rest = (out: number) => [
    middle,
    ...Array.from({ length: 40 }, (_, index) => polar(middle, radius * out, to + ((6.2832 - (to - from)) * index) / 39)),
  ];
  const sponge = { r: 236, g: 186, b: 104, a: 1 };
  const down = { x: radius * 0.03, y: radius * 0.17 };
  const moved = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: x + down.x, y: y + down.y }));
  const cut = polar(middle, radius * 0.9, to);
  const cut2 = polar(middle, radius * 0.9, from);
  const wall = (corner: Point, share: number, next: number) =>
    polygon([
      { x: middle.x + down.x * share, y: middle.y + down.y * share },
      { x: corner.x + down.x * share, y: corner.y + down.y * share },
      { x: corner.x + down.x * next, y: corner.y + down.y * next },
      { x: middle.x + down.x * next, y: middle.y + down.y * next },
    ]);
  const angles = Array.from({ length: 12 }, (_, index) => to + 0.26 + index * 0.447);
  const drops = angles.map((angle) => polar(middle, radius * 0.74, angle));
  const berries = angles.filter((_, index) => index % 2 === 0).map((angle) => polar(middle, radius * 0.73, angle));
  const mid = spread(random, 8, 0.3).map(({ x, y }) => ({ x: middle.x + (x - 0.12) * radius, y: middle.y + (y - 0.1) * radius }));
  return [
    under(radius * 0.09, 0.5, polygon(moved(rest(0.9)))),
    rounded(polygon(moved(rest(0.9))), middle, radius, mixColours(cream, { r: 214, g: 176, b: 130, a: 1 }, 0.4), 0.24),
    ...[cut2, cut].flatMap((corner) => [
      filled(mixColours(sponge, BROWN, corner === cut ? 0.05 : 0.25), wall(corner, 0, 1)),
      filled(mixColours(STRAWBERRY, BROWN, 0.1), wall(corner, 0.3, 0.4), wall(corner, 0.68, 0.78)),
      filled(cream, wall(corner, 0.24, 0.32), wall(corner, 0.62, 0.7), wall(corner, 0, 0.1)),
    ]),
    painted(
      radialPaint({ x: middle.x - radius * 0.3, y: middle.y - radius * 0.34 }, radius * 1.5, [
        WHITE,
        cream,
        mixColours(cream, { r: 200, g: 150, b: 110, a: 1 }, 0.5),
      ]),
      polygon(rest(0.9)),
    ),
    stroked(
      withAlpha({ r: 196, g: 158, b: 118, a: 1 }, 0.3),
      radius * 0.014,
      ...[0.24, 0.36, 0.48, 0.58].map((out) => smoothLine(rest(out).slice(2, -1))),
    ),
    under(radius * 0.03, 0.3, ...drops.map((spot) => ellipse(spot, radius * 0.13))),
    ...drops.flatMap((spot) => rosette(spot, radius * 0.135, cream)),
    ...[...berries, ...mid.slice(0, 4)].flatMap((spot) => strawberry(random, spot, radius * 0.115)),
    ...mid
      .slice(4)
      .flatMap((spot) => [
        under(radius * 0.02, 0.4, ellipse(spot, radius * 0.06)),
        rounded(ellipse(spot, radius * 0.062), spot, radius * 0.062, { r: 70, g: 66, b: 122, a: 1 }, 0.42),
      ]),
    ...herbLeaves(random, { x: middle.x - radius * 0.16, y: middle.y + radius * 0.1 }, radius * 0.16, 3),
  ];
};

function rosette(at: Point, size: number, cream: Rgba): readonly SceneNode[] {
  const star = smoothShape(Array.from({ length: 16 }, (_, index) => polar(at, size * (index % 2 ? 0.84 : 1), (index / 16) * 6.2832)));
  const twist = Array.from({ length: 8 }, (_, index) =>
    smoothLine([
      polar(at, size * 0.1, index * 0.785),
      polar(at, size * 0.5, index * 0.785 + 0.4),
      polar(at, size * 0.9, index * 0.785 + 0.6),
    ]),
  );
  return [
    rounded(star, at, size, cream, 0.24),
    stroked(withAlpha({ r: 190, g: 146, b: 106, a: 1 }, 0.45), size * 0.07, ...twist),
    glow({ x: at.x - size * 0.3, y: at.y - size * 0.36 }, size * 0.5, withAlpha(WHITE, 0.9)),
  ];
}

function strawberry(random: Random, at: Point, size: number): readonly SceneNode[] {
  const turn = between(random, -0.6, 0.6);
  const place = placeIn(at, size, turn);
  const body = smoothShape([
    place(0, -0.86),
    place(0.6, -0.72),
    place(0.86, -0.2),
    place(0.5, 0.56),
    place(0, 1),
    place(-0.5, 0.56),
    place(-0.86, -0.2),
    place(-0.6, -0.72),
  ]);
  const seeds = Array.from({ length: 12 }, (_, index) =>
    leaf(
      place(-0.5 + (index % 4) * 0.33 + (index > 3 && index < 8 ? 0.1 : 0), -0.4 + Math.floor(index / 4) * 0.4),
      size * 0.13,
      turn + 1.57,
      0.6,
    ),
  );
  return [
    under(size * 0.16, 0.5, body),
    rounded(body, at, size, STRAWBERRY, 0.42),
    filled({ r: 255, g: 206, b: 112, a: 1 }, ...seeds),
    filled(
      { r: 92, g: 148, b: 60, a: 1 },
      ...[-1.1, -0.5, 0.1, 0.7, 1.3].map((open) => leaf(place(0, -0.82), size * 0.62, turn + 1.57 + open * 1.2, 0.4)),
    ),
    glints([[at, size * 0.6]], 0.7),
  ];
}

/** Cookies with pieces of chocolate. */
export const cookies: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius, random() * 6.28);
  const places = [
    ...Array.from({ length: 6 }, (_, index) => [0.58 * Math.cos(index * 1.047), 0.58 * Math.sin(index * 1.047)] as const),
    [0.02, 0.02] as const,
  ];
  return places.flatMap(([x, y]): readonly SceneNode[] => {
    const spot = at(x + between(random, -0.03, 0.03), y + between(random, -0.03, 0.03));
    const size = radius * between(random, 0.31, 0.345);
    const body = lump(random, spot, size, 0.05);
    const chunks = spread(random, 9, 0.76).map((chunk) =>
      lump(random, { x: spot.x + chunk.x * size, y: spot.y + chunk.y * size }, size * between(random, 0.09, 0.17), 0.32, 0.8),
    );
    const cracks = Array.from({ length: 7 }, () => {
      const start = polar(spot, size * between(random, 0.2, 0.7), random() * 6.28);
      const turn = random() * 6.28;
      return smoothLine([start, polar(start, size * 0.14, turn), polar(start, size * 0.26, turn + 0.6)]);
    });
    return [
      under(size * 0.12, 0.5, body),
      rounded(body, spot, size * 1.3, { r: 222, g: 158, b: 88, a: 1 }, 0.34),
      stroked(withAlpha(BROWN, 0.45), size * 0.028, ...cracks),
      filled(
        withAlpha({ r: 250, g: 206, b: 136, a: 1 }, 0.5),
        ...Array.from({ length: 12 }, () => lump(random, polar(spot, size * 0.8 * Math.sqrt(random()), random() * 6.28), size * 0.05, 0.4)),
      ),
      under(size * 0.04, 0.5, ...chunks),
      filled(CHOCOLATE, ...chunks),
      stroked(
        withAlpha({ r: 190, g: 130, b: 96, a: 1 }, 0.6),
        size * 0.025,
        ...chunks.map((_, index) =>
          smoothLine([
            polar(spot, size * 0.2 + index * size * 0.05, index * 2.4),
            polar(spot, size * 0.24 + index * size * 0.05, index * 2.4 + 0.16),
          ]),
        ),
      ),
      filled(
        withAlpha(WHITE, 0.85),
        ...Array.from({ length: 9 }, () => ellipse(polar(spot, size * 0.7 * Math.sqrt(random()), random() * 6.28), size * 0.016)),
      ),
      glow({ x: spot.x - size * 0.3, y: spot.y - size * 0.36 }, size * 0.5, withAlpha({ r: 255, g: 236, b: 190, a: 1 }, 0.3)),
    ];
  });
};
