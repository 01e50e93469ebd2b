import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A flat-topped acacia: its mass, and the leaves on its top that the light is on. */
export interface Acacia {
  readonly mass: Path;
  readonly lit: Path;
}

/** An umbrella acacia. @param tall its height, units. @param lean how far its crown stands beside its foot, as a share of its height. */
export function acacia(random: Random, foot: Point, tall: number, lean: number): Acacia {
  const at = (x: number, up: number): Point => ({ x: foot.x + (x + lean * Math.max(0, up) ** 1.5) * tall, y: foot.y - up * tall });
  const fork = between(random, 0.22, 0.34);
  const reach = between(random, 0.56, 0.7);
  const isNear = tall > 160;
  // Plates of leaves beside and over each other, flat below and rounded above.
  const plates = [
    { x: -0.5, up: 0.74, half: 0.42, high: 0.085 },
    { x: 0.46, up: 0.78, half: 0.46, high: 0.09 },
    { x: -0.02, up: 0.85, half: 0.62, high: 0.12 },
  ].map((plate) => ({
    x: (plate.x + between(random, -0.08, 0.08)) * reach,
    up: plate.up + between(random, -0.02, 0.02),
    half: plate.half * reach * between(random, 0.92, 1.12),
    high: plate.high,
  }));
  const limbs = plates.flatMap(({ x, up, half }) => {
    const base = { ...at(between(random, -0.008, 0.008), fork * between(random, 0.85, 1)), width: tall * 0.0145 };
    const knee = { ...at(x * between(random, 0.4, 0.6), fork + (up - fork) * between(random, 0.36, 0.5)), width: tall * 0.0105 };
    const ends = [-0.68, between(random, -0.2, 0.2), 0.64].map((share) => ({
      ...at(x + half * share, up + 0.02),
      width: Math.max(0.4, tall * 0.003),
    }));
    const bend = (end: Point, share: number) => ({
      x: knee.x + (end.x - knee.x) * share + between(random, -0.02, 0.02) * tall,
      y: knee.y + (end.y - knee.y) * (share - 0.1),
      width: tall * 0.0065,
    });
    if (tall < 110) return [ribbon([base, knee, ends[0]!]), ribbon([knee, ends[2]!])];
    return [
      ribbon([base, knee, bend(ends[1]!, 0.55), ends[1]!]),
      ...[ends[0]!, ends[2]!].map((end) => ribbon([knee, bend(end, 0.5), end])),
    ];
  });
  const trunk = ribbon([
    { ...at(0, -0.01), width: tall * 0.034 },
    { ...at(0, 0.06), width: tall * 0.021 },
    { ...at(0.006, fork), width: tall * 0.02 },
    { ...at(0.008, fork + 0.02), width: tall * 0.012 },
  ]);
  const count = isNear ? 120 : tall > 130 ? 24 : 10;
  const leaves = plates.flatMap(({ x, up, half, high }) =>
    Array.from({ length: count }, () => {
      const share = between(random, -1, 1);
      const dome = Math.sqrt(Math.max(0, 1 - share * share));
      const over = random() ** 0.8;
      return {
        ...at(x + half * share, up + high * dome * over),
        size: tall * between(random, 0.026, 0.052) * (isNear ? 1 : tall > 130 ? 1.3 : 1.9),
        isTop: over > 0.72,
      };
    }),
  );
  const fringe = isNear
    ? plates.flatMap(({ x, up, half, high }) =>
        Array.from({ length: 60 }, () => {
          const share = between(random, -1.04, 1.04);
          const dome = Math.sqrt(Math.max(0, 1 - share * share));
          const spot = at(x + half * share, up + high * dome * between(random, -0.1, 1.12));
          return ellipse(spot, tall * between(random, 0.006, 0.014), tall * 0.005);
        }),
      )
    : [];
  return {
    mass: clockwise([
      ...trunk,
      ...limbs.flat(),
      ...leaves.flatMap(({ size, ...spot }) => ellipse(spot, size, size * 0.34)),
      ...fringe.flat(),
    ]),
    lit: leaves
      .filter(({ isTop }) => isTop)
      .flatMap(({ size, x, y }) => ellipse({ x, y: y - size * 0.2 }, size * 0.66, Math.max(0.5, size * 0.15))),
  };
}
