import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { lengthOfShell, oar, SEAT, seats, type Shell, type ShellTones, sideOf } from './shell-plan.ts';
import { crest } from './water-from-above.ts';

/** White water where the blades go in, and the swirls that the last stroke left behind. */
export function strokeMarks(random: Random, { at, metre, crew }: Shell, { foam }: Pick<ShellTones, 'foam'>): readonly SceneNode[] {
  const travel = SEAT * Math.min(4, crew) + 0.7;
  const swirls = seats(crew).flatMap((seat, index) =>
    [0, 1].map((stroke) => {
      const middle = at(seat - 1.5 - travel * (stroke * 1.4 + 0.5), sideOf(index) * (2.5 + stroke * 0.12));
      return { middle, radius: metre * between(random, 0.34, 0.46) * (1 + stroke * 0.5), age: stroke };
    }),
  );
  // Each swirl is a ring of small crests around smooth dark water.
  const rings = (age: number) =>
    swirls
      .filter((swirl) => swirl.age === age)
      .flatMap(({ middle, radius }) =>
        Array.from({ length: 26 }, (_, index) => {
          const turn = index * 0.55;
          const reach = radius * (0.45 + (index / 26) * 0.62) * between(random, 0.9, 1.08);
          const spot = { x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach * 0.9 };
          return crest(spot, radius * between(random, 0.3, 0.66), metre * between(random, 0.015, 0.055), turn + Math.PI / 2, -0.12);
        }),
      );
  const spray = seats(crew).flatMap((seat, index) => {
    const { point, along, across } = oar(seat, sideOf(index));
    return Array.from({ length: 15 }, () => {
      const spot = point(between(random, 2.1, 2.95));
      const out = between(random, -0.1, 0.5) * random();
      const middle = at(spot.u + out * across * sideOf(index), spot.v - out * along * sideOf(index));
      return ellipse(middle, metre * between(random, 0.012, 0.05));
    });
  });
  return [
    ...swirls.map(({ middle, radius, age }) => glow(middle, radius * 1.5, withAlpha(foam, 0.34 - age * 0.14))),
    filled(withAlpha(foam, 0.3), ...rings(1)),
    filled(withAlpha(foam, 0.62), ...rings(0)),
    filled(withAlpha(foam, 0.9), ...spray),
  ];
}

/** The bright wake that runs from the stern, and the bow's waves on both sides. */
export function shellWake(random: Random, { at, metre, crew }: Shell, foam: Rgba): readonly SceneNode[] {
  const long = lengthOfShell(crew);
  const heading = Math.atan2(at(1, 0).y - at(0, 0).y, at(1, 0).x - at(0, 0).x);
  const bow = [1, -1].map((side) =>
    ribbon(
      [0.2, 2, 5, 9, 14, 20].map((back, index) => ({
        ...at(long - back, side * (0.06 + back * 0.105)),
        width: [1, 3, 2.6, 2, 1.4, 0.3][index]!,
      })),
    ),
  );
  const beside = Array.from({ length: 260 }, () => {
    const back = between(random, 0.6, 16);
    const spot = at(long - back, oneOf(random, [1, -1]) * (0.2 + back * 0.105 + between(random, -0.32, 0.06)));
    return crest(
      spot,
      metre * between(random, 0.16, 0.5),
      between(random, 0.7, 2.2) * (1 - back / 20),
      heading + between(random, -0.3, 0.3),
      0.05,
    );
  });
  const astern = Array.from({ length: 260 }, () => {
    const back = 11 * random() ** 1.25;
    const spot = at(-back, between(random, -1, 1) * (0.12 + back * 0.05));
    return crest(
      spot,
      metre * between(random, 0.16, 0.62),
      between(random, 1.2, 3.6) * (1 - back / 14),
      heading + between(random, -0.4, 0.4),
      0.08,
    );
  });
  const trail = polygon([at(0.6, 0.1), at(-11, 0.75), at(-11, -0.75), at(0.6, -0.1)]);
  return [
    painted(linearPaint(at(0.4, 0), at(-11, 0), [withAlpha(foam, 0.42), withAlpha(foam, 0)]), trail),
    filled(withAlpha(foam, 0.22), ...bow),
    filled(withAlpha(foam, 0.6), ...beside),
    filled(withAlpha(foam, 0.8), ...astern),
  ];
}
