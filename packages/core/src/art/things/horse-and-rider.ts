import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { smoothShape } from '../drawing/outlines.ts';

type Spots = readonly (readonly [number, number])[];

/** A horse that walks to the right with its rider, as shares of the height from hooves to hat: x from the middle, y up from the ground. */
const HORSE: Spots = [
  // Muzzle, forehead, ears, crest.
  [0.475, 0.545],
  [0.492, 0.575],
  [0.47, 0.615],
  [0.425, 0.665],
  [0.402, 0.7],
  [0.408, 0.742],
  [0.38, 0.722],
  [0.352, 0.715],
  [0.29, 0.672],
  [0.235, 0.6],
  [0.185, 0.56],
  // Back and croup.
  [0.08, 0.545],
  [-0.06, 0.55],
  [-0.18, 0.562],
  [-0.26, 0.54],
  [-0.3, 0.5],
  // Tail.
  [-0.345, 0.46],
  [-0.372, 0.36],
  [-0.366, 0.24],
  [-0.39, 0.19],
  [-0.335, 0.225],
  [-0.322, 0.33],
  [-0.306, 0.4],
  [-0.298, 0.33],
  // The hind leg behind.
  [-0.318, 0.245],
  [-0.34, 0.13],
  [-0.362, 0.03],
  [-0.37, 0],
  [-0.316, 0],
  [-0.302, 0.04],
  [-0.29, 0.13],
  [-0.262, 0.22],
  // The hind leg before.
  [-0.222, 0.24],
  [-0.196, 0.2],
  [-0.186, 0.11],
  [-0.19, 0.03],
  [-0.184, 0],
  [-0.128, 0],
  [-0.138, 0.05],
  [-0.14, 0.13],
  [-0.144, 0.22],
  [-0.118, 0.3],
  // Belly.
  [-0.02, 0.318],
  [0.1, 0.322],
  // The foreleg behind.
  [0.128, 0.27],
  [0.118, 0.18],
  [0.1, 0.08],
  [0.076, 0.03],
  [0.082, 0],
  [0.132, 0.004],
  [0.146, 0.06],
  [0.166, 0.16],
  [0.186, 0.25],
  // The foreleg that is lifted.
  [0.214, 0.262],
  [0.268, 0.232],
  [0.3, 0.2],
  [0.292, 0.13],
  [0.272, 0.075],
  [0.3, 0.058],
  [0.33, 0.09],
  [0.334, 0.16],
  [0.344, 0.226],
  [0.312, 0.272],
  [0.27, 0.33],
  // Breast, throat and jaw.
  [0.286, 0.4],
  [0.312, 0.47],
  [0.35, 0.54],
  [0.388, 0.588],
  [0.42, 0.57],
  [0.45, 0.54],
];
/** A rider with a hat and a long coat, who sits in the saddle. */
const RIDER: Spots = [
  [0.012, 1],
  [0.046, 0.992],
  [0.056, 0.948],
  [0.128, 0.936],
  [0.124, 0.924],
  [0.064, 0.918],
  [0.066, 0.88],
  [0.05, 0.856],
  [0.086, 0.836],
  [0.118, 0.78],
  [0.136, 0.715],
  [0.192, 0.672],
  [0.25, 0.664],
  [0.254, 0.642],
  [0.19, 0.636],
  [0.116, 0.652],
  [0.088, 0.64],
  [0.086, 0.588],
  [0.136, 0.54],
  [0.156, 0.46],
  [0.146, 0.37],
  [0.2, 0.338],
  [0.204, 0.314],
  [0.118, 0.318],
  [0.106, 0.38],
  [0.092, 0.44],
  [0.03, 0.46],
  [-0.06, 0.42],
  [-0.11, 0.43],
  [-0.096, 0.54],
  [-0.086, 0.62],
  [-0.098, 0.73],
  [-0.084, 0.81],
  [-0.044, 0.846],
  [-0.016, 0.862],
  [-0.022, 0.918],
  [-0.086, 0.928],
  [-0.088, 0.94],
  [-0.03, 0.95],
  [-0.018, 0.992],
];

interface Gait {
  /** The side that they ride to: 1 to the right. */
  readonly side: 1 | -1;
  /** Horses of a file are not in step. */
  readonly step: 1 | -1;
}

/** Returns a rider on a walking horse as one silhouette. @param height from the ground to the hat, units. */
export function horseAndRider(foot: Point, height: number, { side, step }: Gait): Path {
  const place = ([x, y]: readonly [number, number], sway: number): Point => ({
    x: foot.x + side * (x + (step < 0 && y < 0.28 ? sway * (0.28 - y) : 0)) * height,
    y: foot.y - y * height,
  });
  const outline = (spots: Spots) => smoothShape(spots.map((spot) => place(spot, spot[0] < 0 ? 0.24 : -0.2)));
  // Both outlines turn the same way, so that neither cuts a hole into the other.
  return [...outline(HORSE), ...outline(RIDER.toReversed())];
}
