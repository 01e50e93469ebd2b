import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, type PathCommand, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';

export interface MouthStyle {
  readonly width: number;
  readonly hasFangs: boolean;
  readonly lip: Rgba;
  readonly skin: Rgba;
  readonly black: Rgba;
}

type Place = readonly [x: number, y: number];

/** Edges from the left corner to the middle, as shares of half the width: two handles and an end for each curve. The right is their mirror image. */
const CORNER: Place = [-0.93, 0.03];
const CREST: readonly Place[] = [
  [-0.66, -0.2],
  [-0.34, -0.43],
  [-0.15, -0.43],
  [-0.08, -0.43],
  [-0.05, -0.36],
  [0, -0.355],
];
const UPPER_EDGE: readonly Place[] = [
  [-0.66, -0.06],
  [-0.34, -0.21],
  [0, -0.185],
];
const LOWER_EDGE: readonly Place[] = [
  [-0.6, 0.24],
  [-0.32, 0.4],
  [0, 0.4],
];
const CHIN_EDGE: readonly Place[] = [
  [-0.62, 0.46],
  [-0.34, 0.71],
  [0, 0.71],
];

/** Teeth from the middle to the side: where each ends, and how far it hangs beside the first. */
const UPPER_TEETH = [
  [0.155, 1],
  [0.285, 0.88],
  [0.415, 1.07],
  [0.53, 0.84],
  [0.63, 0.76],
  [0.72, 0.64],
  [0.79, 0.5],
] as const;
const LOWER_TEETH = [
  [0.1, 1],
  [0.2, 0.98],
  [0.31, 1.06],
  [0.42, 0.9],
  [0.52, 0.74],
  [0.61, 0.56],
] as const;

