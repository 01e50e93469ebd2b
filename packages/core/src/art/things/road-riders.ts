import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { rimLit } from '../drawing/rim-lit.ts';

export interface RiderTones {
  readonly coat: Rgba;
  readonly bags: Rgba;
  readonly trousers: Rgba;
  readonly helmet: Rgba;
  readonly skin: Rgba;
  readonly metal: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
}

interface RiderPlace {
  /** On the ground under the rear wheel. */
  readonly foot: Point;
  /** From the ground to the top of the helmet, units. */
  readonly height: number;
  /** 1: the light comes from the right. */
  readonly sun: 1 | -1;
}

const TAIL_LIGHT: Rgba = { r: 255, g: 66, b: 44, a: 1 };

/** Somebody on a bicycle with panniers, from behind. */
export function cyclist(place: RiderPlace, tones: RiderTones): readonly SceneNode[] {
  const { coat, bags, trousers, helmet, skin, metal, rim, shade } = tones;
  const { at, limb, shape, lit, both } = drawing(place, tones);
  const { height } = place;
  const black = mixColours(shade, BLACK, 0.5);
  const strap = mixColours(shade, bags, 0.2);
  return [
    // The handlebar and the hands, far side first.
    ...lit(limb([-0.19, 0.565, 0.012], [-0.1, 0.6, 0.014], [0.1, 0.6, 0.014], [0.19, 0.565, 0.012]), metal),
    // The legs: one foot down, one up.
    ...lit(limb([-0.055, 0.5, 0.058], [-0.1, 0.34, 0.046], [-0.088, 0.15, 0.026]), trousers),
    ...lit(shape([-0.12, 0.16], [-0.06, 0.165], [-0.056, 0.1], [-0.09, 0.085], [-0.125, 0.1]), black),
    ...lit(limb([0.055, 0.5, 0.058], [0.118, 0.42, 0.048], [0.098, 0.26, 0.028]), trousers),
    ...lit(shape([0.066, 0.27], [0.128, 0.275], [0.132, 0.21], [0.1, 0.195], [0.062, 0.21]), black),
    // The wheel, the rack and the bags.
    filled(black, limb([0, 0.34, 0.021], [0, 0.18, 0.024], [0, 0.01, 0.021])),
    stroked(withAlpha(rim, 0.5), height * 0.004, smoothLine([at(-0.014, 0.32), at(-0.018, 0.18), at(-0.014, 0.03)])),
    stroked(metal, height * 0.011, smoothLine([at(-0.03, 0.19), at(-0.034, 0.4)]), smoothLine([at(0.03, 0.19), at(0.034, 0.4)])),
    ...both((side) => [
      ...lit(
        shape(
          [side * 0.04, 0.42],
          [side * 0.15, 0.42],
          [side * 0.168, 0.3],
          [side * 0.156, 0.155],
          [side * 0.06, 0.15],
          [side * 0.038, 0.28],
        ),
        bags,
      ),
      ...lit(
        shape([side * 0.032, 0.435], [side * 0.156, 0.435], [side * 0.168, 0.37], [side * 0.1, 0.345], [side * 0.03, 0.37]),
        mixColours(bags, rim, 0.14),
      ),
      stroked(
        strap,
        height * 0.009,
        smoothLine([at(side * 0.072, 0.43), at(side * 0.076, 0.29)]),
        smoothLine([at(side * 0.132, 0.43), at(side * 0.136, 0.29)]),
      ),
    ]),
    ...lit(
      shape([-0.15, 0.44], [-0.155, 0.475], [-0.13, 0.5], [0.13, 0.5], [0.155, 0.475], [0.15, 0.44], [0.1, 0.425], [-0.1, 0.425]),
      mixColours(coat, trousers, 0.6),
    ),
    stroked(strap, height * 0.01, smoothLine([at(-0.07, 0.427), at(-0.072, 0.5)]), smoothLine([at(0.07, 0.427), at(0.072, 0.5)])),
    filled(TAIL_LIGHT, ellipse(at(0, 0.39), height * 0.014)),
    glow(at(0, 0.39), height * 0.07, withAlpha(TAIL_LIGHT, 0.6)),
    // The rider.
    ...lit(shape([-0.088, 0.47], [-0.1, 0.54], [0, 0.58], [0.1, 0.54], [0.088, 0.47], [0, 0.455]), trousers),
    ...both((side) => [
      ...lit(limb([side * 0.125, 0.775, 0.034], [side * 0.185, 0.675, 0.029], [side * 0.182, 0.585, 0.021]), coat),
      filled(mixColours(skin, shade, 0.12), ellipse(at(side * 0.183, 0.565), height * 0.021)),
    ]),
    ...lit(
      shape(
        [-0.09, 0.5],
        [-0.105, 0.62],
        [-0.15, 0.76],
        [-0.1, 0.835],
        [0, 0.85],
        [0.1, 0.835],
        [0.15, 0.76],
        [0.105, 0.62],
        [0.09, 0.5],
        [0, 0.49],
      ),
      coat,
    ),
    stroked(
      withAlpha(shade, 0.28),
      height * 0.008,
      smoothLine([at(0, 0.83), at(0.004, 0.52)]),
      smoothLine([at(-0.09, 0.56), at(0, 0.575), at(0.09, 0.56)]),
    ),
    ...lit(shape([-0.04, 0.89], [-0.036, 0.83], [0.036, 0.83], [0.04, 0.89]), skin),
    ...lit(ellipse(at(0, 0.915), height * 0.052, height * 0.055), skin),
    ...helmetOf(at, shape, lit, helmet, shade, height),
  ];
}

