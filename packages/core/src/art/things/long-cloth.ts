import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

/** A table that runs away from the viewer. Lengths are units of its near end. */
export interface TableInDepth {
  /** Finds where a point is seen. @param up over the table's top. @param away in distances of the near end. */
  readonly at: (x: number, up: number, away: number) => Point;
  /** Half of its breadth. */
  readonly half: number;
  /** Where it ends, in distances of the near end. */
  readonly end: number;
  /** Units of the drawing for one of the near end. */
  readonly size: number;
  /** The lowest line that is seen. */
  readonly bottom: number;
}

/** Heights of a table's top, and of seats, over the ground. */
export const TOP = 430;
const SEAT = 190;

interface ChairTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** Pales a color by what the air does at a distance. */
  readonly hazed: (tone: Rgba, away: number) => Rgba;
}

interface ClothTones {
  readonly cloth: Rgba;
  readonly runner: Rgba;
  readonly shade: Rgba;
  readonly glare: Rgba;
  readonly rim: Rgba;
  readonly low: Rgba;
  readonly isDusk: boolean;
}

/** Chairs on both sides, the farthest first, dark against the light. */
export function chairsAlong(
  { at, half, size }: TableInDepth,
  places: readonly number[],
  { wood, shade, light, hazed }: ChairTones,
): readonly SceneNode[] {
  return places.toReversed().flatMap((away) =>
    [-1, 1].flatMap((end): readonly SceneNode[] => {
      const [near, far] = [away - 0.17, away + 0.2];
      const x = end * (half + 92);
      const rail = (up: number, thick: number) =>
        polygon([at(x, up, near), at(x, up, far), at(x, up - thick, far), at(x, up - thick, near)]);
      const post = (where: number, low: number, high: number): Path => {
        const wide = 0.016;
        return polygon([at(x, high, where - wide), at(x, high, where + wide), at(x, low, where + wide), at(x, low, where - wide)]);
      };
      const tone = hazed(mixColours(wood, shade, 0.35), away);
      const seat = polygon([
        at(x, SEAT - TOP, near),
        at(x, SEAT - TOP, far),
        at(x - end * 190, SEAT - TOP, far),
        at(x - end * 190, SEAT - TOP, near),
      ]);
      const bow = smoothLine([at(x, 130, near), at(x, 168, near + 0.05), at(x, 178, away), at(x, 168, far - 0.05), at(x, 130, far)]);
      return [
        filled(
          withAlpha(hazed(shade, away), 0.3),
          polygon([at(x - 40, -TOP, far), at(x + 60, -TOP, far), at(x - 20, -TOP, near - 0.25), at(x - 200, -TOP, near - 0.25)]),
        ),
        filled(mixColours(tone, shade, 0.3), seat, post(near, -TOP, 20), post(far, -TOP, 20)),
        filled(tone, post(near, SEAT - TOP, 132), post(far, SEAT - TOP, 132), rail(108, 20), rail(10, 18)),
        filled(tone, ...[0.2, 0.4, 0.6, 0.8].map((share) => post(near + (far - near) * share, 0, 150))),
        stroked(tone, (24 * size) / away, bow),
        stroked(withAlpha(light, 0.75), Math.max(0.8, (6 * size) / away), bow, smoothLine([at(x, SEAT - TOP, near), at(x, 130, near)])),
      ];
    }),
  );
}

/** The cloth: its top in the light, and the falls at its sides and at the near end. */
export function longCloth(
  random: Random,
  { at, half, end, size, bottom }: TableInDepth,
  { cloth, runner: band, shade, glare, rim, low, isDusk }: ClothTones,
): readonly SceneNode[] {
  const floor = at(0, 0, 1).y;
  const fall = 250;
  const sideFall = (side: number) => {
    const hem = Array.from({ length: 40 }, (_, index) => {
      const away = 1 + ((end - 1) * index) / 39;
      return at(side * (half + 16 + 14 * Math.sin(index * 1.9)), -fall - 10 * Math.sin(index * 1.3), away);
    });
    return polygon([at(side * half, 0, 1), at(side * half, 0, end), ...hem.toReversed()]);
  };
  const top = polygon([at(-half, 0, 1), at(-half, 0, end), at(half, 0, end), at(half, 0, 1)]);
  const front = polygon([
    at(-half, 0, 1),
    at(half, 0, 1),
    { x: at(half + 26, 0, 1).x, y: bottom },
    { x: at(-half - 26, 0, 1).x, y: bottom },
  ]);
  const folds = Array.from({ length: 15 }, (_, index) => {
    const x = -half + ((index + between(random, 0.2, 0.8)) / 15) * half * 2;
    const [head, foot] = [at(x, -6, 1), at(x * 1.08 + between(random, -12, 12), 0, 1)];
    const wide = between(random, 6, 18) * size;
    return polygon([head, { x: foot.x + wide, y: bottom }, { x: foot.x - wide, y: bottom }]);
  });
  const creases = [-0.42, 0.4].map((share) => [at(half * share, 0, 1), at(half * share, 0, end)] as const);
  const dapples = Array.from({ length: 46 }, () => {
    const away = 1.05 + 3.4 * random() ** 1.5;
    return ellipse(
      at(between(random, -0.92, 0.92) * half, 0, away),
      (between(random, 14, 60) * size) / away,
      (between(random, 5, 16) * size) / away ** 1.5,
    );
  });
  const runner = polygon([at(-62, 0, 1), at(-62, 0, end), at(62, 0, end), at(62, 0, 1)]);
  return [
    painted(
      linearPaint(at(0, 0, 1), at(0, 0, end), [mixColours(cloth, shade, 0.5), mixColours(cloth, low, 0.35)]),
      sideFall(-1),
      sideFall(1),
    ),
    painted(
      linearPaint(at(0, 0, 1), at(0, 0, end), [
        mixColours(cloth, shade, isDusk ? 0.16 : 0.06),
        cloth,
        mixColours(cloth, glare, 0.35),
        mixColours(rim, cloth, 0.3),
      ]),
      top,
    ),
    stroked(withAlpha(shade, 0.13), 2, ...creases.map((line) => smoothLine(line))),
    painted(linearPaint(at(0, 0, 1), at(0, 0, end), [withAlpha(band, 0.92), withAlpha(mixColours(band, low, 0.5), 0.7)]), runner),
    filled(withAlpha(shade, isDusk ? 0.13 : 0.09), ...dapples.filter((_, index) => index % 2 === 0)),
    filled(withAlpha(rim, 0.34), ...dapples.filter((_, index) => index % 2 === 1)),
    painted(
      linearPaint({ x: 0, y: floor }, { x: 0, y: Math.min(bottom, floor + 150) }, [
        mixColours(cloth, shade, 0.36),
        mixColours(cloth, shade, 0.66),
        mixColours(cloth, shade, 0.9),
      ]),
      front,
    ),
    filled(withAlpha(shade, 0.26), ...folds.filter((_, index) => index % 2 === 0)),
    filled(withAlpha(mixColours(cloth, rim, 0.4), 0.15), ...folds.filter((_, index) => index % 2 === 1)),
    stroked(withAlpha(mixColours(cloth, WHITE, 0.7), 0.85), 3, smoothLine([at(-half, 0, 1), at(half, 0, 1)])),
  ];
}
