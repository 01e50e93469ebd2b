import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';
import { brushLens } from './painted-swell.ts';

interface FerryPlace {
  /** The stern at the waterline. */
  readonly stern: Point;
  /** From stern to bow, units. */
  readonly length: number;
  /** The side that it steams to. */
  readonly side: 1 | -1;
}

interface FerryTones {
  readonly hull: Rgba;
  readonly white: Rgba;
  readonly funnel: Rgba;
  readonly lamp: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
  readonly foam: Rgba;
  /** The strength of the lamps, from 0 to 1. */
  readonly lit: number;
}

type Spot = readonly [x: number, up: number];

/** A car ferry from the side: two decks of windows, boats, a funnel with its smoke, and what the water mirrors of it. */
export function ferry(random: Random, { stern, length, side }: FerryPlace, tones: FerryTones): readonly SceneNode[] {
  const { hull, white, funnel, lamp, rim, shade, foam, lit } = tones;
  const at = ([x, up]: Spot): Point => ({ x: stern.x + side * x * length, y: stern.y - up * length });
  const shape = (...spots: readonly Spot[]): Path => polygon(spots.map(at));
  const curve = (...spots: readonly Spot[]): Path => smoothShape(spots.map(at));
  const line = (...spots: readonly Spot[]): Path => polyline(spots.map(at));
  const box = (from: number, to: number, low: number, high: number, lean = 0): Path =>
    shape([from, low], [to, low], [to - lean, high], [from + lean * 0.3, high]);
  const down = (high: number, low: number, from: Rgba, to: Rgba) => linearPaint(at([0, high]), at([0, low]), [from, to]);
  const pane = mixColours(mixColours(shade, rim, 0.2), lamp, lit);
  const windows = (from: number, to: number, low: number, high: number, count: number, every = 1): readonly Path[] =>
    Array.from({ length: count }, (_, index) => {
      const step = (to - from) / count;
      return index % every === 0 ? box(from + index * step, from + (index + 0.62) * step, low, high) : [];
    }).filter((path) => path.length > 0);
  const panes = [
    ...windows(0.1, 0.83, 0.098, 0.121, 26),
    ...windows(0.15, 0.76, 0.152, 0.174, 20),
    ...windows(0.655, 0.775, 0.205, 0.228, 6),
  ];
  const holes = Array.from({ length: 14 }, (_, index) => ellipse(at([0.14 + index * 0.053, 0.047]), length * 0.0062));
  const body = shape([0.012, -0.01], [0.945, -0.01], [0.968, 0.02], [1.004, 0.092], [0.9, 0.081], [0.0, 0.081]);
  const fine = Math.max(0.8, length * 0.0022);
  const boats = [0.33, 0.45, 0.57].flatMap((x): readonly SceneNode[] => [
    filled(mixColours(funnel, rim, 0.25), curve([x - 0.042, 0.151], [x - 0.03, 0.132], [x + 0.03, 0.132], [x + 0.042, 0.151], [x, 0.156])),
    stroked(
      mixColours(shade, white, 0.3),
      fine,
      line([x - 0.034, 0.132], [x - 0.034, 0.176]),
      line([x + 0.034, 0.132], [x + 0.034, 0.176]),
    ),
  ]);
  return [
    ...smoke(),
    ...mirrored(),
    // Funnel, mast and bridge stand behind the rail of the upper deck.
    painted(
      down(0.3, 0.19, mixColours(funnel, rim, 0.35), mixColours(funnel, shade, 0.2)),
      shape([0.255, 0.19], [0.37, 0.19], [0.352, 0.296], [0.268, 0.288]),
    ),
    filled(mixColours(white, rim, 0.2), shape([0.259, 0.232], [0.363, 0.232], [0.359, 0.256], [0.262, 0.256])),
    filled(mixColours(shade, funnel, 0.25), shape([0.267, 0.283], [0.354, 0.29], [0.352, 0.302], [0.268, 0.294])),
    stroked(
      mixColours(white, shade, 0.45),
      fine * 1.6,
      line([0.6, 0.19], [0.606, 0.345]),
      line([0.585, 0.31], [0.627, 0.31]),
      line([0.59, 0.285], [0.622, 0.285]),
    ),
    painted(down(0.245, 0.19, mixColours(white, rim, 0.4), white), shape([0.635, 0.19], [0.815, 0.19], [0.79, 0.242], [0.642, 0.242])),
    filled(mixColours(white, shade, 0.3), shape([0.628, 0.238], [0.8, 0.238], [0.797, 0.248], [0.63, 0.248])),
    painted(down(0.19, 0.135, mixColours(white, rim, 0.35), white), box(0.11, 0.83, 0.135, 0.192, 0.026)),
    painted(down(0.137, 0.08, mixColours(white, rim, 0.15), mixColours(white, shade, 0.12)), box(0.045, 0.9, 0.08, 0.138, 0.03)),
    filled(withAlpha(shade, 0.22), box(0.05, 0.88, 0.13, 0.138), box(0.11, 0.82, 0.186, 0.192)),
    ...boats,
    stroked(
      withAlpha(mixColours(white, rim, 0.3), 0.9),
      fine,
      line([0.04, 0.158], [0.12, 0.158]),
      line([0.82, 0.158], [0.9, 0.158]),
      line([0.14, 0.212], [0.62, 0.212]),
    ),
    stroked(
      withAlpha(white, 0.7),
      fine * 0.7,
      ...Array.from({ length: 25 }, (_, index) => line([0.14 + index * 0.02, 0.19], [0.14 + index * 0.02, 0.212])),
    ),
    filled(pane, ...panes),
    ...(lit > 0.3 ? [shadowOf([filled(lamp, ...panes)], withAlpha(lamp, 0.9 * lit), { x: 0, y: 0 }, length * 0.009)] : []),
    painted(down(0.09, -0.01, mixColours(hull, rim, 0.16), mixColours(hull, shade, 0.45)), body),
    clipped(body, [
      filled(mixColours(white, rim, 0.15), box(-0.02, 1.02, 0.064, 0.071)),
      filled(mixColours(funnel, shade, 0.12), box(-0.02, 1.02, -0.02, 0.012)),
      painted(linearPaint(at([1, 0]), at([0.72, 0]), [withAlpha(rim, 0.5), withAlpha(rim, 0)]), body),
    ]),
    filled(mixColours(pane, shade, 0.25), ...holes),
    ...flag(),
    ...wash(),
  ];

  function smoke(): readonly SceneNode[] {
    const puffs = Array.from({ length: 22 }, (_, index) => {
      const along = index / 21;
      return glow(
        at([0.31 - along * 0.5 + between(random, -0.01, 0.01), 0.31 + along ** 0.7 * 0.13 + between(random, -0.01, 0.01)]),
        length * (0.02 + along * 0.085),
        withAlpha(mixColours(shade, rim, 0.45 + along * 0.3), 0.4 * (1 - along * 0.85)),
      );
    });
    return puffs;
  }

  /** The image of the ship and of its lamps, broken by the swell. */
  function mirrored(): readonly SceneNode[] {
    const strips = (color: Rgba, from: number, to: number, deep: number, count: number): SceneNode => {
      const lenses = Array.from({ length: count }, () => {
        const down0 = random() ** 1.3;
        const [x, wide] = [between(random, from, to), between(random, 0.02, 0.09) * (1 - down0 * 0.5)];
        const y = -0.012 - down0 * deep;
        return brushLens(at([x - wide, y]), at([x, y - 0.003]), at([x + wide, y]), length * between(random, 0.0022, 0.006));
      });
      return filled(withAlpha(color, 0.5), ...lenses);
    };
    const columns = Array.from({ length: 13 }, (_, index) => 0.12 + index * 0.056);
    const glints = columns.flatMap((x) =>
      Array.from({ length: 12 }, () => {
        const down0 = random() ** 1.2;
        const wide = between(random, 0.006, 0.02);
        const [middle, y] = [x + between(random, -0.012, 0.012), -0.012 - down0 * 0.2];
        return brushLens(at([middle - wide, y]), at([middle, y - 0.002]), at([middle + wide, y]), length * between(random, 0.0016, 0.0036));
      }),
    );
    return [
      strips(mixColours(hull, shade, 0.4), 0.03, 0.95, 0.07, 90),
      strips(mixColours(white, shade, 0.25), 0.07, 0.86, 0.16, 70),
      filled(withAlpha(mixColours(lamp, WHITE, 0.15), 0.35 + 0.5 * lit), ...glints),
    ];
  }

  function flag(): readonly SceneNode[] {
    return [
      stroked(mixColours(shade, white, 0.2), fine * 1.8, line([0.014, 0.08], [-0.012, 0.168])),
      filled(funnel, curve([-0.012, 0.16], [-0.045, 0.152], [-0.078, 0.16], [-0.076, 0.135], [-0.042, 0.126], [-0.006, 0.136])),
    ];
  }

  /** The white water at the bow and along the hull, and the wake. */
  function wash(): readonly SceneNode[] {
    const lenses = Array.from({ length: 190 }, (_, index) => {
      const isBow = index < 50;
      const along = random();
      const x = isBow ? 0.96 - along * 0.2 : 0.9 - along * 1.7;
      const y = isBow
        ? 0.012 * (1 - along) - 0.008 + between(random, -0.008, 0.008)
        : -0.012 + between(random, -0.012, 0.007) * (1 + Math.max(0, along - 0.5) * 2);
      const wide = between(random, 0.008, 0.05);
      return brushLens(at([x - wide, y]), at([x, y + 0.003]), at([x + wide, y]), length * between(random, 0.0018, 0.0056));
    });
    return [filled(withAlpha(foam, 0.82), ...lenses)];
  }
}
