import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

export interface VillageTones {
  readonly wall: Rgba;
  readonly shaded: Rgba;
  readonly roof: Rgba;
  readonly tree: Rgba;
  readonly lit: Rgba;
}

/** A small village far below around its church, in the light from one side. @param metre units of the church's nave: all else follows. */
export function valleyVillage(
  random: Random,
  at: Point,
  metre: number,
  side: 1 | -1,
  { wall, shaded, roof, tree, lit }: VillageTones,
): readonly SceneNode[] {
  const houses = Array.from({ length: 15 }, (_, index) => {
    const down = index / 14 - 0.45;
    const x = at.x + between(random, -3.6, 3.6) * metre;
    return { x, y: at.y + down * metre * 1.5, wide: metre * between(random, 0.36, 0.56) * (1 + down * 0.3) };
  }).filter(({ x, y }) => Math.abs(x - at.x) > metre * 0.8 || y > at.y + metre * 0.25);
  const trees = Array.from({ length: 60 }, () => {
    const down = between(random, -0.55, 0.75);
    const spot = { x: at.x + between(random, -5, 5) * metre, y: at.y + down * metre * 1.5 };
    return { spot, reach: metre * between(random, 0.1, 0.24) };
  });
  const box = (x: number, y: number, width: number, height: number): Path => rectanglePath({ x, y: y - height, width, height });
  const gable = (x: number, y: number, width: number, high: number): Path =>
    polygon([
      { x: x - width * 0.08, y },
      { x: x + width * 0.12, y: y - high },
      { x: x + width * 0.88, y: y - high },
      { x: x + width * 1.08, y },
    ]);
  const [x, y] = [at.x, at.y + metre * 0.1];
  const tower = side > 0 ? x - metre * 0.62 : x + metre * 0.3;
  const spire = polygon([
    { x: tower - metre * 0.04, y: y - metre * 0.95 },
    { x: tower + metre * 0.16, y: y - metre * 1.95 },
    { x: tower + metre * 0.36, y: y - metre * 0.95 },
  ]);
  return [
    filled(tree, ...trees.filter((_, index) => index % 2 === 0).map(({ spot, reach }) => ellipse(spot, reach, reach * 0.8))),
    filled(shaded, ...houses.map((house) => box(house.x, house.y, house.wide, house.wide * 0.5))),
    filled(wall, ...houses.map((house) => box(house.x + (side > 0 ? house.wide * 0.62 : 0), house.y, house.wide * 0.38, house.wide * 0.5))),
    filled(roof, ...houses.map((house) => gable(house.x, house.y - house.wide * 0.46, house.wide, house.wide * 0.36))),
    filled(
      withAlpha(lit, 0.6),
      ...houses.map((house) =>
        rectanglePath({ x: house.x + house.wide * 0.12, y: house.y - house.wide * 0.84, width: house.wide * 0.76, height: 1.4 }),
      ),
    ),
    filled(shaded, box(x - metre * 0.42, y, metre * 0.84, metre * 0.46)),
    filled(roof, gable(x - metre * 0.42, y - metre * 0.44, metre * 0.84, metre * 0.3)),
    filled(shaded, box(tower, y, metre * 0.32, metre)),
    filled(wall, box(side > 0 ? tower + metre * 0.2 : tower, y, metre * 0.12, metre)),
    filled(roof, spire),
    stroked(
      lit,
      1.3,
      polyline([
        { x: tower + metre * 0.16, y: y - metre * 1.95 },
        { x: tower + metre * (side > 0 ? 0.36 : -0.04), y: y - metre * 0.95 },
      ]),
    ),
    filled(
      mixColours(tree, lit, 0.34),
      ...trees
        .filter((_, index) => index % 4 === 1)
        .map(({ spot, reach }) => ellipse({ x: spot.x + side * reach * 0.3, y: spot.y - reach * 0.3 }, reach, reach * 0.8)),
    ),
    filled(tree, ...trees.filter((_, index) => index % 4 === 1).map(({ spot, reach }) => ellipse(spot, reach * 0.95, reach * 0.75))),
  ];
}
