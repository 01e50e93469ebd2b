import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { polar, smoothLine } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

const GREEN: Rgba = { r: 86, g: 146, b: 66, a: 1 };

/** A few herb leaves that meet in one point. */
export function leafCross(random: Random, middle: Point, size: number): readonly SceneNode[] {
  const turn = random() * 6.28;
  return [0, 1, 2].flatMap((index) => {
    const angle = turn + index * 2.1;
    const tip = polar(middle, size * 0.8, angle);
    return [
      filled(mixColours(GREEN, index === 1 ? WHITE : BLACK, 0.14), leaf(middle, size, angle, 0.52)),
      stroked(mixColours(GREEN, BLACK, 0.4), Math.max(1, size * 0.025), smoothLine([middle, tip])),
    ];
  });
}
