/** A joint of a limb: x and y, and half the width. */
export type Spot = readonly [number, number, number];

/** Limbs as shares of the height: x and y from the middle, y down, and half the width. */
export const NEAR_ARM: readonly Spot[] = [
  [-0.015, -0.195, 0.074],
  [0.03, -0.1, 0.07],
  [0.09, -0.035, 0.062],
  [0.165, -0.05, 0.055],
  [0.25, -0.115, 0.047],
];
export const FAR_ARM: readonly Spot[] = [
  [0.06, -0.2, 0.06],
  [0.14, -0.2, 0.058],
  [0.21, -0.245, 0.05],
  [0.262, -0.325, 0.043],
];
export const NEAR_LEG: readonly Spot[] = [
  [-0.04, 0.05, 0.102],
  [0.02, 0.16, 0.092],
  [0.075, 0.265, 0.078],
  [0.05, 0.36, 0.068],
  [-0.03, 0.445, 0.059],
];
export const FAR_LEG: readonly Spot[] = [
  [0.02, 0.05, 0.086],
  [0.12, 0.13, 0.082],
  [0.205, 0.2, 0.071],
  [0.22, 0.3, 0.062],
  [0.185, 0.4, 0.054],
];
export const TORSO: readonly Spot[] = [
  [0.015, -0.265, 0.085],
  [0.005, -0.2, 0.126],
  [-0.005, -0.08, 0.132],
  [-0.02, 0.02, 0.122],
  [-0.025, 0.1, 0.1],
];
export const PACK: readonly (readonly [number, number])[] = [
  [-0.085, -0.325],
  [-0.2, -0.31],
  [-0.262, -0.27],
  [-0.275, -0.05],
  [-0.25, 0.045],
  [-0.2, 0.075],
  [-0.08, 0.06],
];
