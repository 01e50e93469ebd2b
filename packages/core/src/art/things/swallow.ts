import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { smoothShape } from '../drawing/outlines.ts';

/** A swallow in flight, from the side and below. @param span from wing tip to wing tip. @param turn its heading, radians; zero: to the right. */
export function swallow(middle: Point, span: number, turn: number): Path {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number): Point => ({ x: middle.x + (x * cos - y * sin) * span, y: middle.y + (x * sin + y * cos) * span });
  return clockwise([
    ...smoothShape([
      at(0.24, 0),
      at(0.17, -0.045),
      at(0, -0.05),
      at(-0.2, -0.02),
      at(-0.46, -0.09),
      at(-0.26, 0.01),
      at(-0.44, 0.09),
      at(-0.16, 0.04),
      at(0.02, 0.05),
      at(0.17, 0.04),
    ]),
    ...smoothShape([at(0.12, -0.03), at(0.08, -0.2), at(-0.12, -0.42), at(-0.3, -0.52), at(-0.14, -0.3), at(-0.06, -0.04)]),
    ...smoothShape([at(0.12, 0.03), at(0.12, 0.16), at(0.0, 0.32), at(-0.16, 0.4), at(-0.04, 0.22), at(-0.04, 0.04)]),
  ]);
}
