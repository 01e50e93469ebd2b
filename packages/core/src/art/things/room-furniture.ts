import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

interface Furniture {
  readonly foot: Point;
  readonly height: number;
  /** The side that it faces: 1 to the right. */
  readonly side: 1 | -1;
}

interface FurnitureTones {
  readonly wood: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** A part of a drawing, and the outlines that throw its shadow. */
interface Drawn {
  readonly nodes: readonly SceneNode[];
  readonly outline: Path;
}

type Joint = readonly [x: number, up: number, half: number];

/** A wooden chair from the side. @param foot on the ground under the middle of its seat. */
export function sideChair({ foot, height, side }: Furniture, { wood, light, shade }: FurnitureTones): Drawn {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * height, y: foot.y - up * height });
  const bar = (...joints: readonly Joint[]): Path =>
    clockwise(ribbon(joints.map(([x, up, half]) => ({ ...at(x, up), width: half * height }))));
  const far = [bar([0.12, 0.03, 0.014], [0.14, 0.44, 0.017]), bar([-0.16, 0.03, 0.014], [-0.13, 0.44, 0.017])];
  const near = [bar([0.19, 0, 0.016], [0.175, 0.44, 0.02])];
  const post = bar([-0.235, 0, 0.016], [-0.185, 0.24, 0.02], [-0.18, 0.46, 0.021], [-0.205, 0.72, 0.018], [-0.25, 1, 0.015]);
  const rungs = [bar([-0.19, 0.16, 0.009], [0.18, 0.16, 0.009]), bar([-0.19, 0.27, 0.009], [0.18, 0.27, 0.009])];
  const seat = clockwise(
    smoothShape([at(-0.215, 0.475), at(0, 0.484), at(0.215, 0.478), at(0.24, 0.458), at(0.215, 0.436), at(0, 0.432), at(-0.215, 0.436)]),
  );
  const lit = (path: Path, tone: Rgba) =>
    painted(linearPaint(at(-0.25, 0.9), at(0.25, 0), [mixColours(tone, light, 0.3), tone, mixColours(tone, shade, 0.4)]), path);
  return {
    nodes: [
      ...far.map((path) => filled(mixColours(wood, shade, 0.5), path)),
      ...rungs.map((path) => filled(mixColours(wood, shade, 0.3), path)),
      ...near.map((path) => lit(path, wood)),
      lit(post, wood),
      lit(seat, mixColours(wood, light, 0.08)),
      stroked(withAlpha(light, 0.7), height * 0.006, smoothLine([at(-0.2, 0.478), at(0, 0.485), at(0.21, 0.478)])),
    ],
    outline: [...far.flat(), ...near.flat(), ...rungs.flat(), ...post, ...seat],
  };
}

