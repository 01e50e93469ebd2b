import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { paleSky, type View, viewTrees } from './snapshot-ground.ts';
import { snapshotGroup, snapshotPerson } from './snapshot-people.ts';

/** A white house with a porch under a large tree, in the sun of an afternoon. */
export const houseWithPorch: View = (picture, tones, random, group) => {
  const { at, shape, round, line, size } = picture;
  const { grass, hills, leaf, low, wall, roof, deep, light, cloth, sand, wood } = tones;
  const dim = mixColours(wall, mixColours(deep, hills, 0.5), 0.36);
  const pane = mixColours(deep, tones.sky, 0.4);
  const boards = Array.from({ length: 13 }, (_, index) => line([0.3, 0.345 + index * 0.032], [0.62, 0.345 + index * 0.032]));
  const window = (x: number, y: number, wide: number, high: number) => shape([x, y], [x + wide, y], [x + wide, y + high], [x, y + high]);
  const pickets = Array.from({ length: 22 }, (_, index) => {
    const x = 0.01 + index * 0.0182;
    return shape([x, 0.9], [x, 0.81], [x + 0.005, 0.8], [x + 0.01, 0.81], [x + 0.01, 0.9]);
  });
  return [
    paleSky(picture, tones, 0.66),
    filled(
      withAlpha(light, 0.7),
      ...[
        [0.16, 0.16, 0.15],
        [0.28, 0.14, 0.1],
        [0.06, 0.19, 0.1],
      ].map(([x = 0, y = 0, reach = 0]) => ellipse(at(x, y), size * reach, size * reach * 0.36)),
    ),
    filled(mixColours(hills, low, 0.4), round([-0.1, 0.62], [0.15, 0.52], [0.4, 0.57], [0.8, 0.5], [1.1, 0.56], [1.1, 0.7], [-0.1, 0.7])),
    ...viewTrees(picture, tones, random, [
      [0.1, 0.68, 0.26, 0.36],
      [0.22, 0.68, 0.2, 0.4],
      [0.95, 0.68, 0.32, 0.3],
    ]),
    painted(
      linearPaint(at(0, 0.64), at(0, 1), [mixColours(grass, light, 0.36), grass, mixColours(grass, deep, 0.36)]),
      round([-0.2, 0.68], [0.3, 0.66], [0.7, 0.665], [1.2, 0.68], [1.2, 1.2], [-0.2, 1.2]),
    ),
    // The shaded side, the gable in the sun, and the roof.
    filled(mixColours(roof, deep, 0.4), shape([0.55, 0.1], [0.6, 0.1], [0.6, 0.22], [0.55, 0.22])),
    filled(dim, shape([0.6, 0.33], [0.86, 0.37], [0.86, 0.7], [0.6, 0.76])),
    filled(wall, shape([0.3, 0.76], [0.3, 0.34], [0.46, 0.15], [0.62, 0.34], [0.62, 0.76])),
    stroked(withAlpha(dim, 0.7), size * 0.004, ...boards),
    painted(
      linearPaint(at(0.5, 0.15), at(0.8, 0.4), [mixColours(roof, light, 0.25), roof]),
      shape([0.46, 0.12], [0.74, 0.19], [0.89, 0.385], [0.64, 0.35]),
    ),
    filled(mixColours(roof, deep, 0.3), shape([0.46, 0.12], [0.26, 0.36], [0.285, 0.37], [0.46, 0.165], [0.64, 0.375], [0.66, 0.352])),
    filled(pane, window(0.42, 0.27, 0.08, 0.11), window(0.68, 0.44, 0.05, 0.1), window(0.77, 0.445, 0.045, 0.09)),
    stroked(
      wall,
      size * 0.008,
      window(0.42, 0.27, 0.08, 0.11),
      line([0.46, 0.27], [0.46, 0.38]),
      window(0.68, 0.44, 0.05, 0.1),
      window(0.77, 0.445, 0.045, 0.09),
    ),
    filled(mixColours(cloth, deep, 0.12), window(0.385, 0.265, 0.028, 0.12), window(0.507, 0.265, 0.028, 0.12)),
    // The porch lies in its own shade.
    filled(mixColours(dim, deep, 0.36), shape([0.26, 0.5], [0.66, 0.5], [0.66, 0.76], [0.26, 0.76])),
    filled(mixColours(cloth, deep, 0.06), window(0.43, 0.55, 0.075, 0.21)),
    filled(mixColours(low, { r: 255, g: 206, b: 120, a: 1 }, 0.6), window(0.448, 0.57, 0.04, 0.07), window(0.32, 0.56, 0.06, 0.1)),
    stroked(mixColours(wall, dim, 0.4), size * 0.007, window(0.32, 0.56, 0.06, 0.1), line([0.35, 0.56], [0.35, 0.66])),
    painted(
      linearPaint(at(0, 0.44), at(0, 0.52), [mixColours(roof, light, 0.2), mixColours(roof, deep, 0.15)]),
      shape([0.29, 0.44], [0.64, 0.44], [0.695, 0.515], [0.235, 0.515]),
    ),
    filled(
      mixColours(wall, light, 0.4),
      ...[0.265, 0.4, 0.52, 0.645].map((x) => shape([x, 0.515], [x + 0.016, 0.515], [x + 0.016, 0.76], [x, 0.76])),
      shape([0.245, 0.515], [0.685, 0.515], [0.685, 0.53], [0.245, 0.53]),
    ),
    stroked(
      mixColours(wall, light, 0.3),
      size * 0.006,
      line([0.265, 0.68], [0.4, 0.68]),
      line([0.535, 0.68], [0.65, 0.68]),
      ...Array.from({ length: 8 }, (_, index) => line([0.285 + index * 0.016, 0.68], [0.285 + index * 0.016, 0.75])),
    ),
    filled(mixColours(wood, light, 0.3), shape([0.25, 0.75], [0.68, 0.75], [0.68, 0.775], [0.25, 0.775])),
    filled(mixColours(wood, light, 0.16), shape([0.4, 0.775], [0.54, 0.775], [0.55, 0.8], [0.39, 0.8])),
    filled(mixColours(wood, light, 0.02), shape([0.39, 0.8], [0.55, 0.8], [0.56, 0.83], [0.38, 0.83])),
    painted(
      linearPaint(at(0, 0.82), at(0, 1), [sand, mixColours(sand, deep, 0.2)]),
      round([0.39, 0.825], [0.555, 0.825], [0.62, 0.92], [0.72, 1.08], [0.36, 1.08], [0.36, 0.94]),
    ),
    filled(
      mixColours(leaf, deep, 0.2),
      ...[
        [0.24, 0.775, 0.06],
        [0.31, 0.785, 0.05],
        [0.64, 0.785, 0.055],
        [0.72, 0.76, 0.06],
        [0.8, 0.745, 0.05],
      ].map(([x = 0, y = 0, reach = 0]) => ellipse(at(x, y), size * reach, size * reach * 0.72)),
    ),
    filled(
      mixColours(cloth, light, 0.4),
      ...Array.from({ length: 22 }, (_, index) =>
        ellipse(at(index % 2 === 0 ? between(random, 0.2, 0.35) : between(random, 0.6, 0.82), between(random, 0.745, 0.8)), size * 0.008),
      ),
    ),
    filled(
      withAlpha(mixColours(leaf, deep, 0.6), 0.36),
      round([0.3, 0.9], [0.6, 0.84], [0.9, 0.84], [1.1, 0.88], [1.1, 0.98], [0.7, 0.97]),
    ),
    ...viewTrees(picture, tones, random, [[0.99, 0.87, 0.74, 0.02]]),
    filled(
      mixColours(wall, light, 0.3),
      ...pickets,
      shape([0, 0.835], [0.41, 0.835], [0.41, 0.845], [0, 0.845]),
      shape([0, 0.875], [0.41, 0.875], [0.41, 0.885], [0, 0.885]),
    ),
    ...(group > 0
      ? snapshotGroup(at(0.53, 0.95), size * 0.24, group, tones, 1)
      : snapshotPerson(at(0.5, 0.93), size * 0.17, 'girl', tones.other, tones, 1)),
  ];
};

