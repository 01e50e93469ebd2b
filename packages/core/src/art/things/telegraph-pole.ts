import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

interface Pole {
  readonly foot: Point;
  readonly top: number;
  /** The arm of the next pole, far away. */
  readonly next: Point;
  /** Where the wires leave the picture at the viewer's side. */
  readonly end: number;
  /** The pole's side of the picture: 1 right, -1 left. The light comes from that side. */
  readonly side: 1 | -1;
}

interface PoleTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly rim: Rgba;
}

/** A telegraph pole with two arms, its wires to the next pole and to the edge of the picture. */
export function telegraphPole({ foot, top, next, end, side }: Pole, { wood, shade, rim }: PoleTones): readonly SceneNode[] {
  const { x } = foot;
  const tall = foot.y - top;
  const half = tall * 0.014;
  const arms = [0.06, 0.15].map((down) => top + tall * down);
  const pins = arms.flatMap((y) => [-1, -0.42, 0.42, 1].map((share) => ({ x: x + share * tall * 0.13, y: y - tall * 0.03 })));
  const wire = (from: Point, to: Point) => smoothLine([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + tall * 0.06 }, to]);
  const bar = (middle: Point, wide: number, high: number) =>
    polygon([
      { x: middle.x - wide, y: middle.y - high },
      { x: middle.x + wide, y: middle.y - high },
      { x: middle.x + wide, y: middle.y + high },
      { x: middle.x - wide, y: middle.y + high },
    ]);
  const round = [mixColours(wood, rim, 0.75), wood, shade];
  return [
    stroked(
      withAlpha(shade, 0.85),
      1.7,
      ...pins.map((pin, index) => wire(pin, { x: next.x + (index % 4) * 7 - 10, y: next.y + (index > 3 ? 9 : 0) })),
      ...pins.map((pin, index) => wire(pin, { x: end, y: pin.y - tall * 0.025 + (index % 4) * 10 })),
    ),
    filled(shade, bar({ x: next.x, y: next.y + tall * 0.09 }, 3, tall * 0.105), bar({ x: next.x, y: next.y + 2 }, 20, 2)),
    painted(
      linearPaint({ x: x - half, y: 0 }, { x: x + half, y: 0 }, side > 0 ? round : round.toReversed()),
      polygon([
        { x: x - half * 0.75, y: top },
        { x: x + half * 0.75, y: top },
        { x: x + half * 1.15, y: foot.y },
        { x: x - half * 1.15, y: foot.y },
      ]),
    ),
    ...arms.flatMap((y) => [
      filled(wood, bar({ x, y }, tall * 0.15, 5)),
      stroked(
        withAlpha(rim, 0.6),
        1.6,
        smoothLine([
          { x: x - tall * 0.15, y: y - 5 },
          { x: x + tall * 0.15, y: y - 5 },
        ]),
      ),
      stroked(
        wood,
        3,
        smoothLine([
          { x: x - tall * 0.09, y },
          { x, y: y + tall * 0.06 },
        ]),
        smoothLine([
          { x: x + tall * 0.09, y },
          { x, y: y + tall * 0.06 },
        ]),
      ),
    ]),
    filled(mixColours(rim, wood, 0.5), ...pins.map((pin) => ellipse({ x: pin.x, y: pin.y + tall * 0.012 }, 3.6, tall * 0.016))),
  ];
}
