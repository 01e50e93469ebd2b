import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { paleSky, type View, viewTrees } from './snapshot-ground.ts';
import { snapshotGroup, snapshotPerson } from './snapshot-people.ts';

/** A path through a meadow between trees, and a woman who walks away on it; or those whom the title is about. */
export const meadowPath: View = (picture, tones, random, group) => {
  const { at, shape, round, line, size } = picture;
  const { grass, hills, leaf, low, sand, deep, light, cloth } = tones;
  const tufts = Array.from({ length: 60 }, (_, index) => {
    const y = 0.58 + 0.4 * (index / 60);
    const x = index % 2 === 0 ? between(random, 0, 0.42 - (y - 0.55) * 0.5) : between(random, 0.62 + (y - 0.55) * 0.5, 1);
    const tall = 0.02 + (y - 0.5) * 0.1;
    return line([x, y], [x + 0.005, y - tall * 0.6], [x + 0.018, y - tall]);
  });
  const flowers = Array.from({ length: 34 }, (_, index) => {
    const y = 0.62 + 0.36 * (index / 34);
    const x = index % 2 === 0 ? between(random, 0, 0.4 - (y - 0.55) * 0.5) : between(random, 0.64 + (y - 0.55) * 0.5, 1);
    return ellipse(at(x, y), size * (0.004 + (y - 0.55) * 0.016));
  });
  return [
    paleSky(picture, tones, 0.5),
    glow(at(0.6, 0.42), size * 0.5, withAlpha(light, 0.7)),
    filled(
      mixColours(hills, low, 0.45),
      round([-0.1, 0.5], [0.12, 0.36], [0.36, 0.42], [0.62, 0.34], [0.86, 0.4], [1.1, 0.32], [1.1, 0.54], [-0.1, 0.54]),
    ),
    painted(
      linearPaint(at(0, 0.48), at(0, 1), [mixColours(grass, low, 0.5), grass, mixColours(grass, deep, 0.4)]),
      shape([0, 0.5], [0.3, 0.485], [0.7, 0.48], [1, 0.5], [1, 1], [0, 1]),
    ),
    ...viewTrees(picture, tones, random, [
      [0.3, 0.51, 0.17, 0.45],
      [0.74, 0.505, 0.2, 0.4],
      [0.2, 0.55, 0.3, 0.25],
      [0.9, 0.57, 0.4, 0.16],
      [0.03, 0.64, 0.58, 0.04],
    ]),
    painted(
      linearPaint(at(0, 0.5), at(0, 1), [mixColours(sand, low, 0.6), sand, mixColours(sand, deep, 0.2)]),
      round([0.55, 0.5], [0.5, 0.58], [0.4, 0.74], [0.22, 1.04], [0.5, 1.1], [0.82, 1.04], [0.68, 0.74], [0.6, 0.58], [0.57, 0.5]),
    ),
    filled(
      withAlpha(mixColours(leaf, deep, 0.5), 0.3),
      round([-0.1, 0.68], [0.2, 0.66], [0.5, 0.69], [0.56, 0.71], [0.3, 0.74], [-0.1, 0.77]),
    ),
    stroked(withAlpha(mixColours(grass, deep, 0.34), 0.9), size * 0.006, ...tufts.filter((_, index) => index % 3 > 0)),
    stroked(withAlpha(mixColours(grass, light, 0.55), 0.9), size * 0.006, ...tufts.filter((_, index) => index % 3 === 0)),
    filled(mixColours(light, cloth, 0.2), ...flowers.filter((_, index) => index % 2 === 0)),
    filled(mixColours(cloth, light, 0.3), ...flowers.filter((_, index) => index % 2 === 1)),
    ...(group > 0
      ? snapshotGroup(at(0.5, 0.86), size * 0.43, group, tones, 1)
      : snapshotPerson(at(0.5, 0.86), size * 0.46, 'dress', cloth, tones, 1)),
  ];
};

