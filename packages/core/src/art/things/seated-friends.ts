import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
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

export interface SeatedFriend {
  /** The middle of the seat. */
  readonly seat: Point;
  /** From the seat to the crown, units. */
  readonly height: number;
  readonly hair: 'loose' | 'tied' | 'tousled' | 'cropped';
  /** The side to which the head leans, as a share of the height; zero: upright. */
  readonly lean: number;
  /** The sides on which an arm rests on the seat behind the back. */
  readonly arms: readonly (1 | -1)[];
  readonly hood: boolean;
}

export interface FriendTones {
  readonly top: Rgba;
  readonly hair: Rgba;
  readonly skin: Rgba;
  readonly jeans: Rgba;
  readonly shade: Rgba;
}

/** Halves of outlines, as shares of the height: x from the middle line, y up from the seat. */
const BACK: Spots = [
  [0.07, 0.72],
  [0.15, 0.685],
  [0.215, 0.64],
  [0.24, 0.54],
  [0.215, 0.4],
  [0.19, 0.26],
  [0.205, 0.12],
  [0.225, 0.03],
  [0.2, -0.03],
];
const SEAT: Spots = [
  [0.17, 0.15],
  [0.235, 0.1],
  [0.265, 0.02],
  [0.25, -0.05],
  [0.1, -0.065],
];

/** Hair from behind, around the middle of the head. */
const HAIR: Readonly<Record<SeatedFriend['hair'], Spots>> = {
  loose: [
    [0, 0.155],
    [0.075, 0.14],
    [0.125, 0.08],
    [0.135, -0.02],
    [0.15, -0.16],
    [0.175, -0.3],
    [0.13, -0.37],
    [0.06, -0.4],
    [-0.02, -0.38],
    [-0.1, -0.4],
    [-0.165, -0.31],
    [-0.145, -0.16],
    [-0.135, -0.02],
    [-0.125, 0.08],
    [-0.075, 0.14],
  ],
  tied: [
    [0, 0.145],
    [0.07, 0.135],
    [0.118, 0.08],
    [0.122, -0.01],
    [0.09, -0.09],
    [0.04, -0.12],
    [-0.04, -0.12],
    [-0.09, -0.09],
    [-0.122, -0.01],
    [-0.118, 0.08],
    [-0.07, 0.135],
  ],
  tousled: [
    [0.01, 0.165],
    [0.06, 0.145],
    [0.1, 0.15],
    [0.118, 0.095],
    [0.15, 0.06],
    [0.13, 0.01],
    [0.128, -0.05],
    [0.085, -0.1],
    [0.03, -0.125],
    [-0.03, -0.12],
    [-0.085, -0.1],
    [-0.128, -0.045],
    [-0.134, 0.02],
    [-0.148, 0.07],
    [-0.112, 0.1],
    [-0.09, 0.152],
    [-0.045, 0.142],
  ],
  cropped: [
    [0, 0.145],
    [0.07, 0.13],
    [0.115, 0.075],
    [0.12, 0],
    [0.095, -0.065],
    [0.05, -0.085],
    [-0.05, -0.085],
    [-0.095, -0.065],
    [-0.12, 0],
    [-0.115, 0.075],
    [-0.07, 0.13],
  ],
};

