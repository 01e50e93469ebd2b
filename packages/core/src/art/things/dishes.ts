import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { type DishId, FILLINGS } from './dish-fillings.ts';

/** A dish of glazed stoneware seen from above, with its food and its shadow. @param glaze its own color. */
export function dish(random: Random, middle: Point, radius: number, id: DishId, glaze: Rgba, colours: RoleColours): readonly SceneNode[] {
  const rim = mixColours(glaze, WHITE, 0.45);
  const inner = radius * 0.76;
  const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.4), 0.45);
  return [
    shadowOf([filled(glaze, ellipse(middle, radius))], shade, { x: radius * 0.05, y: radius * 0.11 }, radius * 0.07),
    painted(
      linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, [
        rim,
        glaze,
        mixColours(glaze, BLACK, 0.14),
      ]),
      ellipse(middle, radius),
    ),
    stroked(withAlpha(rim, 0.8), radius * 0.02, ellipse(middle, radius * 0.985)),
    painted(
      linearPaint({ x: middle.x - inner, y: middle.y - inner }, { x: middle.x + inner, y: middle.y + inner }, [
        mixColours(glaze, BLACK, 0.26),
        mixColours(glaze, WHITE, 0.2),
      ]),
      ellipse(middle, inner),
    ),
    ...FILLINGS[id](random, middle, inner * 0.94, colours),
  ];
}
