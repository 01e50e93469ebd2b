import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

export interface RiderTones {
  readonly coat: Rgba;
  readonly trousers: Rgba;
  readonly hat: Rgba;
  readonly scarf: Rgba;
  readonly skin: Rgba;
  readonly shade: Rgba;
}

interface Seat {
  /** On the ground under the seat. */
  readonly foot: Point;
  /** From the ground to the hat's crown, units. */
  readonly height: number;
  /** The side that the rider looks to: 1 to the right. */
  readonly side: 1 | -1;
  readonly isWoman: boolean;
}

type Spots = readonly (readonly [number, number])[];

/** Outlines as shares of the height, y up from the ground, of somebody who looks to the right. */
const COAT: Spots = [
  [0.035, 0.735],
  [-0.06, 0.735],
  [-0.16, 0.665],
  [-0.215, 0.55],
  [-0.235, 0.42],
  [-0.25, 0.3],
  [-0.275, 0.19],
  [-0.19, 0.17],
  [-0.06, 0.27],
  [0.06, 0.32],
  [0.075, 0.43],
  [0.105, 0.55],
  [0.105, 0.65],
];
const FACE: Spots = [
  [0.0, 0.855],
  [0.105, 0.85],
  [0.112, 0.82],
  [0.138, 0.79],
  [0.118, 0.775],
  [0.117, 0.745],
  [0.092, 0.718],
  [0.035, 0.735],
  [0.0, 0.77],
];
const BRIM: Spots = [
  [-0.085, 0.862],
  [-0.04, 0.836],
  [0.05, 0.828],
  [0.13, 0.836],
  [0.205, 0.862],
  [0.2, 0.872],
  [0.13, 0.858],
  [0.05, 0.852],
  [-0.03, 0.858],
  [-0.08, 0.874],
];
const CROWN: Spots = [
  [-0.032, 0.85],
  [-0.03, 0.93],
  [-0.004, 0.985],
  [0.04, 0.965],
  [0.085, 0.985],
  [0.118, 0.93],
  [0.122, 0.85],
];

