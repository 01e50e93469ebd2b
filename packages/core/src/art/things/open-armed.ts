import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

type Spots = readonly (readonly [number, number])[];
/** A limb's points: x to the right, y up, half the width, all as shares of the height. */
type Limb = readonly (readonly [number, number, number])[];

export interface OpenArmedTones {
  readonly cloth: Rgba;
  readonly trousers: Rgba;
  readonly hair: Rgba;
  readonly skin: Rgba;
  readonly straw: Rgba;
  readonly shade: Rgba;
}

export interface OpenArmed {
  readonly feet: Point;
  readonly height: number;
  readonly isWoman: boolean;
  /** The side that the wind blows to, and the arm that is raised: 1 right. */
  readonly side: 1 | -1;
  /** One of several, who hold hands. */
  readonly isOneOfSeveral: boolean;
}

/** The distance from the middle of a body to the hand that another holds, as a share of the height. */
export const HAND = 0.215;

/** A dress that the wind takes to the right. */
const DRESS: Spots = [
  [-0.028, 0.85],
  [-0.06, 0.83],
  [-0.094, 0.808],
  [-0.098, 0.76],
  [-0.078, 0.68],
  [-0.064, 0.615],
  [-0.086, 0.52],
  [-0.104, 0.4],
  [-0.122, 0.28],
  [-0.136, 0.19],
  [-0.06, 0.175],
  [0.02, 0.186],
  [0.1, 0.168],
  [0.19, 0.196],
  [0.25, 0.222],
  [0.19, 0.33],
  [0.128, 0.43],
  [0.094, 0.53],
  [0.066, 0.615],
  [0.08, 0.68],
  [0.1, 0.76],
  [0.096, 0.808],
  [0.06, 0.83],
  [0.028, 0.85],
];
const SHIRT: Spots = [
  [-0.034, 0.862],
  [-0.066, 0.846],
  [-0.124, 0.82],
  [-0.136, 0.77],
  [-0.122, 0.66],
  [-0.108, 0.56],
  [-0.11, 0.48],
  [-0.05, 0.468],
  [0.05, 0.468],
  [0.118, 0.476],
  [0.126, 0.56],
  [0.13, 0.66],
  [0.138, 0.77],
  [0.124, 0.82],
  [0.066, 0.846],
  [0.034, 0.862],
];
/** Loose hair that the wind takes to the right. */
const LONG_HAIR: Spots = [
  [-0.002, 1.002],
  [-0.036, 0.99],
  [-0.056, 0.955],
  [-0.056, 0.9],
  [-0.062, 0.84],
  [-0.05, 0.77],
  [-0.01, 0.752],
  [0.05, 0.77],
  [0.12, 0.758],
  [0.17, 0.79],
  [0.11, 0.81],
  [0.084, 0.86],
  [0.06, 0.92],
  [0.052, 0.965],
  [0.03, 0.995],
];
const SHORT_HAIR: Spots = [
  [0, 1.004],
  [-0.03, 0.996],
  [-0.052, 0.968],
  [-0.054, 0.93],
  [-0.042, 0.896],
  [0, 0.884],
  [0.042, 0.896],
  [0.056, 0.932],
  [0.058, 0.972],
  [0.034, 1.0],
];

