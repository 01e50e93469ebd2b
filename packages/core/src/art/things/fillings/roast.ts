import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Path } from '../../../scene/path.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leafCross } from '../herb-leaves.ts';

const FAT: Rgba = { r: 246, g: 208, b: 128, a: 1 };
const CRUST: Rgba = { r: 214, g: 150, b: 82, a: 1 };

/** Slices of roast meat with a dark crust, fanned on a board, from above. */
export const roast: Filling = (random, middle, radius, colours) => {
  const board = mixColours({ r: 150, g: 98, b: 58, a: 1 }, colours.darkest, 0.14);
  const bark = { r: 62, g: 32, b: 22, a: 1 };
  const meat = mixColours({ r: 186, g: 96, b: 72, a: 1 }, colours.accent, 0.05);
  const turn = between(random, -0.32, -0.12);
  const place = (x: number, y: number): Point => ({
    x: middle.x + (x * Math.cos(turn) - y * Math.sin(turn)) * radius,
    y: middle.y + (x * Math.sin(turn) + y * Math.cos(turn)) * radius,
  });
  const cut = (x: number, grow: number): Path =>
    smoothShape([
      place(x - 0.1 * grow, -0.56 * grow),
      place(x + 0.08, -0.6 * grow),
      place(x + 0.2 * grow, -0.3),
      place(x + 0.22 * grow, 0.2),
      place(x + 0.12 * grow, 0.56 * grow),
      place(x - 0.06, 0.58 * grow),
      place(x - 0.14 * grow, 0.2),
      place(x - 0.13 * grow, -0.3),
    ]);
  const slices = Array.from({ length: 7 }, (_, index) => -0.62 + index * 0.185).flatMap((x) => {
    const fat = Array.from({ length: 5 }, () => {
      const [along, out] = [between(random, -0.42, 0.42), x + between(random, -0.02, 0.1)];
      return smoothLine([place(out, along - 0.07), place(out + 0.03, along), place(out + 0.01, along + 0.08)]);
    });
    return [
      shadowOf([filled(BLACK, cut(x, 1))], withAlpha(BLACK, 0.45), { x: radius * 0.02, y: radius * 0.03 }, radius * 0.025),
      filled(bark, cut(x, 1)),
      painted(
        linearPaint(place(x - 0.1, -0.5), place(x + 0.2, 0.5), [mixColours(meat, WHITE, 0.12), meat, mixColours(meat, bark, 0.45)]),
        cut(x + 0.012, 0.9),
      ),
      stroked(withAlpha({ r: 196, g: 104, b: 92, a: 1 }, 0.5), radius * 0.02, cut(x + 0.012, 0.84)),
      stroked(withAlpha(mixColours(FAT, WHITE, 0.5), 0.5), radius * 0.013, ...fat),
    ];
  });
  const end = smoothShape([
    place(0.56, -0.6),
    place(0.84, -0.46),
    place(0.92, 0),
    place(0.82, 0.46),
    place(0.6, 0.58),
    place(0.7, 0.1),
    place(0.68, -0.3),
  ]);
  return [
    painted(
      radialPaint(middle, radius * 1.05, [mixColours(board, WHITE, 0.16), board, mixColours(board, BLACK, 0.3)]),
      ellipse(middle, radius),
    ),
    ...slices,
    shadowOf([filled(BLACK, end)], withAlpha(BLACK, 0.45), { x: radius * 0.02, y: radius * 0.04 }, radius * 0.03),
    painted(linearPaint(place(0.6, -0.5), place(0.9, 0.3), [mixColours(bark, CRUST, 0.5), bark, mixColours(bark, BLACK, 0.4)]), end),
    ...leafCross(random, place(-0.62, 0.62), radius * 0.3),
    ...leafCross(random, place(0.3, -0.74), radius * 0.24),
    glow(place(0.1, -0.3), radius * 0.5, withAlpha(WHITE, 0.16)),
  ];
};