/** Somebody in a hat who sits on a log by a fire, with a cup in the hand. */
export function seatedRider(
  { foot, height, side, isWoman }: Seat,
  tones: RiderTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * height, y: foot.y - y * height });
  const shape = (spots: Spots) => smoothShape(spots.map(([x, y]) => at(x, y)));
  const limb = (...joints: readonly (readonly [number, number, number])[]) => [
    ...clockwise(ribbon(joints.map(([x, y, width]) => ({ ...at(x, y), width: width * height })))),
    ...joints.flatMap(([x, y, width]) => ellipse(at(x, y), width * height)),
  ];
  const boot = (x: number, y: number) =>
    smoothShape([
      at(x - 0.055, y + 0.15),
      at(x - 0.055, y + 0.05),
      at(x - 0.062, y),
      at(x + 0.03, y),
      at(x + 0.15, y),
      at(x + 0.165, y + 0.024),
      at(x + 0.09, y + 0.062),
      at(x + 0.052, y + 0.09),
      at(x + 0.058, y + 0.16),
    ]);
  const { coat, trousers, hat, scarf, skin, shade } = tones;
  const far = mixColours(trousers, shade, 0.55);
  const body = shape(COAT);
  const seam = withAlpha(mixColours(shade, BLACK, 0.4), 0.6);
  const skirt = shape([
    [-0.2, 0.33],
    [0.1, 0.42],
    [0.34, 0.43],
    [0.37, 0.3],
    [0.35, 0.1],
    [0.1, 0.1],
    [-0.05, 0.16],
    [-0.21, 0.24],
  ]);
  const near = isWoman
    ? skirt
    : limb([-0.12, 0.34, 0.095], [0.1, 0.385, 0.088], [0.27, 0.4, 0.07], [0.29, 0.28, 0.06], [0.265, 0.12, 0.05]);
  const arm = limb([-0.055, 0.655, 0.07], [-0.005, 0.55, 0.063], [0.075, 0.45, 0.055], [0.17, 0.47, 0.046], [0.255, 0.52, 0.038]);
  const nodes: readonly SceneNode[] = [
    ...log(),
    ...rimLit(limb([-0.05, 0.34, 0.085], [0.22, 0.37, 0.068], [0.36, 0.22, 0.055], [0.41, 0.12, 0.046]), far, shade, light),
    ...rimLit(boot(0.41, 0), mixColours(shade, trousers, 0.4), shade, light),
    ...rimLit(boot(0.265, 0), mixColours(shade, trousers, 0.5), shade, light),
    ...rimLit(near, isWoman ? coat : trousers, shade, light),
    ...rimLit(body, coat, shade, light),
    clipped(body, [
      stroked(
        seam,
        height * 0.008,
        smoothLine([at(0.07, 0.7), at(0.02, 0.5), at(-0.02, 0.3)]),
        smoothLine([at(-0.1, 0.36), at(-0.02, 0.4), at(0.06, 0.38)]),
      ),
    ]),
    ...(isWoman
      ? rimLit(
          ribbon([
            { ...at(0.0, 0.82), width: height * 0.05 },
            { ...at(-0.06, 0.72), width: height * 0.05 },
            { ...at(-0.11, 0.6), width: height * 0.035 },
            { ...at(-0.13, 0.5), width: height * 0.01 },
          ]),
          mixColours(shade, hat, 0.6),
          shade,
          light,
        )
      : []),
    ...rimLit(shape(FACE), skin, mixColours(shade, skin, 0.25), { ...light, breadth: light.breadth * 0.7 }),
    ...rimLit(
      shape([
        [-0.045, 0.74],
        [0.02, 0.765],
        [0.1, 0.735],
        [0.11, 0.695],
        [0.02, 0.68],
        [-0.06, 0.7],
      ]),
      scarf,
      mixColours(shade, scarf, 0.4),
      { ...light, breadth: light.breadth * 0.7 },
    ),
    filled(
      withAlpha(shade, 0.7),
      shape([
        [-0.005, 0.85],
        [0.11, 0.848],
        [0.11, 0.822],
        [0.0, 0.815],
      ]),
    ),
    ...rimLit(shape(CROWN), hat, shade, light),
    filled(mixColours(shade, scarf, 0.5), polygon([at(-0.034, 0.85), at(0.123, 0.85), at(0.122, 0.876), at(-0.034, 0.88)])),
    ...rimLit(shape(BRIM), mixColours(hat, shade, 0.15), shade, { ...light, breadth: light.breadth * 0.6 }),
    ...rimLit(arm, coat, shade, light),
    ...rimLit(ellipse(at(0.282, 0.535), height * 0.036, height * 0.032), skin, mixColours(shade, skin, 0.4), {
      ...light,
      breadth: light.breadth * 0.6,
    }),
    ...rimLit(polygon([at(0.275, 0.585), at(0.35, 0.585), at(0.343, 0.51), at(0.282, 0.51)]), mixColours(scarf, WHITE, 0.3), shade, {
      ...light,
      breadth: light.breadth * 0.6,
    }),
  ];
  return { nodes, outline: [...body, ...shape(CROWN), ...shape(BRIM), ...clockwise(near)] };

  /** The log under the rider, its cut end to the fire. */
  function log(): readonly SceneNode[] {
    const radius = 0.115;
    const trunk = ribbon([
      { ...at(-0.62, radius + 0.02), width: radius * height * 0.94 },
      { ...at(0.16, radius), width: radius * height },
    ]);
    const end = at(0.16, radius);
    const bark = mixColours(trousers, shade, 0.35);
    return [
      ...rimLit(trunk, bark, mixColours(shade, BLACK, 0.2), { ...light, from: { x: light.from.x * 0.3, y: -0.9 } }),
      clipped(trunk, [
        stroked(seam, height * 0.006, ...[0.05, 0.1, 0.16].map((y) => smoothLine([at(-0.6, y + 0.02), at(-0.2, y - 0.008), at(0.12, y)]))),
      ]),
      filled(mixColours(skin, bark, 0.3), ellipse(end, radius * height * 0.5, radius * height)),
      stroked(
        withAlpha(bark, 0.8),
        height * 0.005,
        ellipse(end, radius * height * 0.34, radius * height * 0.68),
        ellipse(end, radius * height * 0.17, radius * height * 0.34),
      ),
    ];
  }
}