/** Somebody on a height with the back to the viewer and the arms a little open, a straw hat in one hand; several hold hands. */
export function openArmed(
  { feet, height, isWoman, side, isOneOfSeveral }: OpenArmed,
  { cloth, trousers, hair, skin, straw, shade }: OpenArmedTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const at = (x: number, y: number): Point => ({ x: feet.x + side * x * height, y: feet.y - y * height });
  const shape = (spots: Spots): Path => clockwise(smoothShape(spots.map(([x, y]) => at(x, y))));
  const limb = (points: Limb): Path => clockwise(ribbon(points.map(([x, y, width]) => ({ ...at(x, y), width: width * height }))));
  const dim = (tone: Rgba, share: number) => mixColours(tone, shade, share);
  const thin = { ...light, breadth: light.breadth * 0.7 };
  const [body, hairs] = [shape(isWoman ? DRESS : SHIRT), shape(isWoman ? LONG_HAIR : SHORT_HAIR)];
  const wide = isWoman ? 0.024 : 0.031;
  const shoulder = isWoman ? 0.088 : 0.118;
  const raised: Limb = isOneOfSeveral
    ? [
        [shoulder, 0.79, wide],
        [0.17, 0.66, wide * 0.92],
        [HAND, 0.545, wide * 0.6],
      ]
    : [
        [shoulder, 0.79, wide],
        [0.2, 0.69, wide * 0.94],
        [0.3, 0.655, wide * 0.66],
      ];
  const lowered: Limb = isOneOfSeveral
    ? raised.map(([x, y, width]) => [-x, y, width] as const)
    : [
        [-shoulder, 0.79, wide],
        [-0.176, 0.65, wide * 0.92],
        [-0.226, 0.525, wide * 0.62],
      ];
  const sleeve = (arm: Limb): Path => {
    const [from, elbow] = [arm[0] ?? [0, 0, 0], arm[1] ?? [0, 0, 0]];
    return limb([
      [from[0], from[1], wide * 1.22],
      [(from[0] + elbow[0]) / 2, (from[1] + elbow[1]) / 2, wide * 1.25],
      [elbow[0] * (isWoman ? 0.86 : 1), elbow[1] + (isWoman ? 0.03 : 0), wide * 1.18],
    ]);
  };
  const arms = [raised, lowered].map(limb);
  const hands = [raised, lowered].map((arm): Path => {
    const [x, y] = arm[2] ?? [0, 0, 0];
    return ellipse(at(x * 1.04, y - 0.012), height * 0.019, height * 0.024);
  });
  const legs = isWoman
    ? [
        limb([
          [-0.04, 0.24, 0.026],
          [-0.044, 0.12, 0.022],
          [-0.044, 0.01, 0.014],
        ]),
        limb([
          [0.05, 0.24, 0.026],
          [0.056, 0.12, 0.022],
          [0.058, 0.014, 0.014],
        ]),
      ]
    : [
        limb([
          [-0.056, 0.49, 0.06],
          [-0.066, 0.28, 0.047],
          [-0.072, 0, 0.038],
        ]),
        limb([
          [0.058, 0.49, 0.06],
          [0.07, 0.28, 0.047],
          [0.08, 0.006, 0.038],
        ]),
      ];
  const head = ellipse(at(0, 0.93), height * 0.048, height * 0.062);
  const neck = limb([
    [0, 0.9, isWoman ? 0.024 : 0.032],
    [0, 0.845, isWoman ? 0.027 : 0.038],
  ]);
  const folds = isWoman
    ? [
        [0, 0.6, 0.03, 0.42, 0.07, 0.2],
        [-0.03, 0.58, -0.04, 0.4, -0.06, 0.2],
        [0.04, 0.57, 0.09, 0.42, 0.16, 0.22],
        [-0.062, 0.62, 0, 0.604, 0.064, 0.62],
        [0.004, 0.82, -0.004, 0.72, 0, 0.64],
      ]
    : [
        [0, 0.84, 0.005, 0.68, 0, 0.5],
        [0.1, 0.6, 0.05, 0.56, 0.01, 0.57],
        [-0.1, 0.63, -0.05, 0.58, -0.01, 0.59],
        [-0.09, 0.81, 0, 0.79, 0.09, 0.81],
      ];
  const hat = isOneOfSeveral ? [] : strawHat();
  return {
    outline: [...body, ...hairs, ...head, ...legs.flat(), ...arms.flat()],
    nodes: [
      ...legs.flatMap((leg) =>
        rimLit(leg, isWoman ? dim(skin, 0.25) : trousers, isWoman ? dim(skin, 0.4) : dim(trousers, 0.65), isWoman ? thin : light),
      ),
      ...rimLit(neck, skin, dim(skin, 0.5), thin),
      ...arms.flatMap((arm) => rimLit(arm, skin, dim(skin, 0.28), thin)),
      ...hands.flatMap((hand) => rimLit(hand, skin, dim(skin, 0.25), thin)),
      ...hat,
      ...[raised, lowered].flatMap((arm) => rimLit(sleeve(arm), cloth, dim(cloth, 0.5), light)),
      ...rimLit(body, cloth, dim(cloth, 0.34), light),
      clipped(body, [
        stroked(
          withAlpha(dim(cloth, 0.85), 0.5),
          height * 0.008,
          ...folds.map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => smoothLine([at(a, b), at(c, d), at(e, f)])),
        ),
      ]),
      ...rimLit(head, skin, dim(skin, 0.5), thin),
      ...rimLit(hairs, hair, dim(hair, 0.6), light),
    ],
  };

  function strawHat(): readonly SceneNode[] {
    const [x, y] = [-0.246, 0.44];
    const brim = ellipse(at(x, y), height * 0.05, height * 0.082);
    const crown = ellipse(at(x - 0.012, y + 0.002), height * 0.03, height * 0.05);
    return [
      ...rimLit(brim, straw, dim(straw, 0.45), light),
      ...rimLit(crown, dim(straw, 0.12), dim(straw, 0.5), thin),
      stroked(dim(cloth, 0.4), height * 0.008, crown),
    ];
  }
}
