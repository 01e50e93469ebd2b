import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { blossoms } from './doorstep-plants.ts';

export interface CottageTones {
  readonly wall: Rgba;
  readonly thatch: Rgba;
  readonly door: Rgba;
  readonly brick: Rgba;
  readonly lamp: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly petals: readonly [Rgba, Rgba];
}

interface Cottage {
  /** On the ground, under its middle. */
  readonly foot: Point;
  readonly width: number;
  /** The side that the sun stands on: 1 right. */
  readonly sun: 1 | -1;
  /** The brightness of the lit windows, from 0 to 1. */
  readonly evening: number;
}

/** The lower edge of the thatch, from the right to the left: it rises over the two upper windows. */
const EAVES = [
  [0.985, 0.215],
  [0.88, 0.245],
  [0.815, 0.265],
  [0.775, 0.345],
  [0.7, 0.392],
  [0.625, 0.345],
  [0.585, 0.265],
  [0.5, 0.25],
  [0.415, 0.265],
  [0.375, 0.345],
  [0.3, 0.392],
  [0.225, 0.345],
  [0.185, 0.265],
  [0.12, 0.245],
  [0.015, 0.215],
] as const;
const RIDGE = [
  [-0.005, 0.25],
  [0.06, 0.36],
  [0.14, 0.5],
  [0.21, 0.615],
  [0.27, 0.645],
  [0.5, 0.64],
  [0.73, 0.648],
  [0.79, 0.615],
  [0.86, 0.5],
  [0.94, 0.36],
  [1.005, 0.25],
] as const;

/** The height of a cottage's chimney over the ground, as a share of its width. */
export const COTTAGE_HEIGHT = 0.82;

