import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';

const GREEN: Rgba = { r: 86, g: 146, b: 66, a: 1 };
const WHEAT: Rgba = { r: 246, g: 208, b: 128, a: 1 };
const CRUST: Rgba = { r: 214, g: 150, b: 82, a: 1 };

/** Folded dumplings around a cup of soy sauce. */
export const dumplings: Filling = (random, middle, radius, colours) => {
  const dough = mixColours(WHEAT, WHITE, 0.55);
  const count = 6;
  const turn = random() * 6.28;
  const parcels = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const angle = turn + (index / count) * 6.28;
    const at = polar(middle, radius * 0.62, angle);
    const size = radius * between(random, 0.3, 0.33);
    const facing = angle + 1.57 + between(random, -0.2, 0.2);
    const place = (along: number, out: number): Point => polar(polar(at, along * size, facing), out * size, facing - 1.57);
    const body = smoothShape([
      place(-1.06, -0.12),
      place(-0.7, 0.42),
      place(0, 0.66),
      place(0.7, 0.42),
      place(1.06, -0.12),
      place(0.6, -0.42),
      place(0, -0.5),
      place(-0.6, -0.42),
    ]);
    const pleats = [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72].map((along) =>
      smoothLine([
        place(along, 0.6 - along ** 2 * 0.52),
        place(along * 0.86 + 0.06, 0.34 - along ** 2 * 0.34),
        place(along * 0.72, 0.12 - along ** 2 * 0.2),
      ]),
    );
    const seam = smoothLine([-1, -0.6, -0.2, 0.2, 0.6, 1].map((along) => place(along, 0.54 - along ** 2 * 0.58)));
    return [
      shadowOf([filled(dough, body)], withAlpha(BLACK, 0.4), { x: size * 0.08, y: size * 0.16 }, size * 0.12),
      painted(
        radialPaint(polar(at, size * 0.2, -2.2), size * 1.25, [mixColours(dough, WHITE, 0.55), dough, mixColours(CRUST, dough, 0.4)]),
        body,
      ),
      filled(
        withAlpha(CRUST, 0.5),
        smoothShape([place(-0.6, -0.34), place(0, -0.42), place(0.6, -0.34), place(0.3, -0.16), place(-0.3, -0.16)]),
      ),
      stroked(mixColours(CRUST, dough, 0.35), size * 0.05, ...pleats),
      stroked(mixColours(dough, WHITE, 0.6), size * 0.09, seam),
    ];
  }).flat();
  const soy = mixColours(CRUST, BLACK, 0.72);
  const onion = Array.from({ length: 13 }, () => polar(middle, radius * between(random, 0.36, 0.92), random() * 6.28));
  return [
    painted(
      radialPaint({ x: middle.x - radius * 0.2, y: middle.y - radius * 0.2 }, radius * 1.2, [
        mixColours(colours.dark, colours.darkest, 0.25),
        mixColours(colours.darkest, BLACK, 0.2),
      ]),
      ellipse(middle, radius * 0.98),
    ),
    ...parcels,
    shadowOf([filled(soy, ellipse(middle, radius * 0.25))], withAlpha(BLACK, 0.4), { x: 4, y: 8 }, 8),
    filled(mixColours(WHITE, WHEAT, 0.1), ellipse(middle, radius * 0.26)),
    painted(radialPaint(middle, radius * 0.21, [mixColours(soy, CRUST, 0.4), soy]), ellipse(middle, radius * 0.21)),
    glow({ x: middle.x - radius * 0.07, y: middle.y - radius * 0.08 }, radius * 0.09, withAlpha(WHITE, 0.7)),
    stroked(mixColours(GREEN, WHITE, 0.1), radius * 0.017, ...onion.map((at) => ellipse(at, radius * 0.032))),
  ];
};
