import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';

/** Half the breadth of a rock at even heights, as shares of its whole breadth. */
const HALVES = [0.56, 0.46, 0.47, 0.34, 0.36, 0.24, 0.2, 0.07];

interface StackShape {
  readonly high: number;
  readonly wide: number;
  /** The side of the light: 1 at the right. */
  readonly towards: number;
}

/** A rock that stands far off in the sea, lit from one side. */
export function seaStack(
  random: Random,
  foot: Point,
  { high, wide, towards }: StackShape,
  { rock, rim, shade }: { readonly rock: Rgba; readonly rim: Rgba; readonly shade: Rgba },
): readonly SceneNode[] {
  const lean = between(random, -0.12, 0.12) * wide;
  const edge = (sign: 1 | -1): readonly Point[] =>
    HALVES.map((half, index) => ({
      x: foot.x + (lean * index) / 7 + sign * half * wide * between(random, 0.72, 1.25),
      y: foot.y - (high * (index + (index > 0 ? between(random, -0.35, 0.35) : 0))) / 7,
    }));
  const [dark, lit] = [edge(-towards as 1 | -1), edge(towards as 1 | -1)];
  const ridge = HALVES.map((_, index) => ({
    x: foot.x + (lean * index) / 7 + towards * wide * between(random, -0.06, 0.14) * (1 - index / 7),
    y: foot.y - (high * index) / 7,
  }));
  return [
    filled(withAlpha(shade, 0.35), ellipse({ x: foot.x, y: foot.y + 5 }, wide * 0.9, 7)),
    filled(mixColours(rock, shade, 0.12), polygon([...dark, ...lit.toReversed()])),
    painted(
      linearPaint(foot, { x: foot.x + towards * wide * 0.5, y: 0 }, [mixColours(rock, rim, 0.2), mixColours(rock, rim, 0.55)]),
      polygon([...ridge, ...lit.toReversed()]),
    ),
  ];
}