/** Somebody on a loaded motorcycle, from behind. */
export function motorcyclist(place: RiderPlace, tones: RiderTones): readonly SceneNode[] {
  const { coat, bags, trousers, helmet, metal, rim, shade } = tones;
  const { at, limb, shape, lit, both } = drawing(place, tones);
  const { height } = place;
  const black = mixColours(shade, BLACK, 0.5);
  const steel = mixColours(metal, WHITE, 0.16);
  return [
    // The bars, with mirrors.
    ...both((side) => [
      stroked(black, height * 0.014, smoothLine([at(side * 0.2, 0.63), at(side * 0.235, 0.69)])),
      ...lit(ellipse(at(side * 0.245, 0.7), height * 0.034, height * 0.024), black),
      filled(withAlpha(rim, 0.7), ellipse(at(side * 0.245, 0.701), height * 0.025, height * 0.016)),
    ]),
    ...lit(limb([-0.25, 0.6, 0.012], [-0.1, 0.63, 0.015], [0.1, 0.63, 0.015], [0.25, 0.6, 0.012]), metal),
    // Legs and boots on their rests.
    ...both((side) => [
      ...lit(limb([side * 0.06, 0.5, 0.066], [side * 0.165, 0.43, 0.052], [side * 0.17, 0.24, 0.034]), trousers),
      ...lit(shape([side * 0.13, 0.26], [side * 0.205, 0.26], [side * 0.215, 0.19], [side * 0.17, 0.17], [side * 0.128, 0.19]), black),
    ]),
    // The wheel, the mudguard and the exhaust.
    filled(black, limb([0, 0.34, 0.046], [0, 0.18, 0.054], [0, 0.01, 0.046])),
    stroked(
      withAlpha(rim, 0.4),
      height * 0.005,
      ...[0.06, 0.11, 0.16, 0.21].map((y) => smoothLine([at(-0.035, y - 0.014), at(0, y), at(0.035, y - 0.014)])),
    ),
    ...lit(limb([0.078, 0.19, 0.024], [0.082, 0.13, 0.027]), steel),
    ...lit(
      shape([-0.058, 0.46], [-0.064, 0.34], [-0.05, 0.25], [0.05, 0.25], [0.064, 0.34], [0.058, 0.46]),
      mixColours(helmet, shade, 0.3),
    ),
    filled(mixColours({ r: 250, g: 242, b: 224, a: 1 }, shade, 0.1), shape([-0.042, 0.31], [0.042, 0.31], [0.042, 0.262], [-0.042, 0.262])),
    // Cases of metal on both sides, and a roll across.
    ...both((side) => [
      ...lit(
        shape(
          [side * 0.072, 0.43],
          [side * 0.076, 0.442],
          [side * 0.206, 0.442],
          [side * 0.21, 0.43],
          [side * 0.206, 0.238],
          [side * 0.2, 0.23],
          [side * 0.082, 0.23],
          [side * 0.076, 0.238],
        ),
        steel,
      ),
      stroked(withAlpha(shade, 0.5), height * 0.006, smoothLine([at(side * 0.074, 0.39), at(side * 0.208, 0.39)])),
      filled(
        withAlpha(shade, 0.5),
        ellipse(at(side * 0.11, 0.39), height * 0.012, height * 0.016),
        ellipse(at(side * 0.172, 0.39), height * 0.012, height * 0.016),
      ),
    ]),
    ...lit(
      shape([-0.19, 0.47], [-0.195, 0.505], [-0.16, 0.54], [0.16, 0.54], [0.195, 0.505], [0.19, 0.47], [0.14, 0.45], [-0.14, 0.45]),
      bags,
    ),
    stroked(
      mixColours(shade, bags, 0.2),
      height * 0.012,
      smoothLine([at(-0.09, 0.452), at(-0.092, 0.54)]),
      smoothLine([at(0.09, 0.452), at(0.092, 0.54)]),
    ),
    ...lit(shape([-0.05, 0.4], [-0.046, 0.425], [0.046, 0.425], [0.05, 0.4], [0.04, 0.38], [-0.04, 0.38]), TAIL_LIGHT),
    glow(at(0, 0.4), height * 0.12, withAlpha(TAIL_LIGHT, 0.6)),
    // The rider.
    ...both((side) => lit(limb([side * 0.135, 0.79, 0.042], [side * 0.22, 0.7, 0.036], [side * 0.232, 0.62, 0.026]), coat)),
    ...both((side) => [filled(black, ellipse(at(side * 0.234, 0.605), height * 0.027))]),
    ...lit(
      shape(
        [-0.1, 0.51],
        [-0.118, 0.64],
        [-0.165, 0.77],
        [-0.11, 0.85],
        [0, 0.865],
        [0.11, 0.85],
        [0.165, 0.77],
        [0.118, 0.64],
        [0.1, 0.51],
        [0, 0.5],
      ),
      coat,
    ),
    stroked(
      withAlpha(shade, 0.35),
      height * 0.009,
      smoothLine([at(-0.11, 0.6), at(0, 0.585), at(0.11, 0.6)]),
      smoothLine([at(-0.14, 0.79), at(0, 0.77), at(0.14, 0.79)]),
    ),
    ...lit(ellipse(at(0, 0.925), height * 0.074, height * 0.078), helmet),
    stroked(withAlpha(mixColours(helmet, WHITE, 0.7), 0.9), height * 0.014, smoothLine([at(0.004, 1), at(0.012, 0.925), at(0.004, 0.852)])),
  ];
}

