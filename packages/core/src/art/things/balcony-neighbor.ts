import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

export interface NeighborTones {
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly top: Rgba;
  readonly shade: Rgba;
  readonly cup: Rgba;
}

export interface Neighbor {
  /** Where the rail crosses the middle of the body. */
  readonly at: Point;
  /** From the rail to the crown, units. */
  readonly height: number;
  /** The side that the neighbor looks to: 1 to the right. */
  readonly side: 1 | -1;
  readonly who: 'woman' | 'man';
  readonly does: 'waves' | 'drinks';
}

type Spots = readonly (readonly [number, number])[];

/** Outlines as shares of the height over the rail, y up, of somebody who looks to the right. */
const BODY: Readonly<Record<Neighbor['who'], Spots>> = {
  woman: [
    [-0.035, 0.625],
    [-0.11, 0.585],
    [-0.155, 0.52],
    [-0.15, 0.34],
    [-0.125, 0.14],
    [-0.16, -0.12],
    [-0.19, -0.46],
    [0.2, -0.46],
    [0.15, -0.12],
    [0.115, 0.12],
    [0.15, 0.32],
    [0.145, 0.42],
    [0.105, 0.54],
    [0.06, 0.6],
    [0.02, 0.575],
  ],
  man: [
    [-0.045, 0.64],
    [-0.15, 0.595],
    [-0.2, 0.52],
    [-0.19, 0.3],
    [-0.165, 0.1],
    [-0.17, -0.46],
    [0.17, -0.46],
    [0.155, 0.08],
    [0.17, 0.32],
    [0.165, 0.45],
    [0.13, 0.56],
    [0.07, 0.63],
    [0.02, 0.61],
  ],
};
const HEAD: Spots = [
  [0.0, 0.955],
  [0.075, 0.94],
  [0.105, 0.885],
  [0.108, 0.85],
  [0.145, 0.805],
  [0.122, 0.788],
  [0.127, 0.765],
  [0.118, 0.745],
  [0.112, 0.712],
  [0.078, 0.69],
  [0.02, 0.705],
  [-0.05, 0.74],
  [-0.09, 0.83],
  [-0.07, 0.92],
];
const HAIR: Readonly<Record<Neighbor['who'], Spots>> = {
  woman: [
    [0.112, 0.895],
    [0.105, 0.955],
    [0.045, 1],
    [-0.05, 0.99],
    [-0.125, 0.92],
    [-0.14, 0.8],
    [-0.13, 0.68],
    [-0.165, 0.55],
    [-0.135, 0.45],
    [-0.08, 0.42],
    [-0.03, 0.5],
    [-0.035, 0.62],
    [0.005, 0.72],
    [0.028, 0.8],
    [0.045, 0.865],
    [0.08, 0.895],
  ],
  man: [
    [0.118, 0.9],
    [0.125, 0.955],
    [0.075, 1],
    [-0.02, 0.995],
    [-0.09, 0.95],
    [-0.108, 0.86],
    [-0.09, 0.76],
    [-0.06, 0.735],
    [-0.03, 0.79],
    [-0.008, 0.83],
    [0.012, 0.79],
    [0.026, 0.8],
    [0.03, 0.87],
    [0.07, 0.905],
  ],
};

