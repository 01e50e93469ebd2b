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

interface HikerPlace {
  readonly foot: Point;
  /** From the soles to the crown, units. */
  readonly height: number;
  readonly isWoman: boolean;
  /** The hand that holds the stick: 1 the right one. */
  readonly side: 1 | -1;
  /** 1: the light comes from the right. */
  readonly sun: 1 | -1;
}

export interface HikerTones {
  readonly coat: Rgba;
  readonly pack: Rgba;
  readonly trousers: Rgba;
  readonly hat: Rgba;
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
}

/** Somebody who walks away with a rucksack and a stick, in low light from one side. */
export function hiker({ foot, height, isWoman, side, sun }: HikerPlace, tones: HikerTones): readonly SceneNode[] {
  const { coat, pack, trousers, hat, skin, hair, rim, shade } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * height, y: foot.y - up * height });
  const limb = (...points: readonly (readonly [number, number, number])[]): Path =>
    ribbon(points.map(([x, up, half]) => ({ ...at(x, up), width: half * height })));
  const shape = (...points: readonly (readonly [number, number])[]): Path => smoothShape(points.map(([x, up]) => at(x, up)));
  const light = { from: { x: sun * 0.8, y: -0.6 }, rim, breadth: Math.max(0.9, height * 0.012) };
  const lit = (path: Path, tone: Rgba) => rimLit(path, tone, mixColours(tone, shade, 0.55), light);
  const standing = limb([-0.055, 0.5, 0.062], [-0.062, 0.28, 0.046], [-0.06, 0.05, 0.033]);
  const stepping = limb([0.05, 0.5, 0.062], [0.075, 0.29, 0.048], [0.062, 0.1, 0.03]);
  const boots = [
    shape([-0.1, 0.07], [-0.02, 0.075], [-0.016, 0.01], [-0.06, -0.008], [-0.106, 0.01]),
    shape([0.026, 0.12], [0.098, 0.125], [0.1, 0.055], [0.062, 0.04], [0.02, 0.06]),
  ];
  const jacket = shape(
    [-0.11, 0.42],
    [-0.125, 0.6],
    [-0.15, 0.76],
    [-0.11, 0.835],
    [-0.03, 0.86],
    [0.03, 0.86],
    [0.11, 0.835],
    [0.15, 0.76],
    [0.125, 0.6],
    [0.115, 0.42],
    [0, 0.4],
  );
  const back = limb([-0.135, 0.79, 0.034], [-0.185, 0.64, 0.031], [-0.165, 0.49, 0.025]);
  const held = limb([0.135, 0.79, 0.034], [0.2, 0.67, 0.031], [0.235, 0.585, 0.024]);
  const sack = shape(
    [-0.105, 0.5],
    [-0.125, 0.62],
    [-0.118, 0.8],
    [-0.07, 0.875],
    [0.07, 0.875],
    [0.118, 0.8],
    [0.125, 0.62],
    [0.105, 0.5],
    [0, 0.475],
  );
  const lid = shape([-0.118, 0.77], [-0.11, 0.87], [-0.05, 0.9], [0.05, 0.9], [0.11, 0.87], [0.118, 0.77], [0, 0.75]);
  const pocket = shape([-0.07, 0.54], [-0.072, 0.66], [0, 0.68], [0.072, 0.66], [0.07, 0.54], [0, 0.525]);
  const roll = shape([-0.145, 0.455], [-0.15, 0.5], [-0.1, 0.518], [0.1, 0.518], [0.15, 0.5], [0.145, 0.455], [0.1, 0.435], [-0.1, 0.435]);
  const head = ellipse(at(0, 0.935), height * 0.052, height * 0.06);
  const brim = shape([-0.1, 0.942], [-0.055, 0.962], [0.055, 0.962], [0.1, 0.942], [0.05, 0.93], [-0.05, 0.93]);
  const crown = shape([-0.055, 0.95], [-0.05, 1], [0, 1.012], [0.05, 1], [0.055, 0.95]);
  const tail = shape([-0.024, 0.955], [-0.034, 0.87], [-0.012, 0.79], [0.012, 0.8], [0.03, 0.88], [0.024, 0.955]);
  const stick = smoothLine([at(0.23, 0.7), at(0.25, 0.3), at(0.272, 0.02)]);
  const outline = [...standing, ...stepping, ...jacket, ...sack, ...head, ...held, ...back];
  return [
    shadowOf(
      [filled(BLACK, castShadow(outline, foot, { across: -sun * 1.1, down: 0.22 }))],
      withAlpha(shade, 0.55),
      { x: 0, y: 0 },
      Math.max(1, height * 0.012),
    ),
    stroked(mixColours(shade, hair, 0.4), height * 0.017, stick),
    ...lit(stepping, mixColours(trousers, shade, 0.2)),
    ...lit(standing, trousers),
    ...boots.flatMap((boot) => lit(boot, mixColours(shade, pack, 0.25))),
    ...lit(back, coat),
    ...lit(held, coat),
    filled(skin, ellipse(at(0.238, 0.575), height * 0.022), ellipse(at(-0.163, 0.475), height * 0.021)),
    ...lit(jacket, coat),
    ...lit(roll, mixColours(hat, shade, 0.15)),
    ...lit(sack, pack),
    filled(withAlpha(shade, 0.3), pocket),
    ...lit(lid, mixColours(pack, rim, 0.1)),
    stroked(
      withAlpha(shade, 0.6),
      height * 0.009,
      smoothLine([at(-0.05, 0.76), at(-0.052, 0.5)]),
      smoothLine([at(0.05, 0.76), at(0.052, 0.5)]),
      smoothLine([at(-0.06, 0.44), at(-0.06, 0.515)]),
      smoothLine([at(0.06, 0.44), at(0.06, 0.515)]),
    ),
    ...lit(head, isWoman ? hair : skin),
    ...(isWoman ? lit(tail, hair) : []),
    ...(isWoman
      ? lit(shape([-0.056, 0.94], [-0.052, 0.995], [0, 1.01], [0.052, 0.995], [0.056, 0.94], [0, 0.955]), hat)
      : [...lit(crown, hat), ...lit(brim, hat)]),
  ];
}