function helmetOf(
  at: (x: number, up: number) => Point,
  shape: (...points: readonly (readonly [number, number])[]) => Path,
  lit: (path: Path, tone: Rgba) => readonly SceneNode[],
  helmet: Rgba,
  shade: Rgba,
  height: number,
): readonly SceneNode[] {
  return [
    ...lit(
      shape([-0.062, 0.915], [-0.066, 0.955], [-0.045, 0.99], [0, 1], [0.045, 0.99], [0.066, 0.955], [0.062, 0.915], [0, 0.905]),
      helmet,
    ),
    stroked(withAlpha(shade, 0.5), height * 0.01, ...[-0.034, 0, 0.034].map((x) => smoothLine([at(x, 0.925), at(x * 0.8, 0.98)]))),
  ];
}

function drawing({ foot, height, sun }: RiderPlace, { rim, shade }: RiderTones) {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
  const light = { from: { x: sun * 0.8, y: -0.6 }, rim, breadth: Math.max(0.9, height * 0.01) };
  return {
    at,
    limb: (...points: readonly (readonly [number, number, number])[]): Path =>
      ribbon(points.map(([x, up, half]) => ({ ...at(x, up), width: half * height }))),
    shape: (...points: readonly (readonly [number, number])[]): Path => smoothShape(points.map(([x, up]) => at(x, up))),
    lit: (path: Path, tone: Rgba) => rimLit(path, tone, mixColours(tone, shade, 0.55), light),
    both: (draw: (side: 1 | -1) => readonly SceneNode[]): readonly SceneNode[] => [...draw(-1), ...draw(1)],
  };
}
