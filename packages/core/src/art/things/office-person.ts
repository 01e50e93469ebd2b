import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

type Spots = readonly (readonly [number, number])[];
/** A limb's points: x to the right, y up, half the width, all as shares of the height. */
type Limb = readonly (readonly [number, number, number])[];

interface Build {
  /** Right halves of outlines, as shares of the height: x from the middle line, y up from the ground. */
  readonly jacket: Spots;
  readonly skirt: Spots | null;
  readonly hair: Spots;
  readonly arm: Limb;
  readonly leg: Limb;
  readonly shoe: readonly [number, number, number, number];
}

const MAN: Build = {
  jacket: [
    [0.034, 0.868],
    [0.062, 0.85],
    [0.118, 0.828],
    [0.146, 0.79],
    [0.138, 0.69],
    [0.118, 0.6],
    [0.124, 0.52],
    [0.13, 0.445],
    [0.06, 0.436],
  ],
  skirt: null,
  hair: [
    [0, 1.002],
    [0.03, 0.996],
    [0.05, 0.972],
    [0.054, 0.935],
    [0.046, 0.905],
    [0.03, 0.888],
  ],
  arm: [
    [0.126, 0.8, 0.034],
    [0.166, 0.72, 0.036],
    [0.184, 0.615, 0.033],
    [0.166, 0.535, 0.03],
    [0.132, 0.482, 0.026],
  ],
  leg: [
    [0.06, 0.46, 0.062],
    [0.068, 0.27, 0.05],
    [0.072, 0.12, 0.043],
    [0.074, 0.022, 0.043],
  ],
  shoe: [0.078, 0.014, 0.04, 0.017],
};

const WOMAN: Build = {
  jacket: [
    [0.028, 0.862],
    [0.052, 0.842],
    [0.092, 0.822],
    [0.112, 0.786],
    [0.102, 0.7],
    [0.082, 0.62],
    [0.1, 0.54],
    [0.116, 0.476],
    [0.05, 0.468],
  ],
  skirt: [
    [0.07, 0.54],
    [0.118, 0.48],
    [0.116, 0.4],
    [0.098, 0.28],
    [0.04, 0.274],
  ],
  hair: [
    [0, 1.002],
    [0.034, 0.994],
    [0.058, 0.968],
    [0.064, 0.92],
    [0.07, 0.86],
    [0.076, 0.8],
    [0.056, 0.772],
    [0.02, 0.776],
  ],
  arm: [
    [0.094, 0.79, 0.028],
    [0.122, 0.72, 0.028],
    [0.138, 0.63, 0.025],
    [0.132, 0.55, 0.022],
    [0.118, 0.5, 0.019],
  ],
  leg: [
    [0.046, 0.3, 0.034],
    [0.05, 0.2, 0.031],
    [0.048, 0.1, 0.021],
    [0.046, 0.036, 0.016],
  ],
  shoe: [0.046, 0.018, 0.022, 0.02],
};

export interface OfficePersonTones {
  readonly suit: Rgba;
  readonly shirt: Rgba;
  readonly hair: Rgba;
  readonly skin: Rgba;
  readonly shade: Rgba;
}

