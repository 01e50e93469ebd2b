import type { Point } from '../../../geometry/shapes.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import { between, oneOf } from '../../drawing/chance.ts';
import { ellipse, polygon, smoothShape } from '../../drawing/outlines.ts';
import { dome, spire } from './old-town.ts';

/** The manners in which towns are built, by the number that an artwork stores: each is called by what stands out of the roofs. */
export const TOWN_MANNERS = ['spires', 'minarets', 'pagodas', 'towers', 'onions', 'campaniles'] as const;
export type TownManner = (typeof TOWN_MANNERS)[number];

/** Returns the silhouette of a building that stands out of a town's roofs. @param foot the middle of its base. @param height units */
export function landmark(random: Random, manner: TownManner, foot: Point, height: number): Path {
  switch (manner) {
    case 'spires':
      return random() < 0.42 ? dome(foot, height * 0.86) : spire(random, foot, height);
    case 'minarets':
      return random() < 0.5 ? mosque(foot, height) : minaret(foot, height);
    case 'pagodas':
      return pagoda(foot, height, oneOf(random, [3, 5, 5]));
    case 'towers':
      return tower(random, foot, height);
    case 'onions':
      return random() < 0.6 ? onionDomes(foot, height) : spire(random, foot, height);
    case 'campaniles':
      return random() < 0.45 ? dome(foot, height * 0.8) : campanile(foot, height);
  }
}

/** Returns a shape that is the same on both sides of an upright line. @param half x from that line and height, as shares of `unit` */
function upright(foot: Point, unit: number, half: readonly (readonly [number, number])[]): Path {
  const at = (side: number) => half.map(([x, up]): Point => ({ x: foot.x + side * x * unit, y: foot.y - up * unit }));
  return polygon([...at(-1), ...at(1).toReversed()]);
}

/** A square bell tower of the south: an open belfry under a low roof. */
function campanile(foot: Point, height: number): Path {
  const tower = upright(foot, height, [
    [0.075, 0],
    [0.075, 0.62],
    [0.088, 0.63],
    [0.088, 0.66],
    [0.072, 0.665],
    [0.072, 0.86],
    [0.09, 0.87],
    [0.09, 0.895],
    [0.006, 0.975],
    [0.004, 1],
  ]);
  const hall = upright({ x: foot.x + height * 0.2, y: foot.y }, height, [
    [0.16, 0],
    [0.16, 0.34],
    [0.004, 0.42],
  ]);
  return [...tower, ...hall];
}

/** A slender tower with two galleries and a pointed roof. */
function minaret(foot: Point, height: number): Path {
  return upright(foot, height, [
    [0.036, 0],
    [0.034, 0.54],
    [0.058, 0.56],
    [0.058, 0.595],
    [0.028, 0.605],
    [0.026, 0.76],
    [0.046, 0.775],
    [0.046, 0.8],
    [0.024, 0.81],
    [0.022, 0.86],
    [0.03, 0.87],
    [0.004, 0.97],
    [0.002, 1],
  ]);
}

/** A great dome over half domes, between two minarets. */
function mosque(foot: Point, height: number): Path {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
  const bowl = (x: number, up: number, radius: number): Path => ellipse(at(x, up), radius * height, radius * height * 0.92);
  const hall = rectanglePath({ x: at(-0.46, 0).x, y: at(0, 0.26).y, width: height * 0.92, height: height * 0.26 });
  const drum = rectanglePath({ x: at(-0.22, 0).x, y: at(0, 0.38).y, width: height * 0.44, height: height * 0.14 });
  const finial = upright(at(0, 0.62), height, [
    [0.012, 0],
    [0.004, 0.06],
    [0.008, 0.075],
    [0.002, 0.12],
  ]);
  return [
    ...hall,
    ...drum,
    ...bowl(0, 0.38, 0.25),
    ...bowl(-0.27, 0.25, 0.13),
    ...bowl(0.27, 0.25, 0.13),
    ...finial,
    ...minaret(at(-0.5, 0), height),
    ...minaret(at(0.5, 0), height * 0.96),
  ];
}

