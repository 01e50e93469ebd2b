import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** The animals of a savanna, by the number that an artwork stores for them; zero: none. */
export const SAVANNA_ANIMALS = ['none', 'elephant', 'giraffe', 'lion', 'lioness'] as const;

type Animal = Exclude<(typeof SAVANNA_ANIMALS)[number], 'none'>;
type Spots = readonly (readonly [x: number, up: number])[];
type Limb = readonly (readonly [x: number, up: number, width: number])[];

/** The outline of an animal that faces right, as shares of its height, and its thin parts. */
interface Profile {
  readonly body: Spots;
  readonly limbs: readonly Limb[];
}

/** A great cat's back, legs and tail; its head is a lion's or a lioness's. */
const CAT = {
  back: [
    [-0.64, 0.62],
    [-0.54, 0.7],
    [-0.3, 0.7],
    [0, 0.69],
  ],
  legs: [
    [0.43, 0.2],
    [0.43, 0.07],
    [0.5, 0.015],
    [0.48, 0],
    [0.34, 0],
    [0.33, 0.1],
    [0.3, 0.3],
    [0.24, 0.37],
    [0.03, 0.37],
    [-0.2, 0.42],
    [-0.32, 0.42],
    [-0.4, 0.32],
    [-0.45, 0.2],
    [-0.42, 0.06],
    [-0.36, 0.015],
    [-0.38, 0],
    [-0.54, 0],
    [-0.54, 0.12],
    [-0.62, 0.27],
    [-0.64, 0.42],
    [-0.67, 0.54],
  ],
  limbs: [
    [
      [0.24, 0.44, 0.08],
      [0.18, 0.2, 0.05],
      [0.16, 0.04, 0.045],
      [0.22, 0.015, 0.02],
    ],
    [
      [-0.42, 0.46, 0.12],
      [-0.28, 0.24, 0.06],
      [-0.31, 0.04, 0.045],
      [-0.25, 0.015, 0.02],
    ],
    [
      [-0.62, 0.62, 0.03],
      [-0.78, 0.42, 0.022],
      [-0.84, 0.22, 0.02],
      [-0.93, 0.2, 0.04],
      [-1, 0.24, 0.006],
    ],
  ],
} as const;
const MANE: Spots = [
  [0.18, 0.77],
  [0.27, 0.9],
  [0.4, 0.98],
  [0.53, 1],
  [0.62, 0.95],
  [0.68, 0.89],
  [0.77, 0.83],
  [0.79, 0.77],
  [0.73, 0.72],
  [0.69, 0.66],
  [0.62, 0.54],
  [0.53, 0.43],
  [0.46, 0.36],
];
const BARE_HEAD: Spots = [
  [0.2, 0.72],
  [0.34, 0.8],
  [0.45, 0.9],
  [0.5, 0.95],
  [0.55, 0.96],
  [0.58, 0.91],
  [0.66, 0.87],
  [0.75, 0.8],
  [0.76, 0.75],
  [0.69, 0.72],
  [0.62, 0.71],
  [0.54, 0.62],
  [0.48, 0.48],
  [0.45, 0.36],
];