/** A man in a suit with his hands in his pockets, or a woman in a jacket with folded arms, from behind against a window. */
export function officePerson(
  feet: Point,
  height: number,
  isWoman: boolean,
  { suit, shirt, hair, skin, shade }: OfficePersonTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const build = isWoman ? WOMAN : MAN;
  const at = (x: number, y: number): Point => ({ x: feet.x + x * height, y: feet.y - y * height });
  const both = (half: Spots): Path =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const limb = (points: Limb, sign: number): Path =>
    clockwise(ribbon(points.map(([x, y, width]) => ({ ...at(sign * x, y), width: width * height }))));
  const dark = mixColours(shade, suit, 0.35);
  const fold = (alpha: number) => withAlpha(mixColours(shade, suit, 0.1), alpha);
  const [jacket, hairs] = [both(build.jacket), both(build.hair)];
  const legs = [-1, 1].map((sign) => limb(build.leg, sign));
  const arms = [-1, 1].map((sign) => limb(build.arm, sign));
  const skirt = build.skirt ? both(build.skirt) : [];
  const head = ellipse(at(0, 0.93), height * 0.05, height * 0.064);
  const neck = limb(
    [
      [0, 0.9, isWoman ? 0.026 : 0.034],
      [0, 0.85, isWoman ? 0.03 : 0.04],
    ],
    1,
  );
  const [shoeX, shoeY, shoeWide, shoeTall] = build.shoe;
  const shoes = [-1, 1].map((sign) => ellipse(at(sign * shoeX, shoeY), shoeWide * height, shoeTall * height));
  const thin = { ...light, breadth: light.breadth * 0.7 };
  const seams = isWoman
    ? [
        [0.05, 0.82, 0.044, 0.64, 0.07, 0.48],
        [-0.05, 0.82, -0.044, 0.64, -0.07, 0.48],
        [0, 0.6, 0.004, 0.54, 0, 0.47],
        [0.08, 0.63, 0.04, 0.615, 0.012, 0.62],
        [-0.08, 0.64, -0.04, 0.62, -0.012, 0.63],
      ]
    : [
        [0, 0.85, 0.004, 0.7, 0, 0.44],
        [0.09, 0.62, 0.05, 0.59, 0.015, 0.6],
        [-0.1, 0.65, -0.05, 0.61, -0.015, 0.62],
        [0.12, 0.78, 0.105, 0.72, 0.11, 0.66],
        [-0.12, 0.78, -0.105, 0.72, -0.11, 0.66],
      ];
  const line = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]) => smoothLine([at(a, b), at(c, d), at(e, f)]);
  return {
    outline: [...jacket, ...hairs, ...head, ...legs.flat(), ...arms.flat(), ...skirt, ...shoes.flat()],
    nodes: [
      ...shoes.flatMap((shoe) => rimLit(shoe, mixColours(shade, suit, 0.2), shade, thin)),
      ...legs.flatMap((leg) =>
        isWoman ? rimLit(leg, mixColours(skin, shade, 0.3), mixColours(skin, shade, 0.6), thin) : rimLit(leg, suit, dark, light),
      ),
      ...(isWoman ? rimLit(skirt, mixColours(suit, shade, 0.2), dark, light) : []),
      ...rimLit(neck, skin, mixColours(skin, shade, 0.45), thin),
      ...(isWoman
        ? []
        : [
            filled(
              mixColours(shirt, WHITE, 0.1),
              both([
                [0.02, 0.884],
                [0.044, 0.872],
                [0.048, 0.852],
                [0.02, 0.846],
              ]),
            ),
          ]),
      ...(isWoman
        ? [-1, 1].flatMap((sign) =>
            rimLit(ellipse(at(sign * 0.113, 0.475), height * 0.017, height * 0.026), skin, mixColours(skin, shade, 0.4), thin),
          )
        : []),
      ...arms.flatMap((arm) => rimLit(arm, suit, dark, light)),
      ...rimLit(jacket, suit, dark, light),
      clipped(jacket, [stroked(fold(0.6), height * 0.007, ...seams.map(line))]),
      stroked(
        fold(0.5),
        height * 0.006,
        ...(isWoman ? [] : [line([0.056, 0.4, 0.062, 0.27, 0.066, 0.05]), line([-0.056, 0.4, -0.062, 0.27, -0.066, 0.05])]),
      ),
      ...(isWoman
        ? []
        : [-1, 1].flatMap((sign) =>
            rimLit(ellipse(at(sign * 0.053, 0.92), height * 0.01, height * 0.017), skin, mixColours(skin, shade, 0.4), thin),
          )),
      ...rimLit(head, skin, mixColours(skin, shade, 0.45), thin),
      ...rimLit(hairs, hair, mixColours(hair, shade, 0.6), light),
      clipped(hairs, [
        stroked(
          withAlpha(mixColours(hair, shade, 0.7), 0.55),
          height * 0.005,
          ...[-0.04, -0.015, 0.012, 0.038].map((x) => line([x * 0.5, 0.99, x, 0.92, x * 1.2, 0.78])),
        ),
      ]),
    ],
  };
}
