import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { rimLit } from '../drawing/rim-lit.ts';

interface TravelerPlace {
  readonly foot: Point;
  /** From the soles to the crown, units. */
  readonly height: number;
  readonly isWoman: boolean;
  /** The side that the wind blows to: 1 right. */
  readonly wind: 1 | -1;
  /** 1: the light comes from the right. */
  readonly sun: 1 | -1;
}

export interface TravelerTones {
  readonly coat: Rgba;
  readonly scarf: Rgba;
  readonly legs: Rgba;
  readonly hat: Rgba;
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
}

/** Somebody in a long coat who looks out over a rail, from behind, with a scarf in the wind. */
export function traveler({ foot, height, isWoman, wind, sun }: TravelerPlace, tones: TravelerTones): readonly SceneNode[] {
  const { coat, scarf, legs, hat, skin, hair, rim, shade } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + wind * x * height, y: foot.y - up * height });
  const shape = (...points: readonly (readonly [number, number])[]): Path => smoothShape(points.map(([x, up]) => at(x, up)));
  const line = (...points: readonly (readonly [number, number])[]): Path => smoothLine(points.map(([x, up]) => at(x, up)));
  const limb = (...points: readonly (readonly [number, number, number])[]): Path =>
    ribbon(points.map(([x, up, half]) => ({ ...at(x, up), width: half * height })));
  const light = { from: { x: sun * 0.84, y: -0.54 }, rim, breadth: Math.max(1, height * 0.009) };
  const lit = (path: Path, tone: Rgba) => rimLit(path, tone, mixColours(tone, shade, 0.62), light);
  const hem = isWoman ? 0.22 : 0.26;
  const shoulder = isWoman ? 0.105 : 0.128;
  const waist = isWoman ? 0.074 : 0.1;
  const body = shape(
    [-shoulder * 0.5, 0.855],
    [-shoulder, 0.815],
    [-shoulder * 1.02, 0.72],
    [-waist, 0.6],
    [-0.115, 0.42],
    [-0.142, hem],
    [-0.05, hem - 0.014],
    [0.05, hem - 0.012],
    [0.166, hem + 0.012],
    [0.13, 0.42],
    [waist, 0.6],
    [shoulder * 1.02, 0.72],
    [shoulder, 0.815],
    [shoulder * 0.5, 0.855],
  );
  const arms = [-1, 1].map((way) =>
    limb(
      [way * shoulder * 0.86, 0.805, 0.03],
      [way * (shoulder + 0.022), 0.71, 0.03],
      [way * (shoulder + 0.03), 0.635, 0.026],
      [way * (shoulder + 0.004), 0.575, 0.02],
    ),
  );
  const feet = [-0.045, 0.05].map((x) =>
    limb([x, hem + 0.02, isWoman ? 0.027 : 0.038], [x, 0.12, isWoman ? 0.021 : 0.034], [x, 0.035, isWoman ? 0.016 : 0.03]),
  );
  const shoes = [-0.045, 0.05].map((x) => shape([x - 0.034, 0.05], [x + 0.03, 0.05], [x + 0.036, 0.004], [x, -0.006], [x - 0.038, 0.004]));
  const head = ellipse(at(0, 0.925), height * 0.05, height * 0.062);
  const locks = shape(
    [-0.052, 0.95],
    [-0.03, 0.985],
    [0.03, 0.985],
    [0.053, 0.95],
    [0.075, 0.87],
    [0.115, 0.8],
    [0.06, 0.79],
    [0.02, 0.77],
    [-0.03, 0.79],
    [-0.055, 0.84],
  );
  const brim = shape([-0.094, 0.945], [-0.05, 0.965], [0.05, 0.965], [0.094, 0.945], [0.05, 0.93], [-0.05, 0.93]);
  const crown = shape([-0.054, 0.955], [-0.046, 1.005], [0, 1.014], [0.046, 1.005], [0.054, 0.955]);
  const wrap = shape([-0.058, 0.875], [0, 0.888], [0.058, 0.875], [0.06, 0.838], [0, 0.825], [-0.06, 0.838]);
  const ends = [
    shape([0.03, 0.86], [0.12, 0.85], [0.2, 0.87], [0.27, 0.845], [0.262, 0.8], [0.19, 0.82], [0.11, 0.805], [0.03, 0.835]),
    shape([0.03, 0.85], [0.09, 0.815], [0.15, 0.79], [0.2, 0.735], [0.17, 0.712], [0.12, 0.752], [0.03, 0.825]),
  ];
  return [
    shadowOf(
      [filled(BLACK, castShadow([...body, ...head, ...feet.flat()], foot, { across: -sun * 0.34, down: -0.3 }))],
      withAlpha(shade, 0.55),
      { x: 0, y: 0 },
      height * 0.014,
    ),
    ...feet.flatMap((path) => lit(path, legs)),
    ...shoes.flatMap((path) => lit(path, mixColours(shade, BLACK, 0.3))),
    ...ends.slice(1).flatMap((path) => lit(path, mixColours(scarf, shade, 0.25))),
    ...lit(body, coat),
    stroked(
      withAlpha(shade, 0.6),
      height * 0.008,
      line([0.004, 0.56], [0.012, 0.4], [0.02, hem]),
      line([-waist, 0.585], [0, 0.572], [waist, 0.585]),
    ),
    stroked(
      withAlpha(shade, 0.3),
      height * 0.01,
      line([-0.05, 0.54], [-0.075, 0.4], [-0.09, hem + 0.02]),
      line([0.06, 0.54], [0.085, 0.4], [0.108, hem + 0.03]),
    ),
    stroked(withAlpha(rim, 0.25), height * 0.006, line([-0.036, 0.54], [-0.056, 0.4], [-0.068, hem + 0.02])),
    ...arms.flatMap((path) => lit(path, mixColours(coat, shade, 0.1))),
    ...lit(head, isWoman ? hair : skin),
    ...(isWoman
      ? lit(locks, hair)
      : [filled(mixColours(hair, shade, 0.2), shape([-0.05, 0.94], [0, 0.96], [0.05, 0.94], [0.044, 0.9], [0, 0.888], [-0.044, 0.9]))]),
    ...(isWoman
      ? []
      : [
          ...lit(crown, hat),
          filled(mixColours(shade, BLACK, 0.2), shape([-0.056, 0.963], [0, 0.975], [0.056, 0.963], [0.055, 0.95], [-0.055, 0.95])),
          ...lit(brim, hat),
        ]),
    ...lit(wrap, scarf),
    ...ends.slice(0, 1).flatMap((path) => lit(path, scarf)),
  ];
}
