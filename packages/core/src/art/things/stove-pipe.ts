import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** A crooked stove pipe with a hat, on the slope of a roof. @param at turns shares of the house's width into places. */
export function stovePipe(at: (x: number, y: number) => Point, shade: Rgba): readonly SceneNode[] {
  const shape = (spots: readonly (readonly [number, number])[]) => polygon(spots.map(([x, y]) => at(x, y)));
  const pipe = mixColours({ r: 128, g: 138, b: 150, a: 1 }, shade, 0.2);
  return [
    painted(
      linearPaint(at(0.2, 1), at(0.3, 1), [mixColours(pipe, shade, 0.4), pipe, mixColours(pipe, WHITE, 0.4)]),
      shape([
        [0.22, 0.93],
        [0.235, 1.12],
        [0.3, 1.12],
        [0.295, 0.9],
      ]),
    ),
    filled(
      mixColours(pipe, shade, 0.4),
      shape([
        [0.2, 1.12],
        [0.335, 1.12],
        [0.267, 1.2],
      ]),
    ),
  ];
}
