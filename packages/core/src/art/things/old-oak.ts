import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A broad old tree that stands alone: its wood, the mass of its crown, the leaves that face the viewer and those that the light is on. */
export interface OldOak {
  readonly wood: Path;
  readonly mass: Path;
  readonly middle: Path;
  readonly lit: Path;
}

/** The boughs of the crown: their middles as shares of the height, from the foot, and half their width and height. */
const BOUGHS = [
  [-0.42, 0.45, 0.22, 0.17],
  [0.43, 0.43, 0.23, 0.17],
  [-0.25, 0.65, 0.24, 0.18],
  [0.25, 0.63, 0.25, 0.18],
  [0.01, 0.8, 0.26, 0.17],
  [-0.5, 0.3, 0.15, 0.09],
  [0.52, 0.29, 0.16, 0.09],
  [0, 0.53, 0.34, 0.19],
] as const;

/** @param from the direction of the light, of length 1, with y down. */
export function oldOak(random: Random, foot: Point, tall: number, from: Point): OldOak {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const heaps = BOUGHS.flatMap(([x, up, wide, high]) => {
    const shift = [between(random, -0.03, 0.03), between(random, -0.02, 0.02)] as const;
    return Array.from({ length: 84 }, (_, index) => {
      const angle = index * 2.4 + between(random, -0.3, 0.3);
      const out = Math.sqrt((index + 0.5) / 84) * between(random, 0.88, 1.04);
      const [dx, dy] = [Math.cos(angle) * out, Math.sin(angle) * out];
      const spot = at(x + shift[0] + dx * wide, up + shift[1] - dy * high * (dy > 0 ? 0.8 : 1));
      return {
        spot,
        size: tall * between(random, 0.014, 0.03) * (1.3 - 0.6 * out),
        light:
          0.75 * (dx * from.x + dy * from.y) + (x / 0.6) * from.x * 0.6 + ((up - 0.5) / 0.4) * -from.y * 0.5 + between(random, -0.3, 0.3),
      };
    });
  });
  const leaves = (least: number, share: number, shift: number): Path =>
    heaps
      .filter(({ light }) => light > least)
      .flatMap(({ spot, size }) =>
        ellipse({ x: spot.x + from.x * size * shift, y: spot.y + from.y * size * shift }, size * share, size * share * 0.78),
      );
  const limb = (...spots: readonly (readonly [number, number, number])[]) =>
    ribbon(spots.map(([x, up, width]) => ({ ...at(x, up), width: width * tall })));
  return {
    wood: [
      ...limb([0, -0.012, 0.1], [0.004, 0.04, 0.062], [-0.006, 0.14, 0.05], [0.004, 0.26, 0.055], [0.01, 0.4, 0.02]),
      ...limb([0, 0.18, 0.034], [-0.12, 0.27, 0.026], [-0.32, 0.32, 0.014], [-0.5, 0.34, 0.004]),
      ...limb([0.004, 0.2, 0.034], [0.14, 0.28, 0.024], [0.34, 0.31, 0.014], [0.52, 0.33, 0.004]),
      ...limb([0, 0.3, 0.026], [-0.07, 0.45, 0.016], [-0.16, 0.62, 0.006]),
      ...limb([0.006, 0.3, 0.026], [0.09, 0.46, 0.016], [0.16, 0.64, 0.006]),
    ],
    mass: [...BOUGHS.flatMap(([x, up, wide, high]) => ellipse(at(x, up), wide * 0.8 * tall, high * 0.78 * tall)), ...leaves(-9, 1, 0)],
    middle: leaves(0.12, 0.66, 0.2),
    lit: leaves(0.72, 0.62, 0.4),
  };
}