/** A street in the light of the evening, with lit windows and a wet road. */
export const eveningStreet: View = (picture, tones, random, group) => {
  const { at, shape, line, size } = picture;
  const { sky, low, wall, roof, deep, light, cloth, hills, wood } = tones;
  const lamp: Rgba = mixColours(low, { r: 255, g: 196, b: 96, a: 1 }, 0.7);
  const dusk = mixColours(mixColours(sky, cloth, 0.25), deep, 0.16);
  const [vx, vy] = [0.52, 0.56];
  /** A place on the wall of one side: how far away, from 1 near to 0 at the end, and how high in shares of the nearest house. */
  const seen = (side: number, near: number, up: number): readonly [number, number] => [
    vx + side * (0.06 + 0.5 * near),
    vy + (0.02 + 0.36 * near) - up * (0.1 + 0.86 * near),
  ];
  const houses = [-1, 1].flatMap((side) =>
    (
      [
        [0.02, 0.14, 0.72],
        [0.14, 0.34, 0.86],
        [0.34, 0.62, 0.76],
        [0.62, 1.1, 0.94],
      ] as const
    ).map(([from, to, high], index) => ({ side, from, to, high: high + (side > 0 ? 0.06 - (index % 2) * 0.12 : 0), index })),
  );
  const fronts = houses.flatMap(({ side, from, to, high, index }): readonly SceneNode[] => {
    const base = [wall, roof, mixColours(wood, wall, 0.4), mixColours(hills, wall, 0.3)][(index + (side > 0 ? 1 : 0)) % 4] ?? wall;
    const tone = mixColours(mixColours(base, deep, side > 0 ? 0.42 : 0.22), low, 0.36 * (1 - Math.min(1, to)));
    const panes = [0.3, 0.52, 0.72].flatMap((up) =>
      [0.18, 0.58].map((share) => {
        const [near, far] = [from + (to - from) * (share + 0.26), from + (to - from) * share];
        const [low_, top] = [up * high, (up + 0.11) * high];
        return {
          path: shape(seen(side, far, low_), seen(side, near, low_), seen(side, near, top), seen(side, far, top)),
          isLit: random() < 0.55,
        };
      }),
    );
    return [
      filled(tone, shape(seen(side, from, 0), seen(side, to, 0), seen(side, to, high), seen(side, from, high))),
      filled(
        mixColours(tone, light, 0.3),
        shape(seen(side, from, high), seen(side, to, high), seen(side, to, high - 0.03), seen(side, from, high - 0.03)),
      ),
      filled(mixColours(tone, deep, 0.5), ...panes.filter(({ isLit }) => !isLit).map(({ path }) => path)),
      filled(lamp, ...panes.filter(({ isLit }) => isLit).map(({ path }) => path)),
      filled(
        mixColours(cloth, deep, 0.2),
        shape(
          seen(side, from + (to - from) * 0.12, 0.22),
          seen(side, to - (to - from) * 0.12, 0.22),
          seen(side, to - (to - from) * 0.08, 0.16),
          seen(side, from + (to - from) * 0.08, 0.16),
        ),
      ),
      filled(
        withAlpha(lamp, 0.85),
        shape(
          seen(side, from + (to - from) * 0.2, 0.02),
          seen(side, to - (to - from) * 0.2, 0.02),
          seen(side, to - (to - from) * 0.2, 0.15),
          seen(side, from + (to - from) * 0.2, 0.15),
        ),
      ),
    ];
  });
  const posts = [-1, 1].flatMap((side) =>
    [0.16, 0.42, 0.86].map((near) => ({ foot: seen(side * 0.82, near, 0), head: seen(side * 0.82, near, 0.46), near })),
  );
  return [
    painted(
      linearPaint(at(0, 0), at(0, vy), [dusk, mixColours(dusk, low, 0.66), mixColours(lamp, light, 0.4)]),
      shape([0, 0], [1, 0], [1, 0.7], [0, 0.7]),
    ),
    glow(at(vx, vy - 0.05), size * 0.5, withAlpha(mixColours(lamp, light, 0.5), 0.85)),
    filled(mixColours(hills, lamp, 0.45), shape([0.4, 0.56], [0.46, 0.5], [0.52, 0.42], [0.55, 0.5], [0.64, 0.56])),
    painted(
      linearPaint(at(0, vy), at(0, 1), [mixColours(lamp, light, 0.3), mixColours(deep, lamp, 0.44), mixColours(deep, hills, 0.2)]),
      shape([vx - 0.05, vy + 0.01], [vx + 0.05, vy + 0.01], [1.1, 1], [-0.1, 1]),
    ),
    ...fronts,
    stroked(
      withAlpha(lamp, 0.5),
      size * 0.012,
      ...Array.from({ length: 16 }, (_, index) => {
        const y = 0.64 + 0.34 * (index / 16);
        const x = vx + between(random, -0.3, 0.3) * (y - 0.5) * 2;
        return line([x, y], [x + 0.01, y + 0.03]);
      }),
    ),
    stroked(mixColours(deep, hills, 0.1), size * 0.008, ...posts.map(({ foot, head }) => line(foot, head))),
    ...posts.flatMap(({ head, near }) => [
      glow(at(...head), size * (0.03 + near * 0.1), withAlpha(lamp, 0.85)),
      filled(mixColours(lamp, WHITE, 0.6), ellipse(at(...head), size * (0.006 + near * 0.016))),
    ]),
    ...(group > 0
      ? snapshotGroup(at(0.46, 0.9), size * 0.32, group, tones, 1)
      : snapshotPerson(at(0.45, 0.9), size * 0.33, 'coat', mixColours(cloth, deep, 0.15), tones, 1)),
  ];
};