/** A tower of storeys with eaves that turn up, and a mast of rings. */
function pagoda(foot: Point, height: number, storeys: number): Path {
  const step = 0.78 / storeys;
  const floors = Array.from({ length: storeys }, (_, index) => {
    const [up, wide] = [index * step, 0.2 - (index * 0.1) / storeys];
    const wall = rectanglePath({
      x: foot.x - wide * 0.62 * height,
      y: foot.y - (up + step) * height,
      width: wide * 1.24 * height,
      height: step * height + 1,
    });
    const eaves = upright({ x: foot.x, y: foot.y - (up + step * 0.62) * height }, height, [
      [wide * 0.9, -step * 0.06],
      [wide * 1.2, step * 0.02],
      [wide * 1.34, step * 0.14],
      [wide * 1.02, step * 0.13],
      [wide * 0.56, step * 0.42],
    ]);
    return [...wall, ...eaves];
  });
  const mast = upright({ x: foot.x, y: foot.y - 0.76 * height }, height, [
    [0.09, 0],
    [0.02, 0.05],
    [0.012, 0.07],
    [0.022, 0.09],
    [0.01, 0.11],
    [0.018, 0.13],
    [0.006, 0.16],
    [0.002, 0.24],
  ]);
  return [...floors.flat(), ...mast];
}

/** A tower of a big city: with steps and a mast, a slanted roof, or a flat one with a tank. */
function tower(random: Random, foot: Point, height: number): Path {
  const kind = random();
  const wide = between(random, 0.09, 0.13);
  if (kind < 0.45)
    return upright(foot, height, [
      [wide, 0],
      [wide, 0.56],
      [wide * 0.78, 0.57],
      [wide * 0.78, 0.7],
      [wide * 0.52, 0.71],
      [wide * 0.52, 0.8],
      [wide * 0.24, 0.83],
      [wide * 0.2, 0.88],
      [0.006, 0.9],
      [0.002, 1],
    ]);
  const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
  if (kind < 0.7) return polygon([at(-wide, 0), at(-wide, 0.84), at(wide, 0.74), at(wide, 0)]);
  const tank = rectanglePath({ x: at(-wide * 0.5, 0).x, y: at(0, 0.8).y, width: wide * 0.6 * height, height: height * 0.08 });
  return [...polygon([at(-wide * 1.1, 0), at(-wide * 1.1, 0.73), at(wide * 1.1, 0.73), at(wide * 1.1, 0)]), ...tank];
}

/** A church with three onion-shaped domes, the middle one the tallest. */
function onionDomes(foot: Point, height: number): Path {
  const onion = (x: number, scale: number): Path => {
    const at = (across: number, up: number): Point => ({ x: foot.x + (x + across * scale) * height, y: foot.y - up * scale * height });
    const bulb = smoothShape([
      at(-0.062, 0.56),
      at(-0.108, 0.63),
      at(-0.084, 0.71),
      at(-0.026, 0.78),
      at(0, 0.86),
      at(0.026, 0.78),
      at(0.084, 0.71),
      at(0.108, 0.63),
      at(0.062, 0.56),
    ]);
    const drum = rectanglePath({ x: at(-0.066, 0).x, y: at(0, 0.58).y, width: 0.132 * scale * height, height: 0.58 * scale * height });
    const mast = rectanglePath({ x: at(-0.005, 0).x, y: at(0, 1).y, width: 0.01 * scale * height, height: 0.16 * scale * height });
    return [...bulb, ...drum, ...mast];
  };
  const hall = rectanglePath({ x: foot.x - 0.3 * height, y: foot.y - 0.3 * height, width: 0.6 * height, height: 0.3 * height });
  return [...hall, ...onion(-0.21, 0.72), ...onion(0.21, 0.76), ...onion(0, 1)];
}
