import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { type DishId, FILLINGS } from './dish-fillings.ts';
import { handlesOf, rimOf, roomIn, shadeInside, vessel, vesselOf } from './vessels.ts';

/** A dish seen from above in what it is served in, with its food and its shadow. @param glaze the color of stoneware and china. */
export function dish(random: Random, middle: Point, radius: number, id: DishId, glaze: Rgba, colours: RoleColours): readonly SceneNode[] {
  const served = vesselOf(id);
  const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.4), 0.45);
  return [
    shadowOf(
      [filled(glaze, rimOf(served, middle, radius)), stroked(glaze, radius * 0.08, ...handlesOf(served, middle, radius))],
      shade,
      { x: radius * 0.05, y: radius * 0.11 },
      radius * 0.07,
    ),
    ...vessel(random, served, middle, radius, glaze, colours),
    ...FILLINGS[id](random, middle, radius * roomIn(served), colours),
    ...shadeInside(served, middle, radius),
  ];
}