/** A child with a kite on a windy hill. */
export const kiteHill: View = (picture, tones, random, group) => {
  const { at, shape, round, line, size } = picture;
  const { grass, hills, low, deep, light, cloth, other, sky } = tones;
  const child = at(0.3, 0.86);
  const tall = size * 0.34;
  const kite = at(0.73, 0.22);
  const k = size * 0.12;
  const spot = (x: number, y: number) => ({ x: kite.x + x * k, y: kite.y + y * k });
  const hand = { x: child.x + tall * 0.26, y: child.y - tall * 0.82 };
  const tail = [spot(-0.6, 1), spot(-0.95, 1.35), spot(-0.85, 1.75), spot(-1.3, 2.1), spot(-1.25, 2.5)];
  const clouds = [
    [0.2, 0.2, 0.15],
    [0.32, 0.17, 0.11],
    [0.4, 0.21, 0.1],
    [0.82, 0.46, 0.13],
    [0.94, 0.44, 0.12],
  ] as const;
  return [
    paleSky(picture, tones, 0.72),
    filled(
      withAlpha(mixColours(light, sky, 0.08), 0.75),
      ...clouds.map(([x, y, reach]) => ellipse(at(x, y), size * reach, size * reach * 0.42)),
    ),
    filled(mixColours(hills, low, 0.3), round([-0.1, 0.74], [0.2, 0.62], [0.5, 0.66], [0.8, 0.58], [1.1, 0.64], [1.1, 0.9], [-0.1, 0.9])),
    ...viewTrees(picture, tones, random, [
      [0.72, 0.735, 0.12, 0.4],
      [0.8, 0.745, 0.16, 0.34],
      [0.9, 0.76, 0.13, 0.36],
    ]),
    painted(
      linearPaint(at(0.4, 0.68), at(0.5, 1), [mixColours(grass, light, 0.4), grass, mixColours(grass, deep, 0.4)]),
      round([-0.2, 0.86], [0.1, 0.8], [0.4, 0.76], [0.7, 0.76], [1.2, 0.84], [1.2, 1.2], [-0.2, 1.2]),
    ),
    stroked(
      withAlpha(mixColours(grass, deep, 0.5), 0.8),
      size * 0.006,
      ...Array.from({ length: 44 }, (_, index) => {
        const [x, y] = [between(random, 0, 1), 0.83 + 0.17 * (index / 44)];
        return line([x, y], [x + 0.012, y - 0.02], [x + 0.034, y - 0.032]);
      }),
    ),
    stroked(
      withAlpha(deep, 0.75),
      size * 0.004,
      smoothLine([hand, { x: (hand.x + kite.x) / 2 + k * 0.3, y: (hand.y + kite.y) / 2 + k * 0.9 }, kite]),
    ),
    stroked(mixColours(other, deep, 0.1), size * 0.006, smoothLine([spot(-0.35, 0.8), ...tail])),
    filled(cloth, ...tail.map(({ x, y }) => shapeOfBow(x, y, k * 0.16))),
    filled(cloth, polygon([spot(0.45, -0.95), spot(0.72, 0), spot(-0.45, 0.95), spot(-0.62, -0.12)])),
    filled(mixColours(cloth, light, 0.45), polygon([spot(0.45, -0.95), spot(0.02, 0), spot(-0.62, -0.12)])),
    filled(other, polygon([spot(0.72, 0), spot(-0.45, 0.95), spot(0.02, 0)])),
    stroked(
      tones.skin,
      tall * 0.055,
      smoothLine([{ x: child.x + tall * 0.08, y: child.y - tall * 0.72 }, { x: child.x + tall * 0.2, y: child.y - tall * 0.76 }, hand]),
    ),
    ...(group > 0 && group !== 4 && group !== 5
      ? snapshotGroup(child, tall * 1.1, group, tones, 1)
      : snapshotPerson(child, tall, group === 5 ? 'boy' : 'girl', other, tones, 1)),
    filled(withAlpha(deep, 0.1), shape([0, 0.95], [1, 0.93], [1, 1], [0, 1])),
  ];
};

function shapeOfBow(x: number, y: number, reach: number) {
  return polygon([
    { x: x - reach, y: y - reach * 0.6 },
    { x: x + reach, y: y + reach * 0.6 },
    { x: x + reach, y: y - reach * 0.6 },
    { x: x - reach, y: y + reach * 0.6 },
  ]);
}
