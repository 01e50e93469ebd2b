import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

type Spots = readonly (readonly [number, number])[];

/** A horse that stands and looks to the right, as shares of the height from hooves to ears: x from the middle, y up from the ground. */
const BODY: Spots = [
  [0.6, 0.6],
  [0.634, 0.625],
  [0.632, 0.67],
  [0.585, 0.78],
  [0.548, 0.88],
  [0.535, 0.925],
  [0.53, 1],
  [0.502, 0.945],
  [0.475, 0.925],
  [0.4, 0.875],
  [0.31, 0.775],
  [0.22, 0.705],
  [0.1, 0.658],
  [-0.08, 0.652],
  [-0.22, 0.68],
  [-0.32, 0.665],
  [-0.395, 0.6],
  [-0.415, 0.52],
  [-0.375, 0.42],
  [-0.388, 0.34],
  [-0.4, 0.295],
  [-0.368, 0.2],
  [-0.375, 0.1],
  [-0.4, 0.05],
  [-0.405, 0],
  [-0.32, 0],
  [-0.322, 0.05],
  [-0.325, 0.1],
  [-0.32, 0.2],
  [-0.325, 0.28],
  [-0.27, 0.38],
  [-0.19, 0.425],
  [-0.05, 0.39],
  [0.1, 0.385],
  [0.165, 0.4],
  [0.175, 0.32],
  [0.172, 0.235],
  [0.182, 0.12],
  [0.168, 0.05],
  [0.16, 0],
  [0.245, 0],
  [0.236, 0.06],
  [0.228, 0.13],
  [0.238, 0.225],
  [0.255, 0.32],
  [0.285, 0.42],
  [0.33, 0.52],
  [0.375, 0.62],
  [0.44, 0.69],
  [0.485, 0.705],
  [0.53, 0.64],
  [0.565, 0.605],
];
const FAR_HIND: Spots = [
  [-0.32, 0.45],
  [-0.29, 0.3],
  [-0.255, 0.2],
  [-0.265, 0.1],
  [-0.285, 0.04],
  [-0.285, 0.012],
  [-0.205, 0.012],
  [-0.21, 0.06],
  [-0.215, 0.2],
  [-0.21, 0.29],
  [-0.16, 0.44],
];
const FAR_FORE: Spots = [
  [0.16, 0.44],
  [0.235, 0.32],
  [0.255, 0.23],
  [0.262, 0.1],
  [0.255, 0.012],
  [0.335, 0.012],
  [0.318, 0.07],
  [0.31, 0.14],
  [0.318, 0.24],
  [0.325, 0.34],
  [0.33, 0.48],
];
const MANE: Spots = [
  [0.545, 0.94],
  [0.475, 0.94],
  [0.395, 0.89],
  [0.3, 0.785],
  [0.205, 0.715],
  [0.235, 0.655],
  [0.275, 0.69],
  [0.3, 0.655],
  [0.325, 0.72],
  [0.355, 0.69],
  [0.378, 0.77],
  [0.408, 0.745],
  [0.43, 0.83],
  [0.462, 0.82],
  [0.485, 0.89],
  [0.53, 0.87],
];
const BLANKET: Spots = [
  [0.19, 0.7],
  [0.19, 0.54],
  [0.16, 0.5],
  [-0.09, 0.5],
  [-0.125, 0.54],
  [-0.12, 0.67],
];
const SADDLE: Spots = [
  [0.158, 0.775],
  [0.172, 0.79],
  [0.186, 0.77],
  [0.166, 0.735],
  [0.17, 0.66],
  [0.13, 0.57],
  [0.02, 0.56],
  [-0.06, 0.59],
  [-0.1, 0.655],
  [-0.085, 0.72],
  [-0.075, 0.765],
  [-0.05, 0.755],
  [-0.01, 0.7],
  [0.07, 0.695],
  [0.13, 0.725],
];

export interface HorseTones {
  readonly coat: Rgba;
  readonly mane: Rgba;
  readonly saddle: Rgba;
  readonly blanket: Rgba;
  readonly shade: Rgba;
}