/** A white cottage under a deep thatch, with lit windows and roses about its door. */
export function thatchedCottage(random: Random, { foot, width, sun, evening }: Cottage, tones: CottageTones): readonly SceneNode[] {
  const { wall, thatch, door, brick, lamp, light, shade, petals } = tones;
  /** Shares of the width, from the side away from the sun; heights from the ground. */
  const at = (x: number, up: number): Point => ({ x: foot.x + sun * (x - 0.5) * width, y: foot.y - up * width });
  const shape = (...spots: readonly (readonly [number, number])[]) => polygon(spots.map(([x, up]) => at(x, up)));
  const roof = smoothShape([...RIDGE, ...EAVES].map(([x, up]) => at(x, up)));
  const thin = Math.max(1, width * 0.0032);
  const face = shape([0.07, -0.005], [0.93, -0.005], [0.93, 0.38], [0.07, 0.38]);
  return [
    ...chimney(),
    painted(
      linearPaint(at(0.05, 0), at(0.95, 0), [mixColours(wall, shade, 0.42), mixColours(wall, shade, 0.14), mixColours(wall, light, 0.45)]),
      face,
    ),
    clipped(face, [
      filled(withAlpha(shade, 0.2), shape([0.07, -0.01], [0.93, -0.01], [0.93, 0.03], [0.07, 0.035])),
      filled(
        withAlpha(shade, 0.06),
        ...Array.from({ length: 22 }, () =>
          ellipse(
            at(between(random, 0.08, 0.92), between(random, 0.02, 0.3)),
            width * between(random, 0.01, 0.04),
            width * between(random, 0.006, 0.016),
          ),
        ),
      ),
      shadowOf([filled(shade, roof)], withAlpha(shade, 0.62), { x: -sun * width * 0.012, y: width * 0.038 }, width * 0.012),
    ]),
    ...pane(0.3, 0.275, 0.095, 0.085, evening * 0.25),
    ...pane(0.7, 0.275, 0.095, 0.085, evening),
    ...pane(0.235, 0.075, 0.15, 0.125, evening),
    ...pane(0.765, 0.075, 0.15, 0.125, evening * 0.3),
    ...entrance(),
    shadowOf([filled(shade, roof)], withAlpha(shade, 0.4), { x: 0, y: width * 0.01 }, width * 0.008),
    painted(
      linearPaint(at(1, 0.6), at(0, 0.25), [
        mixColours(thatch, light, 0.55),
        thatch,
        mixColours(thatch, shade, 0.32),
        mixColours(thatch, shade, 0.5),
      ]),
      roof,
    ),
    clipped(roof, straw()),
    ...crest(),
    stroked(withAlpha(mixColours(thatch, light, 0.7), 0.7), thin * 1.6, smoothLine(RIDGE.slice(4).map(([x, up]) => at(x, up)))),
    ...roses(),
  ];

  function straw(): readonly SceneNode[] {
    const blade = (low: number, high: number, long: number) => {
      const [across, down] = [random(), between(random, low, high)];
      const spot = (t: number) => at(0.21 + 0.58 * across + (across - 0.5) * 0.44 * t, 0.64 - 0.42 * t);
      return polyline([spot(down), spot(Math.min(1.1, down + long))]);
    };
    const many = (count: number, low: number, high: number, long: number) => Array.from({ length: count }, () => blade(low, high, long));
    // The cut edge of the thatch is thick, and lies in its own shade.
    const edge = EAVES.map(([x, up]) => at(x, up));
    return [
      stroked(withAlpha(mixColours(thatch, shade, 0.75), 0.45), thin * 1.3, ...many(190, 0, 1, 0.13)),
      stroked(withAlpha(mixColours(thatch, light, 0.6), 0.55), thin, ...many(170, 0, 0.95, 0.12)),
      ...[0.32, 0.62].map((t) =>
        shadowOf(
          [
            stroked(
              shade,
              width * 0.012,
              smoothLine(
                Array.from({ length: 9 }, (_, index) => at(0.21 + 0.0725 * index + (index / 8 - 0.5) * 0.44 * t, 0.64 - 0.42 * t)),
              ),
            ),
          ],
          withAlpha(shade, 0.3),
          { x: 0, y: 0 },
          width * 0.008,
        ),
      ),
      stroked(mixColours(thatch, shade, 0.62), width * 0.045, smoothLine(edge)),
      stroked(
        withAlpha(mixColours(thatch, light, 0.25), 0.6),
        thin,
        ...edge.slice(0, -1).flatMap((from, index) => {
          const to = edge[index + 1]!;
          return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
            const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
            return polyline([spot, { x: spot.x, y: spot.y - width * 0.022 }]);
          });
        }),
      ),
    ];
  }

  /** The ridge of sedge with its scalloped edge. */
  function crest(): readonly SceneNode[] {
    const count = 11;
    const low = Array.from({ length: count * 2 + 1 }, (_, index) => {
      const x = 0.235 + (0.53 * index) / (count * 2);
      return at(x, index % 2 === 0 ? 0.585 : 0.555);
    });
    const sedge = polygon([at(0.225, 0.63), at(0.27, 0.656), at(0.5, 0.652), at(0.73, 0.658), at(0.775, 0.63), ...low.toReversed()]);
    return [
      shadowOf([filled(shade, sedge)], withAlpha(shade, 0.45), { x: -sun * width * 0.004, y: width * 0.01 }, width * 0.005),
      painted(
        linearPaint(at(0.8, 0.6), at(0.2, 0.6), [
          mixColours(thatch, light, 0.6),
          mixColours(thatch, light, 0.15),
          mixColours(thatch, shade, 0.25),
        ]),
        sedge,
      ),
      stroked(
        withAlpha(shade, 0.35),
        thin,
        polyline([at(0.235, 0.612), at(0.765, 0.614)]),
        ...low.filter((_, index) => index % 2 === 0).map((spot) => polyline([spot, { x: spot.x, y: spot.y - width * 0.04 }])),
      ),
    ];
  }

  function chimney(): readonly SceneNode[] {
    const rows = [0.66, 0.685, 0.71, 0.735].map((up) => polyline([at(0.3, up), at(0.39, up)]));
    return [
      painted(
        linearPaint(at(0.29, 0), at(0.4, 0), [mixColours(brick, shade, 0.5), brick, mixColours(brick, light, 0.45)]),
        shape([0.3, 0.55], [0.39, 0.55], [0.39, 0.755], [0.3, 0.755]),
        shape([0.29, 0.75], [0.4, 0.75], [0.4, 0.775], [0.29, 0.775]),
      ),
      filled(
        mixColours(brick, light, 0.2),
        shape([0.315, 0.775], [0.338, 0.775], [0.334, COTTAGE_HEIGHT], [0.319, COTTAGE_HEIGHT]),
        shape([0.352, 0.775], [0.375, 0.775], [0.371, 0.81], [0.356, 0.81]),
      ),
      stroked(withAlpha(shade, 0.3), thin * 0.8, ...rows),
    ];
  }

  /** A window with small panes. @param glowing how bright it is, from 0 to 1. */
  function pane(x: number, up: number, wide: number, high: number, glowing: number): readonly SceneNode[] {
    const box = (grow: number) =>
      shape(
        [x - wide / 2 - grow, up - grow],
        [x + wide / 2 + grow, up - grow],
        [x + wide / 2 + grow, up + high + grow],
        [x - wide / 2 - grow, up + high + grow],
      );
    const glass = mixColours(mixColours(shade, wall, 0.16), lamp, Math.min(1, glowing * 1.1));
    const bars = [1, 2, 3].map((index) =>
      polyline([at(x - wide / 2 + (wide * index) / 4, up), at(x - wide / 2 + (wide * index) / 4, up + high)]),
    );
    const rungs = [1, 2].map((index) => polyline([at(x - wide / 2, up + (high * index) / 3), at(x + wide / 2, up + (high * index) / 3)]));
    return [
      ...(glowing > 0.4 ? [glow(at(x, up + high / 2), wide * width * 1.5, withAlpha(lamp, 0.5 * glowing))] : []),
      filled(mixColours(wall, WHITE, 0.5), box(0.009)),
      painted(
        linearPaint(at(x, up + high), at(x, up), [
          mixColours(glass, shade, 0.2),
          glass,
          mixColours(glass, WHITE, glowing > 0.4 ? 0.35 : 0.08),
        ]),
        box(0),
      ),
      ...(glowing > 0.4
        ? [
            filled(
              withAlpha(mixColours(lamp, { r: 190, g: 96, b: 50, a: 1 }, 0.6), 0.55),
              shape([x - wide / 2, up + high], [x - wide * 0.28, up + high], [x - wide * 0.4, up], [x - wide / 2, up]),
              shape([x + wide / 2, up + high], [x + wide * 0.28, up + high], [x + wide * 0.4, up], [x + wide / 2, up]),
            ),
          ]
        : [
            filled(
              withAlpha(light, 0.3),
              shape([x - wide * 0.3, up], [x - wide * 0.05, up], [x + wide * 0.3, up + high], [x + wide * 0.05, up + high]),
            ),
          ]),
      stroked(mixColours(wall, WHITE, 0.5), thin * 1.3, ...bars, ...rungs),
      filled(
        mixColours(wall, shade, 0.3),
        shape([x - wide * 0.6, up - 0.022], [x + wide * 0.6, up - 0.022], [x + wide * 0.6, up - 0.008], [x - wide * 0.6, up - 0.008]),
      ),
    ];
  }

  function entrance(): readonly SceneNode[] {
    const arch = (grow: number) =>
      smoothShape([
        at(0.45 - grow, 0),
        at(0.45 - grow, 0.12),
        at(0.462 - grow, 0.165 + grow * 0.5),
        at(0.5, 0.19 + grow),
        at(0.538 + grow, 0.165 + grow * 0.5),
        at(0.55 + grow, 0.12),
        at(0.55 + grow, 0),
        at(0.5, -0.002),
      ]);
    return [
      filled(mixColours(wall, shade, 0.5), arch(0.012)),
      painted(linearPaint(at(0.45, 0), at(0.55, 0), [mixColours(door, shade, 0.4), door, mixColours(door, light, 0.25)]), arch(0)),
      stroked(withAlpha(shade, 0.45), thin, ...[0.475, 0.5, 0.525].map((x) => polyline([at(x, 0.002), at(x, 0.17)]))),
      filled(lamp, ellipse(at(0.535, 0.085), width * 0.005)),
      filled(mixColours(wall, shade, 0.4), shape([0.42, -0.02], [0.58, -0.02], [0.57, 0.004], [0.43, 0.004])),
    ];
  }

  /** Roses that climb around the door and up a corner. */
  function roses(): readonly SceneNode[] {
    const around = Array.from({ length: 26 }, (_, index) => {
      const angle = Math.PI * (index / 25);
      const out = between(random, 0.075, 0.11);
      return index < 4 || index > 21
        ? at(0.5 + Math.sign(index - 12) * between(random, 0.07, 0.1), between(random, 0.01, 0.12))
        : at(0.5 - Math.cos(angle) * out, 0.1 + Math.sin(angle) * (0.12 + out * 0.2));
    });
    const corner = Array.from({ length: 20 }, () => at(0.9 + between(random, -0.035, 0.04), between(random, 0.01, 0.26)));
    return [
      shadowOf(
        [filled(BLACK, ...around.map((spot) => ellipse(spot, width * 0.012)))],
        withAlpha(shade, 0.4),
        { x: -sun * width * 0.008, y: width * 0.01 },
        width * 0.006,
      ),
      ...blossoms(random, [...around, ...corner], width * 0.017, petals),
    ];
  }
}
