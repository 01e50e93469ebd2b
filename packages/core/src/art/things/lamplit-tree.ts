import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { leaf } from './plants.ts';

interface TreeTones {
  readonly leaves: Rgba;
  readonly bark: Rgba;
  readonly fruit: Rgba;
  readonly lamp: Rgba;
  readonly shade: Rgba;
}

/** An orange tree in the evening, lit from one side by lamps. @param side where the lamps are: 1 at the right. */
export function lamplitTree(
  random: Random,
  foot: Point,
  tall: number,
  crown: { readonly across: number; readonly down: number },
  side: 1 | -1,
  { leaves, bark, fruit, lamp, shade }: TreeTones,
): readonly SceneNode[] {
  const middle = { x: foot.x, y: foot.y - tall + crown.down };
  const trunk = [
    ribbon([
      { ...foot, width: tall * 0.04 },
      { x: foot.x - side * 5, y: foot.y - tall * 0.06, width: tall * 0.026 },
      { x: foot.x + side * 4, y: foot.y - tall * 0.24, width: tall * 0.021 },
      { x: middle.x, y: middle.y, width: tall * 0.015 },
    ]),
    ...[-1, 1].map((sign) =>
      ribbon([
        { x: foot.x, y: middle.y + crown.down * 1.05, width: tall * 0.016 },
        { x: foot.x + sign * crown.across * 0.3, y: middle.y + crown.down * 0.5, width: tall * 0.01 },
        { x: foot.x + sign * crown.across * 0.5, y: middle.y, width: tall * 0.006 },
      ]),
    ),
  ].flat();
  const size = Math.max(18, crown.across * 0.15);
  const spots = (count: number, least: number, most: number, towards: number): readonly Point[] =>
    Array.from({ length: count }, () => {
      const angle = towards === 0 ? random() * 6.283 : Math.atan2(0.45, side) + between(random, -1, 1) * 1.25;
      const out = Math.sqrt(between(random, least * least, most * most)) * (1 + 0.1 * Math.sin(angle * 5 + foot.x));
      return { x: middle.x + Math.cos(angle) * crown.across * out, y: middle.y + Math.sin(angle) * crown.down * out };
    });
  const foliage = (places: readonly Point[]): Path =>
    places.flatMap((at) => leaf(at, size * between(random, 0.7, 1.15), between(random, 0.1, 3), 0.5));
  const oranges = spots(11, 0.2, 0.9, 0);
  const dark = mixColours(leaves, shade, 0.74);
  const shine = mixColours(leaves, lamp, 0.5);
  return [
    painted(
      linearPaint({ x: foot.x - side * tall * 0.04, y: 0 }, { x: foot.x + side * tall * 0.04, y: 0 }, [
        mixColours(bark, shade, 0.8),
        mixColours(bark, shade, 0.4),
        mixColours(bark, lamp, 0.45),
      ]),
      trunk,
    ),
    filled(dark, ellipse(middle, crown.across * 0.86, crown.down * 0.86), foliage(spots(120, 0.72, 0.98, 0))),
    filled(mixColours(leaves, shade, 0.55), foliage(spots(120, 0, 0.9, 0))),
    filled(mixColours(leaves, shade, 0.28), foliage(spots(90, 0.15, 0.92, 1))),
    ...oranges.flatMap((at): readonly SceneNode[] => [
      filled(mixColours(fruit, shade, 0.34), ellipse(at, size * 0.42)),
      filled(mixColours(fruit, lamp, 0.2), ellipse({ x: at.x + side * size * 0.08, y: at.y + size * 0.06 }, size * 0.32)),
      filled(withAlpha(WHITE, 0.4), ellipse({ x: at.x + side * size * 0.18, y: at.y + size * 0.02 }, size * 0.09)),
    ]),
    filled(shine, foliage(spots(46, 0.5, 0.98, 1))),
  ];
}