/** A coat that hangs over the back of such a chair, with a scarf in its collar. */
export function coatOverChair({ foot, height, side }: Furniture, scarf: Rgba, { wood: cloth, light, shade }: FurnitureTones): Drawn {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * height, y: foot.y - up * height });
  const shape = (...spots: readonly (readonly [number, number])[]) => clockwise(smoothShape(spots.map(([x, up]) => at(x, up))));
  const flat = (...spots: readonly (readonly [number, number])[]) => polygon(spots.map(([x, up]) => at(x, up)));
  const back = clockwise([
    ['M', ...spot(-0.225, 1.03)],
    ['C', ...spot(-0.185, 0.98), ...spot(-0.15, 0.84), ...spot(-0.142, 0.66)],
    ['C', ...spot(-0.135, 0.5), ...spot(-0.132, 0.34), ...spot(-0.142, 0.2)],
    ['C', ...spot(-0.2, 0.185), ...spot(-0.24, 0.175), ...spot(-0.285, 0.19)],
    ['C', ...spot(-0.33, 0.165), ...spot(-0.38, 0.17), ...spot(-0.43, 0.2)],
    ['C', ...spot(-0.41, 0.4), ...spot(-0.385, 0.6), ...spot(-0.355, 0.78)],
    ['C', ...spot(-0.335, 0.92), ...spot(-0.295, 1.03), ...spot(-0.225, 1.03)],
    ['Z'],
  ]);
  const sleeve = clockwise([
    ['M', ...spot(-0.262, 0.965)],
    ['C', ...spot(-0.215, 0.955), ...spot(-0.19, 0.86), ...spot(-0.186, 0.74)],
    ['C', ...spot(-0.182, 0.62), ...spot(-0.188, 0.5), ...spot(-0.178, 0.395)],
    ['L', ...spot(-0.256, 0.385)],
    ['C', ...spot(-0.272, 0.5), ...spot(-0.286, 0.68), ...spot(-0.29, 0.8)],
    ['C', ...spot(-0.292, 0.88), ...spot(-0.285, 0.95), ...spot(-0.262, 0.965)],
    ['Z'],
  ]);
  const collar = shape([-0.3, 1.005], [-0.25, 1.062], [-0.19, 1.03], [-0.165, 0.945], [-0.2, 0.93], [-0.25, 0.985]);
  const ends = [
    shape([-0.2, 0.99], [-0.155, 0.96], [-0.12, 0.8], [-0.1, 0.62], [-0.155, 0.61], [-0.17, 0.78]),
    shape([-0.23, 1.0], [-0.185, 1.0], [-0.155, 0.84], [-0.15, 0.72], [-0.2, 0.715], [-0.205, 0.86]),
  ];
  const dark = mixColours(cloth, shade, 0.34);
  const pale = mixColours(cloth, light, 0.26);
  return {
    nodes: [
      painted(linearPaint(at(-0.42, 0.7), at(-0.13, 0.5), [pale, cloth, dark]), back),
      clipped(back, [
        filled(
          withAlpha(dark, 0.8),
          flat([-0.325, 0.86], [-0.372, 0.14], [-0.322, 0.14]),
          flat([-0.25, 0.42], [-0.252, 0.14], [-0.205, 0.14]),
        ),
        filled(
          withAlpha(pale, 0.8),
          flat([-0.34, 0.84], [-0.415, 0.14], [-0.388, 0.14]),
          flat([-0.27, 0.5], [-0.292, 0.14], [-0.27, 0.14]),
        ),
      ]),
      shadowOf([filled(shade, sleeve)], withAlpha(shade, 0.4), { x: height * 0.01, y: height * 0.01 }, height * 0.009),
      painted(linearPaint(at(-0.29, 0.6), at(-0.18, 0.6), [mixColours(cloth, light, 0.2), cloth, dark]), sleeve),
      filled(dark, flat([-0.266, 0.45], [-0.181, 0.455], [-0.178, 0.395], [-0.256, 0.385])),
      stroked(
        withAlpha(shade, 0.3),
        height * 0.006,
        smoothLine([at(-0.272, 0.62), at(-0.235, 0.605), at(-0.192, 0.63)]),
        smoothLine([at(-0.278, 0.68), at(-0.24, 0.672)]),
      ),
      ...ends.map((path, index) => filled(mixColours(scarf, shade, 0.2 - index * 0.16), path)),
      painted(linearPaint(at(-0.3, 1.05), at(-0.17, 0.95), [mixColours(scarf, light, 0.3), scarf]), collar),
    ],
    outline: [...back, ...sleeve, ...collar, ...ends.flat()],
  };

  function spot(x: number, up: number): readonly [number, number] {
    const { x: left, y } = at(x, up);
    return [left, y];
  }
}

/** A table from the side, with a drawer. @param foot on the ground under its middle. @param half of its width. */
export function sideTable({ foot, height, side }: Furniture, half: number, { wood, light, shade }: FurnitureTones): Drawn {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * half, y: foot.y - up * height });
  const box = (from: number, to: number, low: number, high: number): Path =>
    clockwise(polygon([at(from, low), at(to, low), at(to, high), at(from, high)]));
  const leg = (x: number, drop: number): Path =>
    clockwise(polygon([at(x - 0.035, drop), at(x + 0.035, drop), at(x + 0.06, 0.86), at(x - 0.06, 0.86)]));
  const top = box(-1, 1, 0.945, 1);
  const apron = box(-0.86, 0.86, 0.8, 0.945);
  const legs = [leg(-0.8, 0), leg(0.8, 0)];
  const far = [leg(-0.56, 0.06), leg(0.6, 0.06)];
  const lit = (path: Path, tone: Rgba) =>
    painted(linearPaint(at(-1, 1), at(1, 0.3), [mixColours(tone, light, 0.32), tone, mixColours(tone, shade, 0.36)]), path);
  return {
    nodes: [
      ...far.map((path) => filled(mixColours(wood, shade, 0.52), path)),
      ...legs.map((path) => lit(path, wood)),
      lit(apron, mixColours(wood, shade, 0.1)),
      filled(withAlpha(shade, 0.3), box(-0.86, 0.86, 0.92, 0.945)),
      stroked(withAlpha(shade, 0.4), height * 0.008, box(-0.4, 0.4, 0.822, 0.91)),
      filled(mixColours(light, WHITE, 0.2), smoothShape([at(-0.035, 0.866), at(0, 0.878), at(0.035, 0.866), at(0, 0.854)])),
      lit(top, mixColours(wood, light, 0.12)),
      stroked(withAlpha(light, 0.8), height * 0.01, smoothLine([at(-0.99, 0.998), at(0.99, 0.998)])),
    ],
    outline: [...top, ...apron, ...legs.flat(), ...far.flat()],
  };
}
