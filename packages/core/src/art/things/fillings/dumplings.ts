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
  const count = 7;
  const turn = random() * 6.28;
  const parcels = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const angle = turn + (index / count) * 6.28;
    const at = polar(middle, radius * 0.62, angle);
    const size = radius * between(random, 0.27, 0.29);
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
        radialPaint(polar(at, size * 0.2, -2.2), size * 1.25, [mixColours(dough, WHITE, 0.7), dough, mixColours(CRUST, dough, 0.25)]),
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
  const onion = Array.from({ length: 22 }, () => polar(middle, radius * between(random, 0.3, 0.9), random() * 6.28));
  const leaves = [0.3, 1.4, 2.5, 3.5, 4.6, 5.6].map((angle) => {
    const at = polar(middle, radius * 0.66, turn + angle);
    const path = smoothShape(
      Array.from({ length: 16 }, (_, index) => polar(at, radius * between(random, 0.26, 0.36), (index / 16) * 6.28)),
    );
    const rib = smoothLine([polar(middle, radius * 0.4, turn + angle), polar(middle, radius * 0.92, turn + angle + 0.06)]);
    return { at, path, rib };
  });
  return [
    ...leaves.flatMap(({ at, path, rib }): readonly SceneNode[] => [
      shadowOf([filled(GREEN, path)], withAlpha(BLACK, 0.3), { x: 3, y: 5 }, 6),
      painted(
        radialPaint(polar(at, radius * 0.1, -2.2), radius * 0.42, [
          { r: 206, g: 224, b: 140, a: 1 },
          { r: 150, g: 188, b: 92, a: 1 },
          { r: 96, g: 142, b: 60, a: 1 },
        ]),
        path,
      ),
      stroked(withAlpha({ r: 236, g: 244, b: 196, a: 1 }, 0.8), radius * 0.016, rib),
    ]),
    ...parcels,
    shadowOf([filled(soy, ellipse(middle, radius * 0.25))], withAlpha(BLACK, 0.4), { x: 4, y: 8 }, 8),
    filled(mixColours(WHITE, WHEAT, 0.1), ellipse(middle, radius * 0.26)),
    stroked(withAlpha(colours.accent, 0.85), radius * 0.012, ellipse(middle, radius * 0.235)),
    painted(radialPaint(middle, radius * 0.21, [mixColours(soy, CRUST, 0.4), soy]), ellipse(middle, radius * 0.21)),
    glow({ x: middle.x - radius * 0.07, y: middle.y - radius * 0.08 }, radius * 0.09, withAlpha(WHITE, 0.7)),
    stroked(mixColours(GREEN, WHITE, 0.1), radius * 0.017, ...onion.map((at) => ellipse(at, radius * 0.03))),
    filled(
      { r: 252, g: 236, b: 196, a: 1 },
      ...Array.from({ length: 40 }, () =>
        ellipse(polar(middle, radius * between(random, 0.34, 0.9), random() * 6.28), radius * 0.012, radius * 0.008),
      ),
    ),
  ];
};
