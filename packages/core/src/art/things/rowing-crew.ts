import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { oar, type Shell, type ShellTones, STERN } from './shell-plan.ts';

const SKINS: readonly [Rgba, ...Rgba[]] = [
  { r: 232, g: 184, b: 148, a: 1 },
  { r: 206, g: 150, b: 112, a: 1 },
  { r: 150, g: 100, b: 70, a: 1 },
  { r: 222, g: 170, b: 130, a: 1 },
];
const HAIRS: readonly [Rgba, ...Rgba[]] = [
  { r: 44, g: 32, b: 26, a: 1 },
  { r: 92, g: 62, b: 38, a: 1 },
  { r: 172, g: 128, b: 72, a: 1 },
  { r: 28, g: 24, b: 24, a: 1 },
];

/** A rower who has reached out to the stern, with the oar in both hands. */
export function rower(
  random: Random,
  { at, metre, fall }: Shell,
  seat: number,
  side: number,
  { shirt, shade, light }: ShellTones,
): readonly SceneNode[] {
  const [skin, hair] = [oneOf(random, SKINS), oneOf(random, HAIRS)];
  const { point } = oar(seat, side);
  const hands = [-1.02, -0.66].map((out) => point(out));
  const lean = between(random, -0.03, 0.03);
  const lit = (spot: Point, reach: number): Point => ({ x: spot.x - fall.x * reach * metre, y: spot.y - fall.y * reach * metre });
  const shoulder = (sign: number) => at(seat - 0.44, sign * 0.27 + side * 0.04);
  const head = at(seat - 0.66, lean + side * 0.05);
  const back = smoothShape([
    at(seat + 0.16, 0),
    at(seat + 0.1, 0.19),
    at(seat - 0.18, 0.22),
    at(seat - 0.42, 0.33 + side * 0.03),
    at(seat - 0.56, 0.2 + side * 0.03),
    at(seat - 0.6, side * 0.04),
    at(seat - 0.56, -0.2 + side * 0.03),
    at(seat - 0.42, -0.33 + side * 0.03),
    at(seat - 0.18, -0.22),
    at(seat + 0.1, -0.19),
  ]);
  const middle = at(seat - 0.24, 0);
  const arms = [1, -1].map((sign) => {
    const hand = side * sign > 0 ? hands[1]! : hands[0]!;
    const elbow = at(seat - 0.72, sign * 0.34 + side * 0.06);
    return ribbon([
      { ...shoulder(sign), width: metre * 0.085 },
      { ...elbow, width: metre * 0.066 },
      { ...at(hand.u, hand.v), width: metre * 0.052 },
    ]);
  });
  const knees = [0.13, -0.13].map((v) =>
    ribbon([
      { ...at(seat - 0.1, v), width: metre * 0.1 },
      { ...at(seat - 0.9, v * 0.9), width: metre * 0.07 },
    ]),
  );
  return [
    filled(mixColours(skin, shade, 0.5), ...knees),
    filled(mixColours(skin, light, 0.12), ...arms),
    painted(
      linearPaint(lit(middle, 0.34), lit(middle, -0.34), [mixColours(shirt, light, 0.45), shirt, mixColours(shirt, shade, 0.5)]),
      back,
    ),
    stroked(withAlpha(mixColours(shirt, shade, 0.6), 0.5), metre * 0.03, polyline([at(seat + 0.06, 0), at(seat - 0.4, side * 0.02)])),
    filled(withAlpha(shade, 0.45), ellipse(lit(head, -0.07), metre * 0.15)),
    painted(
      radialPaint(lit(head, 0.07), metre * 0.26, [mixColours(hair, light, 0.55), hair, mixColours(hair, shade, 0.5)]),
      ellipse(head, metre * 0.145),
    ),
  ];
}

/** The coxswain, who faces the crew. */
export function coxswain({ at, metre, fall }: Shell, { cox, shade, light }: ShellTones): readonly SceneNode[] {
  const seat = STERN - 1.62;
  const head = at(seat + 0.04, 0);
  const lit = (spot: Point, reach: number): Point => ({ x: spot.x - fall.x * reach * metre, y: spot.y - fall.y * reach * metre });
  const body = smoothShape([
    at(seat - 0.2, 0),
    at(seat - 0.12, 0.26),
    at(seat + 0.14, 0.24),
    at(seat + 0.34, 0.1),
    at(seat + 0.34, -0.1),
    at(seat + 0.14, -0.24),
    at(seat - 0.12, -0.26),
  ]);
  const peak = smoothShape([at(seat + 0.1, 0.11), at(seat + 0.27, 0.08), at(seat + 0.27, -0.08), at(seat + 0.1, -0.11)]);
  return [
    painted(linearPaint(lit(head, 0.3), lit(head, -0.3), [mixColours(cox, light, 0.5), cox, mixColours(cox, shade, 0.5)]), body),
    filled(withAlpha(shade, 0.4), ellipse(lit(head, -0.07), metre * 0.15)),
    filled(mixColours(light, shade, 0.25), peak),
    painted(
      radialPaint(lit(head, 0.06), metre * 0.24, [WHITE, mixColours(light, shade, 0.1), mixColours(light, shade, 0.5)]),
      ellipse(head, metre * 0.14),
    ),
  ];
}