const PROFILES: Readonly<Record<Animal, Profile>> = {
  elephant: {
    body: [
      [-0.64, 0.76],
      [-0.52, 0.87],
      [-0.3, 0.93],
      [-0.06, 0.92],
      [0.2, 0.97],
      [0.36, 0.95],
      [0.5, 1.01],
      [0.63, 0.99],
      [0.73, 0.88],
      [0.79, 0.7],
      [0.82, 0.48],
      [0.83, 0.26],
      [0.87, 0.13],
      [0.95, 0.1],
      [0.93, 0.04],
      [0.83, 0.04],
      [0.76, 0.14],
      [0.74, 0.32],
      [0.7, 0.5],
      [0.64, 0.55],
      [0.54, 0.52],
      [0.45, 0.44],
      [0.43, 0.22],
      [0.44, 0.03],
      [0.43, 0],
      [0.27, 0],
      [0.26, 0.03],
      [0.27, 0.2],
      [0.22, 0.36],
      [0, 0.33],
      [-0.2, 0.36],
      [-0.27, 0.26],
      [-0.3, 0.12],
      [-0.28, 0.02],
      [-0.29, 0],
      [-0.45, 0],
      [-0.46, 0.03],
      [-0.48, 0.16],
      [-0.56, 0.32],
      [-0.64, 0.5],
      [-0.67, 0.66],
    ],
    limbs: [
      [
        [0.2, 0.44, 0.09],
        [0.12, 0.2, 0.075],
        [0.08, 0, 0.075],
      ],
      [
        [-0.36, 0.46, 0.1],
        [-0.2, 0.2, 0.07],
        [-0.14, 0, 0.075],
      ],
      [
        [-0.64, 0.76, 0.02],
        [-0.72, 0.54, 0.014],
        [-0.7, 0.34, 0.02],
        [-0.7, 0.28, 0.004],
      ],
      [
        [0.66, 0.56, 0.026],
        [0.8, 0.43, 0.02],
        [0.94, 0.44, 0.004],
      ],
    ],
  },
  giraffe: {
    body: [
      [-0.245, 0.55],
      [-0.2, 0.59],
      [-0.08, 0.615],
      [0.05, 0.66],
      [0.12, 0.73],
      [0.185, 0.86],
      [0.225, 0.95],
      [0.25, 0.975],
      [0.29, 0.962],
      [0.345, 0.92],
      [0.372, 0.9],
      [0.366, 0.884],
      [0.33, 0.884],
      [0.288, 0.902],
      [0.268, 0.89],
      [0.25, 0.8],
      [0.21, 0.68],
      [0.165, 0.57],
      [0.135, 0.5],
      [0.112, 0.42],
      [0.098, 0.25],
      [0.09, 0.04],
      [0.1, 0],
      [0.06, 0],
      [0.06, 0.05],
      [0.058, 0.25],
      [0.04, 0.43],
      [-0.06, 0.425],
      [-0.145, 0.45],
      [-0.165, 0.37],
      [-0.155, 0.26],
      [-0.168, 0.05],
      [-0.155, 0],
      [-0.198, 0],
      [-0.2, 0.06],
      [-0.198, 0.24],
      [-0.235, 0.36],
      [-0.258, 0.48],
    ],
    limbs: [
      [
        [0.07, 0.48, 0.034],
        [0.035, 0.25, 0.018],
        [-0.005, 0, 0.017],
      ],
      [
        [-0.17, 0.48, 0.04],
        [-0.125, 0.25, 0.018],
        [-0.1, 0, 0.017],
      ],
      [
        [-0.245, 0.56, 0.009],
        [-0.275, 0.42, 0.006],
        [-0.27, 0.32, 0.011],
        [-0.272, 0.28, 0.002],
      ],
      [
        [0.248, 0.96, 0.008],
        [0.238, 1.01, 0.008],
      ],
      [
        [0.266, 0.96, 0.007],
        [0.262, 1.008, 0.007],
      ],
      [
        [0.238, 0.955, 0.008],
        [0.205, 0.97, 0.011],
        [0.182, 0.968, 0.002],
      ],
    ],
  },
  lion: { body: [...CAT.back, ...MANE, ...CAT.legs], limbs: CAT.limbs },
  lioness: { body: [...CAT.back, ...BARE_HEAD, ...CAT.legs], limbs: CAT.limbs },
};

/** The silhouette of an animal in profile. @param side where it looks: 1 right. */
export function savannaAnimal(id: Animal, foot: Point, height: number, side: 1 | -1): Path {
  const { body, limbs } = PROFILES[id];
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * height, y: foot.y - up * height });
  return clockwise([
    ...smoothShape(body.map(([x, up]) => at(x, up))),
    ...limbs.flatMap((limb) => ribbon(limb.map(([x, up, width]) => ({ ...at(x, up), width: width * height })))),
  ]);
}

/** The ear of an elephant, which the silhouette of its body hides. */
export function elephantEar(foot: Point, height: number, side: 1 | -1): Path {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * height, y: foot.y - up * height });
  return smoothShape([
    at(0.5, 0.9),
    at(0.34, 0.92),
    at(0.22, 0.8),
    at(0.2, 0.62),
    at(0.28, 0.48),
    at(0.36, 0.45),
    at(0.44, 0.58),
    at(0.48, 0.74),
  ]);
}

/** The small dust that feet raise. */
export function dust(foot: Point, height: number): Path {
  return [-0.6, -0.15, 0.3, 0.7].flatMap((x, index) =>
    ellipse({ x: foot.x + x * height, y: foot.y - height * 0.02 }, height * 0.36, height * (index % 2 === 0 ? 0.1 : 0.14)),
  );
}
