import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import type { Picture } from './film-stock.ts';
import { paleSky, type View } from './snapshot-ground.ts';
import { snapshotGroup } from './snapshot-people.ts';

/** A swimmer on the back in a lake, who lifts one arm, and the end of a jetty with a towel on it. */
export const swimmer: View = (picture, tones, random) => {
  const { at, shape, round, line, size } = picture;
  const { water, hills, leaf, low, wood, deep, light, skin, hair, cloth, other } = tones;
  const glints = Array.from({ length: 46 }, (_, index) => {
    const y = 0.31 + 0.6 * (index / 46) ** 1.3;
    const long = 0.015 + (y - 0.28) * between(random, 0.03, 0.16);
    const x = 0.66 + between(random, -1, 1) * (0.06 + (y - 0.3) * 0.7);
    return line([x - long, y], [x, y + 0.004], [x + long, y]);
  });
  const s = size * 0.26;
  const middle = at(0.46, 0.6);
  const body = (x: number, y: number) => ({ x: middle.x + x * s, y: middle.y + y * s });
  const rings = [0.5, 0.74, 1.02].map((reach) => ellipse(body(0.05, 0.08), reach * s, reach * s * 0.2));
  return [
    paleSky(picture, tones, 0.28),
    filled(
      mixColours(hills, low, 0.4),
      round([-0.1, 0.29], [0.1, 0.17], [0.34, 0.2], [0.6, 0.12], [0.85, 0.2], [1.1, 0.15], [1.1, 0.3], [-0.1, 0.3]),
    ),
    filled(
      mixColours(leaf, hills, 0.45),
      round([-0.1, 0.3], [0.06, 0.235], [0.22, 0.25], [0.4, 0.265], [0.62, 0.25], [0.84, 0.225], [1.1, 0.24], [1.1, 0.3]),
    ),
    painted(
      linearPaint(at(0, 0.28), at(0, 1), [mixColours(water, low, 0.5), water, mixColours(water, deep, 0.42)]),
      shape([0, 0.28], [1, 0.28], [1, 1], [0, 1]),
    ),
    filled(
      withAlpha(mixColours(leaf, deep, 0.3), 0.34),
      round([-0.1, 0.29], [1.1, 0.29], [1.1, 0.36], [0.7, 0.38], [0.3, 0.35], [-0.1, 0.4]),
    ),
    stroked(withAlpha(light, 0.62), size * 0.006, ...glints),
    stroked(withAlpha(light, 0.34), size * 0.007, ...rings),
    // What lies under the water shines through it.
    filled(
      withAlpha(mixColours(skin, water, 0.5), 0.8),
      polygon([body(-0.1, 0.06), body(0.55, 0.1), body(0.98, 0.19), body(0.96, 0.27), body(0.5, 0.24), body(-0.1, 0.22)]),
    ),
    filled(
      cloth,
      round(
        ...(
          [
            [0.2, -0.02],
            [0.48, 0.0],
            [0.62, 0.1],
            [0.44, 0.17],
            [0.14, 0.16],
          ] as const
        ).map(([x, y]) => toShare(picture, body(x, y))),
      ),
    ),
    filled(
      skin,
      round(
        ...(
          [
            [-0.16, -0.02],
            [0.1, -0.06],
            [0.28, -0.02],
            [0.24, 0.12],
            [-0.02, 0.16],
            [-0.2, 0.1],
          ] as const
        ).map(([x, y]) => toShare(picture, body(x, y))),
      ),
    ),
    // The lifted arm reaches back over the head.
    stroked(skin, s * 0.115, smoothLine([body(-0.04, 0), body(-0.16, -0.34), body(-0.34, -0.6)])),
    stroked(mixColours(skin, light, 0.5), s * 0.04, smoothLine([body(0, -0.04), body(-0.12, -0.34), body(-0.31, -0.6)])),
    filled(skin, ellipse(body(-0.37, -0.64), s * 0.07, s * 0.06)),
    filled(hair, ellipse(body(-0.35, 0.02), s * 0.15, s * 0.13)),
    filled(skin, ellipse(body(-0.32, -0.04), s * 0.12, s * 0.1)),
    filled(
      withAlpha(water, 0.78),
      polygon([body(-0.62, 0.1), body(-0.2, 0.12), body(0.3, 0.16), body(0.75, 0.14), body(0.7, 0.28), body(-0.6, 0.26)]),
    ),
    stroked(
      withAlpha(WHITE, 0.7),
      s * 0.03,
      smoothLine([body(-0.6, 0.1), body(-0.3, 0.13), body(0.1, 0.17), body(0.6, 0.13)]),
      smoothLine([body(0.92, 0.1), body(1.1, 0.02), body(1.26, 0.1)]),
    ),
    filled(
      withAlpha(WHITE, 0.75),
      ...[
        [0.98, 0],
        [1.08, -0.08],
        [1.18, 0.02],
        [1.02, 0.1],
        [-0.5, -0.56],
        [-0.46, -0.46],
      ].map(([x = 0, y = 0]) => ellipse(body(x, y), s * 0.028)),
    ),
    // The jetty.
    filled(mixColours(wood, deep, 0.6), shape([0.52, 1], [0.56, 0.86], [1, 0.79], [1, 1])),
    painted(
      linearPaint(at(0.6, 0.8), at(0.9, 1), [mixColours(wood, light, 0.45), wood]),
      shape([0.56, 0.86], [1, 0.79], [1, 1.02], [0.66, 1.02]),
    ),
    stroked(
      withAlpha(deep, 0.5),
      size * 0.007,
      ...[0.835, 0.875, 0.92, 0.97].map((y, index) => line([0.56 + index * 0.028, y + 0.045], [1, y])),
    ),
    filled(other, shape([0.74, 0.86], [0.94, 0.828], [1, 0.92], [0.8, 0.956])),
    stroked(withAlpha(light, 0.85), size * 0.012, line([0.79, 0.853], [0.85, 0.947]), line([0.89, 0.836], [0.95, 0.93])),
  ];
};