/** A mouth from close by that opens: lips, two rows of teeth, and the dark behind them. */
export function mouth(random: Random, middle: Point, { width, hasFangs, lip, skin, black }: MouthStyle): readonly SceneNode[] {
  const half = width / 2;
  const point = ([x, y]: Place): Point => ({ x: middle.x + x * half, y: middle.y + y * half });
  const at = (place: Place): [number, number] => [point(place).x, point(place).y];
  const turned = ([x, y]: Place): Place => [-x, y];
  const curves = (handles: readonly Place[]): PathCommand[] =>
    handles.flatMap((_, index): PathCommand[] => {
      const [first, second, end] = handles.slice(index, index + 3);
      return index % 3 === 0 && first && second && end ? [['C', ...at(first), ...at(second), ...at(end)]] : [];
    });
  /** From corner to corner, and the way back. */
  const across = (edge: readonly Place[]): PathCommand[] => [
    ...curves(edge),
    ...curves([...edge.slice(0, -1).toReversed().map(turned), turned(CORNER)]),
  ];
  const back = (edge: readonly Place[]): PathCommand[] => [
    ...curves(edge.map(turned)),
    ...curves([...edge.slice(0, -1).toReversed(), CORNER]),
  ];
  const opening: Path = [['M', ...at(CORNER)], ...across(UPPER_EDGE), ...back(LOWER_EDGE), ['Z']];
  const upper: Path = [['M', ...at(CORNER)], ...across(CREST), ...back(UPPER_EDGE), ['Z']];
  const lower: Path = [['M', ...at(CORNER)], ...across(LOWER_EDGE), ...back(CHIN_EDGE), ['Z']];
  const both: Path = [['M', ...at(CORNER)], ...across(CREST), ...back(CHIN_EDGE), ['Z']];
  const ivory = mixColours({ r: 236, g: 226, b: 204, a: 1 }, skin, 0.12);
  const deep = mixColours(lip, black, 0.62);
  const around = rectanglePath({ x: middle.x - half * 3, y: middle.y - half * 2, width: half * 6, height: half * 4 });
  return [
    painted(
      radialPaint(point([0, 0.1]), half * 1.75, [
        mixColours(skin, WHITE, 0.08),
        skin,
        mixColours(skin, black, 0.5),
        mixColours(skin, black, 0.92),
      ]),
      around,
    ),
    // The groove under the nose, the folds beside the corners, and the hollow over the chin.
    ...[
      ellipse(point([0, -0.66]), half * 0.07, half * 0.2),
      ellipse(point([-1.04, 0.06]), half * 0.1, half * 0.3),
      ellipse(point([1.04, 0.06]), half * 0.1, half * 0.3),
      ellipse(point([0, 0.86]), half * 0.42, half * 0.07),
    ].map((hollow) => shadowOf([filled(black, hollow)], withAlpha(mixColours(skin, black, 0.7), 0.62), { x: 0, y: 0 }, half * 0.075)),
    shadowOf([filled(black, both)], withAlpha(black, 0.7), { x: 0, y: half * 0.035 }, half * 0.05),
    filled(mixColours(black, BLACK, 0.6), opening),
    clipped(opening, [...row(LOWER_TEETH, 0.4, -0.19, 0.72), ...gums(), ...row(UPPER_TEETH, -0.2, 0.315, 1), ...inTheDark()]),
    ...lipOf(upper, [
      [0, -0.44],
      [0, -0.15],
    ]),
    ...lipOf(lower, [
      [0, 0.36],
      [0, 0.72],
    ]),
    ...shine(),
  ];

  /** One row of teeth. @param root the height of the gums in the middle @param long the length of the first tooth, downwards */
  function row(teeth: readonly (readonly [number, number])[], root: number, long: number, light: number): readonly SceneNode[] {
    return [-1, 1].flatMap((side) =>
      teeth.map(([end, share], index): SceneNode => {
        const start = teeth[index - 1]?.[0] ?? 0;
        const [from, to] = [start + 0.004, end - 0.004];
        const tip =
          root + long * (hasFangs ? share : Math.min(share, 0.98)) * between(random, 0.96, 1.04) - Math.sign(long) * 0.12 * end ** 2;
        const base = root - Math.sign(long) * 0.05;
        const isFang = hasFangs && long > 0 && index === 2;
        const mid = (from + to) / 2;
        const wide = to - from;
        const outline = smoothShape(
          (isFang
            ? [
                [from, base],
                [from, (base + tip) / 2],
                [mid - wide * 0.16, tip - 0.03],
                [mid, tip],
                [mid + wide * 0.18, tip - 0.035],
                [to, (base + tip) / 2 - 0.02],
                [to, base],
              ]
            : [
                [from, base],
                [from, (base + tip) / 2],
                [from + wide * 0.06, tip - long * 0.09],
                [from + wide * 0.26, tip],
                [to - wide * 0.26, tip],
                [to - wide * 0.06, tip - long * 0.1],
                [to, (base + tip) / 2],
                [to, base],
              ]
          ).map(([x = 0, y = 0]) => point([x * side, y])),
        );
        const shade = mixColours(ivory, black, 1 - light + 0.62 * end ** 1.6);
        return painted(
          linearPaint(point([0, base]), point([0, tip]), [mixColours(shade, deep, 0.4), shade, mixColours(shade, WHITE, 0.12 * light)]),
          outline,
        );
      }),
    );
  }

  /** The gums over the upper teeth, in the shade of the lip. */
  function gums(): readonly SceneNode[] {
    return [
      filled(deep, polygon([point([-0.95, -0.3]), point([0.95, -0.3]), point([0.95, -0.13]), point([0, -0.155]), point([-0.95, -0.13])])),
    ];
  }

  /** The lips' shade on the teeth, and the dark towards both corners. */
  function inTheDark(): readonly SceneNode[] {
    return [
      shadowOf([filled(black, upper)], withAlpha(black, 0.85), { x: 0, y: half * 0.04 }, half * 0.035),
      shadowOf([filled(black, lower)], withAlpha(black, 0.6), { x: 0, y: -half * 0.02 }, half * 0.03),
      ...[-0.9, 0.9].map((x) => glow(point([x, 0.04]), half * 0.42, withAlpha(black, 0.95))),
    ];
  }

  function lipOf(path: Path, [top, foot]: readonly [Place, Place]): readonly SceneNode[] {
    const isUpper = top[1] < 0;
    const tones = isUpper
      ? [mixColours(lip, WHITE, 0.1), lip, deep]
      : [mixColours(lip, black, 0.25), mixColours(lip, WHITE, 0.16), lip, mixColours(lip, black, 0.55)];
    const creases = Array.from({ length: 46 }, (_, index): Path => {
      const x = -0.8 + (1.6 * (index + between(random, -0.3, 0.3))) / 45;
      const bow = 1 - x * x;
      const [from, to] = isUpper ? [-0.4 * bow ** 0.8, -0.15 * bow] : [0.38 * bow, 0.66 * bow ** 0.9];
      const lean = x * 0.1;
      const [a, b] = [from + (to - from) * between(random, 0.06, 0.3), from + (to - from) * between(random, 0.6, 0.92)];
      const thin = between(random, 0.002, 0.006);
      return polygon([point([x - thin, a]), point([x + thin, a]), point([x + lean * 0.6 + thin * 0.3, b])]);
    });
    return [
      painted(linearPaint(point(top), point(foot), tones), path),
      clipped(path, [
        filled(withAlpha(deep, 0.5), ...creases),
        ...[-0.98, 0.98].map((x) => glow(point([x, 0.05]), half * 0.5, withAlpha(black, 0.85))),
        shadowOf([filled(black, opening)], withAlpha(black, 0.55), { x: 0, y: 0 }, half * 0.025),
      ]),
    ];
  }

  /** Wet lights on the lower lip and on the crest. */
  function shine(): readonly SceneNode[] {
    const spots = [
      [-0.2, 0.52, 0.13, 0.022],
      [0.13, 0.53, 0.09, 0.018],
      [-0.37, 0.47, 0.04, 0.012],
    ].map(([x = 0, y = 0, wide = 0, tall = 0]) => ellipse(point([x, y]), half * wide, half * tall));
    return [
      glow(point([-0.1, 0.52]), half * 0.34, withAlpha(WHITE, 0.2)),
      shadowOf([filled(WHITE, ...spots)], withAlpha(WHITE, 0.65), { x: 0, y: 0 }, half * 0.012),
      shadowOf(
        [filled(WHITE, ellipse(point([-0.15, -0.395]), half * 0.07, half * 0.01))],
        withAlpha(WHITE, 0.4),
        { x: 0, y: 0 },
        half * 0.012,
      ),
    ];
  }
}
