import type { Spot } from './brush.ts';
import type { ChildPose } from './child-look.ts';

type Joints = readonly [Spot, Spot, Spot];

/** Where a child's joints are, in heads from the ground. The second arm is the one that holds things. */
export interface Joint {
  readonly arms: readonly [Joints, Joints];
  readonly legs: readonly [Joints, Joints];
  readonly head: { readonly spot: Spot; readonly tilt: number };
}

/** The middle of the head of a child that stands. */
const HEAD: Spot = [0, 3.62];

export const POSES: Readonly<Record<ChildPose, Joint>> = {
  stand: {
    arms: [
      [
        [-0.52, 2.5],
        [-0.94, 2.1],
        [-1.04, 1.52],
      ],
      [
        [0.52, 2.5],
        [0.94, 2.1],
        [1.04, 1.52],
      ],
    ],
    legs: [
      [
        [-0.36, 1.4],
        [-0.4, 0.85],
        [-0.42, 0.27],
      ],
      [
        [0.36, 1.4],
        [0.4, 0.85],
        [0.42, 0.27],
      ],
    ],
    head: { spot: HEAD, tilt: 0.05 },
  },
  hold: {
    arms: [
      [
        [-0.52, 2.48],
        [-1.12, 2.12],
        [-0.7, 1.66],
      ],
      [
        [0.52, 2.5],
        [1.14, 2.2],
        [1.62, 2.74],
      ],
    ],
    legs: [
      [
        [-0.36, 1.4],
        [-0.46, 0.85],
        [-0.52, 0.27],
      ],
      [
        [0.36, 1.4],
        [0.44, 0.85],
        [0.5, 0.27],
      ],
    ],
    head: { spot: HEAD, tilt: 0.08 },
  },
  jump: {
    arms: [
      [
        [-0.5, 2.54],
        [-1.16, 2.76],
        [-1.62, 3.48],
      ],
      [
        [0.5, 2.54],
        [1.18, 2.68],
        [1.7, 3.3],
      ],
    ],
    legs: [
      [
        [-0.36, 1.4],
        [-0.84, 1.16],
        [-1.06, 0.56],
      ],
      [
        [0.36, 1.4],
        [0.86, 1.28],
        [1.2, 0.86],
      ],
    ],
    head: { spot: [0.04, 3.6], tilt: -0.09 },
  },
};
