import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { paleSky, type View } from './snapshot-ground.ts';
import { snapshotGroup, snapshotPerson } from './snapshot-people.ts';

/** An estate car by a lake, with luggage on its roof, and somebody who looks at the water. */
export const carByLake: View = (picture, tones, random, group) => {
  const { at, shape, round, line, size, box } = picture;
  const { sky, low, hills, water, grass, deep, light, cloth, other, wood, leaf } = tones;
  const wide = size * 0.62;
  const foot = at(0.6, 0.83);
  const spot = (x: number, y: number) => ({ x: foot.x + x * wide, y: foot.y - y * wide });
  const part = (...spots: readonly (readonly [number, number])[]) => round(...spots.map(([x, y]) => share(spot(x, y))));
  const share = ({ x, y }: { x: number; y: number }): readonly [number, number] => [(x - box.x) / box.width, (y - box.y) / box.height];
  const chrome = mixColours(light, hills, 0.3);
  const block = (x: number, y: number, w: number, h: number) => polygon([spot(x, y), spot(x + w, y), spot(x + w, y + h), spot(x, y + h)]);
  return [
    paleSky(picture, tones, 0.46),
    glow(at(0.25, 0.36), size * 0.45, withAlpha(light, 0.7)),
    filled(
      mixColours(hills, low, 0.36),
      shape([-0.05, 0.47], [0.12, 0.26], [0.24, 0.36], [0.42, 0.16], [0.58, 0.34], [0.72, 0.24], [1.05, 0.44], [1.05, 0.48], [-0.05, 0.48]),
    ),
    filled(withAlpha(light, 0.75), shape([0.42, 0.16], [0.36, 0.23], [0.4, 0.22], [0.43, 0.25], [0.46, 0.22], [0.48, 0.23])),
    filled(
      mixColours(leaf, hills, 0.4),
      round([-0.1, 0.48], [0.1, 0.42], [0.34, 0.45], [0.6, 0.42], [0.86, 0.4], [1.1, 0.38], [1.1, 0.5], [-0.1, 0.5]),
    ),
    painted(linearPaint(at(0, 0.47), at(0, 0.76), [mixColours(water, low, 0.5), water]), shape([0, 0.47], [1, 0.47], [1, 0.78], [0, 0.78])),
    stroked(
      withAlpha(light, 0.6),
      size * 0.006,
      ...Array.from({ length: 22 }, (_, index) => {
        const y = 0.49 + 0.2 * (index / 22);
        const x = 0.25 + between(random, -0.5, 0.9) * (0.2 + (y - 0.47) * 2);
        return line([x, y], [x + 0.03 + (y - 0.47) * 0.2, y]);
      }),
    ),
    painted(
      linearPaint(at(0, 0.7), at(0, 1), [mixColours(grass, light, 0.34), grass, mixColours(grass, deep, 0.4)]),
      round([-0.2, 0.75], [0.2, 0.72], [0.5, 0.735], [0.8, 0.71], [1.2, 0.73], [1.2, 1.2], [-0.2, 1.2]),
    ),
    filled(withAlpha(deep, 0.4), ellipse(spot(0.04, 0.0), wide * 0.56, wide * 0.055)),
    // Luggage on the rack.
    filled(mixColours(wood, light, 0.15), block(-0.12, 0.47, 0.24, 0.1)),
    filled(mixColours(other, deep, 0.1), block(0.13, 0.47, 0.17, 0.08)),
    filled(mixColours(cloth, light, 0.4), block(-0.06, 0.57, 0.2, 0.055)),
    stroked(withAlpha(deep, 0.6), wide * 0.012, ...[-0.05, 0.05].map((x) => line(share(spot(x, 0.47)), share(spot(x, 0.57))))),
    stroked(chrome, wide * 0.013, line(share(spot(-0.16, 0.465)), share(spot(0.36, 0.465)))),
    // Roof and windows.
    filled(mixColours(cloth, light, 0.26), part([-0.3, 0.27], [-0.2, 0.42], [-0.14, 0.45], [0.36, 0.45], [0.42, 0.42], [0.46, 0.27])),
    filled(
      mixColours(sky, deep, 0.42),
      part([-0.24, 0.28], [-0.17, 0.4], [-0.03, 0.415], [-0.03, 0.28]),
      part([0, 0.28], [0, 0.415], [0.18, 0.415], [0.18, 0.28]),
      part([0.21, 0.28], [0.21, 0.415], [0.37, 0.41], [0.42, 0.28]),
    ),
    painted(
      linearPaint(spot(0, 0.3), spot(0, 0.06), [mixColours(cloth, light, 0.3), cloth, mixColours(cloth, deep, 0.45)]),
      part([-0.52, 0.1], [-0.52, 0.2], [-0.46, 0.255], [-0.26, 0.275], [0.46, 0.275], [0.5, 0.2], [0.5, 0.1], [0.2, 0.07], [-0.3, 0.07]),
    ),
    filled(mixColours(wood, light, 0.2), block(-0.22, 0.13, 0.68, 0.075)),
    stroked(
      chrome,
      wide * 0.012,
      line(share(spot(-0.5, 0.225)), share(spot(0.49, 0.225))),
      line(share(spot(-0.53, 0.1)), share(spot(0.52, 0.1))),
    ),
    filled(deep, ellipse(spot(-0.32, 0.07), wide * 0.085), ellipse(spot(0.32, 0.07), wide * 0.085)),
    filled(chrome, ellipse(spot(-0.32, 0.07), wide * 0.04), ellipse(spot(0.32, 0.07), wide * 0.04)),
    filled(mixColours(light, { r: 255, g: 220, b: 150, a: 1 }, 0.5), ellipse(spot(-0.5, 0.19), wide * 0.028)),
    filled(mixColours(cloth, { r: 220, g: 50, b: 40, a: 1 }, 0.6), block(0.47, 0.15, 0.03, 0.07)),
    ...(group > 0
      ? snapshotGroup(at(0.2, 0.88), size * 0.4, group, tones, -1)
      : snapshotPerson(at(0.17, 0.88), size * 0.4, 'coat', mixColours(other, deep, 0.15), tones, -1)),
    stroked(
      withAlpha(mixColours(grass, deep, 0.45), 0.9),
      size * 0.006,
      ...Array.from({ length: 40 }, (_, index) => {
        const [x, y] = [between(random, 0, 1), 0.9 + 0.1 * (index / 40)];
        return line([x, y], [x + 0.004, y - 0.03], [x + 0.014, y - 0.05]);
      }),
    ),
  ];
};