/** A young person who sits with the back to the reader, in the light of what is in front. */
export function seatedFriend(
  { seat, height, hair, lean, arms, hood }: SeatedFriend,
  { top, hair: hairTone, skin, jeans, shade }: FriendTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const at = (x: number, y: number): Point => ({ x: seat.x + (x + lean * Math.max(0, y) ** 1.5) * height, y: seat.y - y * height });
  const both = (half: Spots) =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const head: Point = { x: at(0, 0.86).x + lean * height * 0.12, y: at(0, 0.86).y };
  const tilt = lean * 0.9;
  const onHead = ([x, y]: readonly [number, number]): Point => ({
    x: head.x + (x * Math.cos(tilt) + y * Math.sin(tilt)) * height,
    y: head.y - (y * Math.cos(tilt) - x * Math.sin(tilt)) * height,
  });
  const back = both(BACK);
  const crown = clockwise(smoothShape(HAIR[hair].map(onHead)));
  const dark = mixColours(shade, top, 0.4);
  const fold = withAlpha(mixColours(dark, BLACK, 0.4), 0.55);
  const limbs = arms.map((side) => ({
    side,
    arm: clockwise(
      ribbon([
        { ...at(side * 0.2, 0.62), width: height * 0.058 },
        { ...at(side * 0.275, 0.4), width: height * 0.056 },
        { ...at(side * 0.305, 0.2), width: height * 0.046 },
        { ...at(side * 0.31, 0.03), width: height * 0.036 },
      ]),
    ),
  }));
  const tail = clockwise(
    ribbon([
      { ...onHead([0.01, 0.09]), width: height * 0.03 },
      { ...onHead([0.06, 0.0]), width: height * 0.055 },
      { ...onHead([0.075, -0.16]), width: height * 0.06 },
      { ...onHead([0.04, -0.32]), width: height * 0.012 },
    ]),
  );
  const nodes: readonly SceneNode[] = [
    ...rimLit(both(SEAT), jeans, mixColours(shade, jeans, 0.35), light),
    ...rimLit(
      clockwise(
        ribbon([
          { ...at(0, 0.62), width: height * 0.065 },
          { ...head, width: height * 0.06 },
        ]),
      ),
      skin,
      mixColours(shade, skin, 0.45),
      light,
    ),
    ...[-1, 1].flatMap((side) =>
      rimLit(ellipse(onHead([side * 0.122, -0.015]), height * 0.022, height * 0.036), skin, mixColours(shade, skin, 0.5), light),
    ),
    ...limbs.flatMap(({ side, arm }) => [
      ...rimLit(ellipse(at(side * 0.318, 0.005), height * 0.045, height * 0.03), skin, mixColours(shade, skin, 0.5), light),
      ...rimLit(arm, top, dark, light),
    ]),
    ...rimLit(back, top, dark, light),
    clipped(back, [
      stroked(
        fold,
        height * 0.012,
        smoothLine([at(0, 0.6), at(0.012, 0.4), at(-0.006, 0.16)]),
        smoothLine([at(-0.2, 0.2), at(-0.1, 0.16), at(0, 0.17), at(0.1, 0.13)]),
        smoothLine([at(0.2, 0.28), at(0.12, 0.24), at(0.06, 0.27)]),
        smoothLine([at(-0.18, 0.56), at(-0.14, 0.46), at(-0.15, 0.36)]),
        smoothLine([at(0.18, 0.56), at(0.14, 0.46), at(0.15, 0.36)]),
      ),
    ]),
    ...(hood
      ? rimLit(
          clockwise(
            smoothShape([
              at(-0.13, 0.72),
              at(0, 0.755),
              at(0.13, 0.72),
              at(0.15, 0.64),
              at(0.07, 0.55),
              at(0, 0.53),
              at(-0.07, 0.55),
              at(-0.15, 0.64),
            ]),
          ),
          mixColours(top, dark, 0.15),
          dark,
          { ...light, breadth: light.breadth * 0.6 },
        )
      : []),
    ...rimLit(crown, hairTone, mixColours(shade, hairTone, 0.5), light),
    clipped(crown, [
      stroked(
        withAlpha(mixColours(hairTone, BLACK, 0.6), 0.5),
        height * 0.008,
        ...[-0.08, -0.03, 0.03, 0.08].map((x) => smoothLine([onHead([x * 0.5, 0.12]), onHead([x, 0]), onHead([x * 1.3, -0.36])])),
      ),
    ]),
    ...(hair === 'tied' ? rimLit(tail, hairTone, mixColours(shade, hairTone, 0.5), { ...light, breadth: light.breadth * 0.7 }) : []),
  ];
  return { nodes, outline: [...back, ...crown, ...both(SEAT), ...limbs.flatMap(({ arm }) => arm)] };
}
