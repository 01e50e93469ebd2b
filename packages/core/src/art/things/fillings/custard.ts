import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { leafCross } from '../herb-leaves.ts';

const BERRY: Rgba = { r: 190, g: 38, b: 78, a: 1 };
const YOLK: Rgba = { r: 250, g: 186, b: 46, a: 1 };

/** A burnt cream whose sugar a spoon has cracked, with berries. */
export const custard: Filling = (random, middle, radius, colours) => {
  const caramel = mixColours({ r: 214, g: 132, b: 40, a: 1 }, colours.accent, 0.1);
  const burnt = Array.from({ length: 16 }, () =>
    ellipse(
      polar(middle, radius * 0.64 * Math.sqrt(random()), random() * 6.28),
      radius * between(random, 0.08, 0.2),
      radius * between(random, 0.06, 0.14),
    ),
  );
  // The spoon has cracked the sugar from one point.
  const blow = polar(middle, radius * 0.2, random() * 6.28);
  const cracks = Array.from({ length: 8 }, (_, index) => {
    const angle = index * 0.785 + random() * 0.4;
    const end = radius * between(random, 0.35, 0.62);
    return smoothLine([blow, polar(blow, end * 0.5, angle + 0.12), polar(blow, end, angle - 0.06)]);
  });
  const berry = mixColours(BERRY, colours.accent, 0.2);
  const berries = [0, 1, 2].map((index) => polar(polar(middle, radius * 0.56, 2.3), radius * 0.13, index * 2.1));
  // The custard is served in the fluted dish that it was burnt in.
  const fluted = (share: number) =>
    smoothShape(
      Array.from({ length: 72 }, (_, index) => polar(middle, radius * (index % 2 === 0 ? share : share - 0.035), (index / 72) * 6.2832)),
    );
  const porcelain = mixColours(colours.paper, WHITE, 0.6);
  return [
    shadowOf([filled(BLACK, fluted(0.99))], withAlpha(BLACK, 0.4), { x: radius * 0.02, y: radius * 0.05 }, radius * 0.04),
    painted(
      linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, [
        mixColours(porcelain, BLACK, 0.02),
        mixColours(porcelain, BLACK, 0.2),
      ]),
      fluted(0.99),
    ),
    filled(porcelain, fluted(0.93)),
    filled(mixColours(porcelain, BLACK, 0.24), ellipse(middle, radius * 0.85)),
    painted(
      radialPaint(middle, radius, [mixColours(caramel, YOLK, 0.5), caramel, mixColours(caramel, BLACK, 0.34)]),
      ellipse(middle, radius * 0.82),
    ),
    filled(withAlpha(mixColours(caramel, BLACK, 0.42), 0.34), ...burnt),
    stroked(withAlpha(mixColours(YOLK, WHITE, 0.6), 0.95), radius * 0.024, ...cracks),
    glow({ x: middle.x - radius * 0.36, y: middle.y - radius * 0.42 }, radius * 0.4, withAlpha(WHITE, 0.5)),
    ...leafCross(random, polar(middle, radius * 0.56, 2.3), radius * 0.32),
    ...berries.flatMap((at) => [
      filled(berry, ellipse(at, radius * 0.115)),
      filled(mixColours(berry, WHITE, 0.55), ellipse({ x: at.x - radius * 0.035, y: at.y - radius * 0.04 }, radius * 0.028)),
    ]),
  ];
};