/** A neighbor who leans on the rail of a balcony, in profile: from the crown to the knees, which the rail goes before; and its outline. */
export function balconyNeighbor(
  { at: middle, height, side, who, does }: Neighbor,
  { skin, hair, top, shade, cup }: NeighborTones,
): { readonly nodes: readonly SceneNode[]; readonly arm: readonly SceneNode[]; readonly outline: Path } {
  const at = (x: number, y: number): Point => ({ x: middle.x + side * x * height, y: middle.y - y * height });
  const shape = (spots: Spots) => smoothShape(spots.map(([x, y]) => at(x, y)));
  const dark = (tone: Rgba) => mixColours(tone, shade, 0.32);
  /** A part with a soft shadow on the side away from the light, which comes from the upper left. */
  const soft = (path: Path, tone: Rgba): SceneNode =>
    clipped(path, [
      filled(dark(tone), path),
      shadowOf([filled(tone, path)], tone, { x: -height * 0.035, y: -height * 0.02 }, height * 0.02),
    ]);
  const limb = (...joints: readonly (readonly [number, number, number])[]) => [
    ...clockwise(ribbon(joints.map(([x, y, width]) => ({ ...at(x, y), width: width * height })))),
    ...joints.flatMap(([x, y, width]) => ellipse(at(x, y), width * height)),
  ];
  const isWoman = who === 'woman';
  const body = shape(BODY[who]);
  const head = shape(HEAD);
  const neck = polygon([at(-0.045, 0.58), at(0.05, 0.56), at(0.055, 0.74), at(-0.05, 0.76)]);
  const line = Math.max(0.9, height * 0.008);
  const thin = isWoman ? 0.8 : 1;
  const waving = does === 'waves';
  const sleeve = waving
    ? limb([-0.04, 0.5, 0.066 * thin], [0.07, 0.42, 0.056 * thin], [0.15, 0.43, 0.05 * thin])
    : limb([-0.04, 0.5, 0.066 * thin], [-0.02, 0.34, 0.06 * thin], [0.03, 0.2, 0.052 * thin]);
  const fore = waving
    ? limb([0.15, 0.43, 0.04 * thin], [0.235, 0.54, 0.036 * thin], [0.265, 0.66, 0.03 * thin])
    : limb([0.03, 0.2, 0.042 * thin], [0.14, 0.13, 0.038 * thin], [0.235, 0.2, 0.03 * thin]);
  const hand = waving
    ? [
        ...ellipse(at(0.268, 0.705), height * 0.034, height * 0.042),
        ...[-0.02, 0, 0.02].flatMap((x) => limb([0.268 + x, 0.735, 0.011], [0.27 + x * 1.7, 0.785, 0.01])),
      ]
    : ellipse(at(0.25, 0.225), height * 0.034);
  const eye = at(0.082, 0.838);
  return {
    outline: [...clockwise(body), ...clockwise(head), ...clockwise(shape(HAIR[who]))],
    nodes: [
      ...(isWoman
        ? [
            filled(
              mixColours(hair, shade, 0.35),
              shape([
                [-0.02, 0.95],
                [-0.13, 0.85],
                [-0.17, 0.6],
                [-0.12, 0.42],
                [0.02, 0.5],
                [0.04, 0.7],
              ]),
            ),
          ]
        : []),
      soft(body, top),
      clipped(body, [
        stroked(withAlpha(shade, 0.3), line, smoothLine([at(-0.12, 0.14), at(0, 0.11), at(0.115, 0.13)])),
        ...(isWoman
          ? [
              filled(
                withAlpha(mixColours(top, WHITE, 0.7), 0.75),
                ...[-0.1, -0.02, 0.06].flatMap((x) =>
                  [0.06, -0.04, -0.14, -0.24, 0.2, 0.3, 0.4].map((y, row) => ellipse(at(x + (row % 2) * 0.04, y), height * 0.012)),
                ),
              ),
            ]
          : [
              filled(mixColours(shade, WHITE, 0.16), polygon([at(-0.22, 0.075), at(0.22, 0.055), at(0.22, -0.5), at(-0.22, -0.5)])),
              stroked(
                withAlpha(mixColours(top, WHITE, 0.7), 0.6),
                line * 1.6,
                ...[0.5, 0.42, 0.34, 0.26, 0.18].map((y) => smoothLine([at(-0.2, y), at(0, y - 0.02), at(0.18, y)])),
              ),
            ]),
      ]),
      soft(neck, mixColours(skin, shade, 0.12)),
      soft(head, skin),
      filled(withAlpha({ r: 226, g: 92, b: 88, a: 1 }, 0.3), ellipse(at(0.075, 0.775), height * 0.026, height * 0.02)),
      filled(mixColours(shade, BLACK, 0.4), ellipse(eye, height * 0.009, height * 0.014)),
      stroked(mixColours(hair, shade, 0.4), line * 1.1, smoothLine([at(0.06, 0.876), at(0.082, 0.886), at(0.1, 0.876)])),
      stroked(
        mixColours(skin, { r: 150, g: 40, b: 44, a: 1 }, 0.75),
        line * 1.1,
        smoothLine([at(0.12, 0.752), at(0.1, 0.742), at(0.085, 0.752)]),
      ),
      soft(shape(HAIR[who]), hair),
      filled(mixColours(skin, shade, 0.1), ellipse(at(-0.005, 0.81), height * 0.02, height * 0.028)),
      stroked(withAlpha(mixColours(hair, WHITE, 0.5), 0.55), line * 1.2, smoothLine([at(0.05, 0.97), at(-0.04, 0.955), at(-0.09, 0.87)])),
    ],
    arm: [
      soft(fore, skin),
      soft(hand, skin),
      ...(waving
        ? []
        : [
            filled(cup, polygon([at(0.235, 0.29), at(0.315, 0.29), at(0.305, 0.2), at(0.245, 0.2)])),
            stroked(cup, line * 1.6, ellipse(at(0.318, 0.25), height * 0.02)),
          ]),
      soft(sleeve, mixColours(top, shade, 0.06)),
    ],
  };
}
