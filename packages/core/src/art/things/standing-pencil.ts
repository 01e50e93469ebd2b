import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';

interface PencilTones {
  readonly paint: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

const WOOD: Rgba = { r: 232, g: 194, b: 144, a: 1 };
const ZINC: Rgba = { r: 196, g: 198, b: 200, a: 1 };
const RUBBER: Rgba = { r: 226, g: 132, b: 124, a: 1 };
/** Half the breadth, and heights of the parts, as shares of the whole height. */
const HALF = 0.078;
const [RUBBER_END, ZINC_END, PAINT_END, LEAD] = [0.075, 0.155, 0.8, 0.945] as const;

/** The outline of a pencil that stands on its eraser with its point up. @param height units. */
export function pencilOutline({ x, y }: Point, height: number): Path {
  const half = HALF * height;
  return polygon([
    { x: x - half, y },
    { x: x - half, y: y - PAINT_END * height },
    { x, y: y - height },
    { x: x + half, y: y - PAINT_END * height },
    { x: x + half, y },
  ]);
}

/** A pencil that stands on its eraser with its point up, lit from the right. */
export function standingPencil({ x, y }: Point, height: number, { paint, shade, light }: PencilTones): readonly SceneNode[] {
  const half = HALF * height;
  const at = (aside: number, up: number): Point => ({ x: x + aside * half, y: y - up * height });
  const box = (from: number, to: number, low: number, high: number) => polygon([at(from, low), at(from, high), at(to, high), at(to, low)]);
  const round = (tone: Rgba) =>
    linearPaint(at(-1, 0), at(1, 0), [
      mixColours(tone, shade, 0.55),
      mixColours(tone, shade, 0.2),
      tone,
      mixColours(tone, light, 0.5),
      mixColours(tone, WHITE, 0.75),
      mixColours(tone, light, 0.2),
    ]);
  // The paint ends in three arches, one for each side that is seen.
  const arch = (from: number, to: number): Path =>
    smoothLine(
      [
        at(from, PAINT_END),
        at((from * 3 + to) / 4, PAINT_END - 0.022),
        at((from + to) / 2, PAINT_END - 0.03),
        at((from + to * 3) / 4, PAINT_END - 0.022),
        at(to, PAINT_END),
      ],
      true,
    );
  const cone = polygon([at(-1, PAINT_END), at(0, 1), at(1, PAINT_END)]);
  const lead = (1 - LEAD) / (1 - PAINT_END);
  return [
    painted(
      linearPaint(at(-1, 0), at(1, 0), [mixColours(WOOD, shade, 0.5), mixColours(WOOD, shade, 0.12), WOOD, mixColours(WOOD, WHITE, 0.5)]),
      cone,
    ),
    painted(
      linearPaint(at(-lead, 0), at(lead, 0), [
        mixColours(shade, paint, 0.15),
        mixColours(shade, paint, 0.4),
        mixColours(shade, WHITE, 0.35),
      ]),
      polygon([at(-lead, LEAD), at(0, 1), at(lead, LEAD), at(0, LEAD - 0.006)]),
    ),
    filled(mixColours(paint, shade, 0.48), box(-1, -0.5, ZINC_END, PAINT_END)),
    painted(linearPaint(at(0, ZINC_END), at(0, PAINT_END), [paint, mixColours(paint, light, 0.14)]), box(-0.5, 0.5, ZINC_END, PAINT_END)),
    filled(mixColours(paint, light, 0.42), box(0.5, 1, ZINC_END, PAINT_END)),
    filled(withAlpha(WHITE, 0.5), box(0.47, 0.54, ZINC_END, PAINT_END - 0.006)),
    filled(withAlpha(shade, 0.18), box(-0.54, -0.47, ZINC_END, PAINT_END)),
    filled(mixColours(WOOD, shade, 0.34), arch(-1, -0.5)),
    filled(WOOD, arch(-0.5, 0.5)),
    filled(mixColours(WOOD, WHITE, 0.36), arch(0.5, 1)),
    painted(round(RUBBER), box(-0.97, 0.97, 0, RUBBER_END + 0.01)),
    painted(round(ZINC), box(-1.04, 1.04, RUBBER_END, ZINC_END)),
    filled(withAlpha(shade, 0.3), ...[0.09, 0.105, 0.132, 0.145].map((up) => box(-1.04, 1.04, up, up + 0.005))),
  ];
}