/** People at the edge of the sea, from behind. */
export const seaside: View = (picture, tones, random, group) => {
  const { at, shape, round, line, size } = picture;
  const { water, low, sand, deep, light, cloth, other } = tones;
  const waves = Array.from({ length: 20 }, (_, index) => {
    const y = 0.45 + 0.24 * (index / 20);
    const x = between(random, 0, 0.9);
    return line([x, y], [x + 0.06, y + 0.006], [x + 0.06 + y * 0.14, y]);
  });
  return [
    paleSky(picture, tones, 0.44),
    glow(at(0.7, 0.34), size * 0.42, withAlpha(light, 0.7)),
    painted(
      linearPaint(at(0, 0.43), at(0, 0.76), [mixColours(water, low, 0.4), water, mixColours(water, light, 0.35)]),
      shape([0, 0.43], [1, 0.43], [1, 0.8], [0, 0.8]),
    ),
    stroked(withAlpha(light, 0.55), size * 0.006, ...waves),
    filled(mixColours(light, low, 0.2), shape([0.2, 0.38], [0.2, 0.435], [0.25, 0.435]), shape([0.19, 0.39], [0.19, 0.435], [0.16, 0.435])),
    filled(deep, shape([0.15, 0.438], [0.26, 0.438], [0.24, 0.455], [0.17, 0.455])),
    filled(
      withAlpha(WHITE, 0.8),
      round(
        [-0.1, 0.7],
        [0.2, 0.73],
        [0.5, 0.7],
        [0.8, 0.735],
        [1.1, 0.7],
        [1.1, 0.75],
        [0.8, 0.78],
        [0.5, 0.745],
        [0.2, 0.775],
        [-0.1, 0.75],
      ),
    ),
    painted(
      linearPaint(at(0, 0.74), at(0, 1), [mixColours(sand, deep, 0.16), mixColours(sand, light, 0.2), sand]),
      round([-0.2, 0.745], [0.2, 0.77], [0.5, 0.74], [0.8, 0.775], [1.2, 0.745], [1.2, 1.2], [-0.2, 1.2]),
    ),
    ...snapshotGroup(at(0.5, 0.9), size * 0.46, group > 0 ? group : 3, tones, 1),
    filled(cloth, round([0.8, 0.94], [0.92, 0.92], [0.93, 0.945], [0.82, 0.965])),
    filled(other, ellipse(at(0.12, 0.93), size * 0.035)),
    filled(withAlpha(light, 0.8), ellipse(at(0.125, 0.922), size * 0.02, size * 0.032)),
  ];
};

function toShare({ box }: Picture, { x, y }: { readonly x: number; readonly y: number }): readonly [number, number] {
  return [(x - box.x) / box.width, (y - box.y) / box.height];
}
