import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon, smoothShape } from '../drawing/outlines.ts';
import type { ToolTones } from './hand-tools.ts';

/** An anvil on the block that it is spiked to. @param foot the middle of the block's foot. */
export function anvil(foot: Point, wide: number, { steel, wood, shade, light }: ToolTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * wide, y: foot.y - up * wide });
  const block = polygon([at(-0.3, 0), at(0.3, 0), at(0.27, 0.26), at(-0.27, 0.26)]);
  const body = smoothShape([
    at(-0.26, 0.26),
    at(0.26, 0.26),
    at(0.24, 0.32),
    at(0.1, 0.38),
    at(0.1, 0.46),
    at(0.26, 0.5),
    at(0.44, 0.53),
    at(0.45, 0.66),
    at(-0.3, 0.66),
    at(-0.5, 0.62),
    at(-0.62, 0.55),
    at(-0.4, 0.52),
    at(-0.2, 0.48),
    at(-0.1, 0.44),
    at(-0.1, 0.38),
    at(-0.24, 0.32),
  ]);
  const face = polygon([at(-0.3, 0.66), at(0.45, 0.66), at(0.43, 0.63), at(-0.3, 0.62)]);
  return [
    shadowOf([filled(shade, block, body)], withAlpha(shade, 0.6), { x: wide * 0.08, y: wide * 0.02 }, wide * 0.04),
    painted(linearPaint(at(-0.3, 0), at(0.3, 0), [mixColours(wood, light, 0.3), wood, mixColours(wood, BLACK, 0.5)]), block),
    painted(
      linearPaint(at(-0.1, 0.7), at(0.1, 0.26), [
        mixColours(steel, light, 0.25),
        mixColours(steel, BLACK, 0.35),
        mixColours(steel, BLACK, 0.65),
      ]),
      body,
    ),
    filled(mixColours(steel, light, 0.65), face),
  ];
}

/** A block of stone that is being cut: rough sides, a dressed face, and the marks of a chisel. */
export function stoneBlock(
  foot: Point,
  wide: number,
  tall: number,
  { stone, shade, light }: { readonly stone: Rgba; readonly shade: Rgba; readonly light: Rgba },
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * wide, y: foot.y - up * tall });
  const front = polygon([at(-0.5, 0), at(0.34, 0), at(0.34, 0.86), at(0.2, 0.9), at(0.02, 0.86), at(-0.22, 0.9), at(-0.5, 0.86)]);
  const flank = polygon([at(0.34, 0), at(0.52, 0.12), at(0.52, 0.62), at(0.48, 0.9), at(0.34, 0.86)]);
  const topSide = polygon([
    at(-0.5, 0.86),
    at(-0.22, 0.9),
    at(0.02, 0.86),
    at(0.2, 0.9),
    at(0.34, 0.86),
    at(0.48, 0.9),
    at(0.42, 1),
    at(-0.36, 1),
  ]);
  const marks = Array.from({ length: 22 }, (_, index): Path => {
    const [x, up] = [-0.46 + ((index * 0.618) % 1) * 0.72, 0.05 + ((index * 0.7549) % 1) * 0.7];
    return polygon([at(x, up), at(x + 0.014, up + 0.004), at(x + 0.06, up + 0.075), at(x + 0.048, up + 0.078)]);
  });
  return [
    shadowOf([filled(shade, front, flank, topSide)], withAlpha(shade, 0.6), { x: wide * 0.06, y: 6 }, wide * 0.03),
    painted(linearPaint(at(-0.5, 0.5), at(0.34, 0.2), [mixColours(stone, light, 0.5), stone, mixColours(stone, shade, 0.25)]), front),
    filled(mixColours(stone, shade, 0.5), flank),
    filled(mixColours(stone, light, 0.7), topSide),
    filled(withAlpha(mixColours(stone, shade, 0.6), 0.5), ...marks),
  ];
}