/** A saddled horse that stands, with its outline for shadows. @param height from hooves to ears. @param side the side that it looks to: 1 to the right. */
export function saddledHorse(
  foot: Point,
  height: number,
  side: 1 | -1,
  tones: HorseTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const { coat, mane, saddle, blanket, shade } = tones;
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * height, y: foot.y - y * height });
  const shape = (spots: Spots) => smoothShape(spots.map(([x, y]) => at(x, y)));
  const body = shape(BODY);
  const tail = ribbon([
    { ...at(-0.385, 0.625), width: height * 0.018 },
    { ...at(-0.44, 0.54), width: height * 0.04 },
    { ...at(-0.452, 0.38), width: height * 0.05 },
    { ...at(-0.425, 0.22), width: height * 0.026 },
    { ...at(-0.41, 0.15), width: height * 0.004 },
  ]);
  const thin = height * 0.01;
  const strap = mixColours(saddle, BLACK, 0.45);
  const deep = mixColours(shade, BLACK, 0.2);
  const soft = { ...light, breadth: light.breadth * 0.7 };
  const stripes = [0.03, 0.075].map((down) => smoothLine([at(-0.14, 0.55 - down), at(0.02, 0.545 - down), at(0.2, 0.56 - down)]));
  return {
    outline: body,
    nodes: [
      ...[FAR_HIND, FAR_FORE].flatMap((leg) => rimLit(shape(leg), mixColours(coat, shade, 0.62), deep, soft)),
      ...rimLit(tail, mane, deep, soft),
      ...rimLit(body, coat, shade, light),
      clipped(body, [
        filled(
          withAlpha(deep, 0.45),
          shape([
            [-0.24, 0.42],
            [-0.12, 0.45],
            [0.06, 0.435],
            [0.16, 0.42],
            [0.14, 0.36],
            [-0.2, 0.36],
          ]),
        ),
        filled(
          withAlpha(deep, 0.8),
          shape([
            [-0.42, 0.055],
            [-0.3, 0.055],
            [-0.3, -0.01],
            [-0.42, -0.01],
          ]),
          shape([
            [0.14, 0.055],
            [0.26, 0.055],
            [0.26, -0.01],
            [0.14, -0.01],
          ]),
        ),
        stroked(
          withAlpha(deep, 0.5),
          thin,
          smoothLine([at(0.2, 0.66), at(0.26, 0.55), at(0.25, 0.42)]),
          smoothLine([at(-0.22, 0.64), at(-0.3, 0.52), at(-0.24, 0.42)]),
        ),
      ]),
      ...rimLit(shape(MANE), mane, deep, soft),
      ...rimLit(shape(BLANKET), blanket, mixColours(shade, blanket, 0.3), soft),
      clipped(shape(BLANKET), [stroked(withAlpha(mixColours(blanket, WHITE, 0.5), 0.7), thin * 1.1, ...stripes)]),
      ...rimLit(ellipse(at(-0.135, 0.715), height * 0.052, height * 0.05), mixColours(blanket, saddle, 0.5), shade, soft),
      ...rimLit(shape(SADDLE), saddle, mixColours(shade, BLACK, 0.1), soft),
      stroked(strap, thin * 1.8, smoothLine([at(0.06, 0.6), at(0.068, 0.43)])),
      stroked(strap, thin * 1.4, smoothLine([at(0.135, 0.6), at(0.14, 0.39)])),
      stroked(mixColours(strap, light.rim, 0.4), thin * 1.2, ellipse(at(0.07, 0.4), height * 0.026, height * 0.03)),
      stroked(
        strap,
        thin,
        smoothLine([at(0.465, 0.72), at(0.5, 0.82), at(0.505, 0.93)]),
        smoothLine([at(0.53, 0.665), at(0.58, 0.7), at(0.612, 0.72)]),
        smoothLine([at(0.575, 0.66), at(0.52, 0.8)]),
      ),
      stroked(strap, thin * 0.9, smoothLine([at(0.565, 0.64), at(0.42, 0.63), at(0.28, 0.68), at(0.165, 0.76)])),
      filled(BLACK, ellipse(at(0.545, 0.815), height * 0.0135, height * 0.0125)),
      filled(withAlpha(WHITE, 0.9), ellipse(at(0.549, 0.819), height * 0.004)),
    ],
  };
}
