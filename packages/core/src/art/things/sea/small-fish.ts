import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { FACE_INK } from '../face-drawing.ts';

/** A little fish with an eye and a band. @param size half of its length. @param side 1: it swims to the right. */
export function smallFish(middle: Point, size: number, side: 1 | -1, tone: Rgba, deep: Rgba): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: middle.x + side * x * size, y: middle.y + y * size });
  const body = smoothShape([
    at(0.9, 0.04),
    at(0.6, -0.34),
    at(0.1, -0.46),
    at(-0.4, -0.2),
    at(-0.56, 0),
    at(-0.4, 0.2),
    at(0.1, 0.46),
    at(0.6, 0.36),
  ]);
  const fins = [
    smoothShape([at(-0.44, 0), at(-0.74, -0.3), at(-1, -0.42), at(-0.9, 0), at(-1, 0.42), at(-0.74, 0.3)]),
    smoothShape([at(0.3, -0.38), at(0.04, -0.7), at(-0.3, -0.62), at(-0.3, -0.28)]),
    smoothShape([at(0.16, 0.4), at(-0.04, 0.64), at(-0.28, 0.52), at(-0.26, 0.26)]),
  ];
  return [
    filled(mixColours(mixColours(tone, WHITE, 0.2), deep, 0.18), ...fins),
    painted(linearPaint(at(0, -0.5), at(0, 0.5), [mixColours(tone, WHITE, 0.34), tone, mixColours(tone, deep, 0.34)]), body),
    clipped(body, [
      stroked(withAlpha(mixColours(tone, WHITE, 0.78), 0.9), size * 0.15, smoothLine([at(0.16, -0.6), at(0.24, 0), at(0.16, 0.6)])),
    ]),
    filled(WHITE, ellipse(at(0.54, -0.1), size * 0.17)),
    filled(FACE_INK, ellipse(at(0.57, -0.09), size * 0.1, size * 0.12)),
    filled(WHITE, ellipse(at(0.55, -0.13), size * 0.04)),
    stroked(mixColours(tone, BLACK, 0.6), size * 0.045, smoothLine([at(0.86, 0.1), at(0.76, 0.17), at(0.66, 0.15)])),
  ];
}

/** A school of fish in the distance, in one tone. */
export function farSchool(random: Random, middle: Point, reach: number, side: 1 | -1, tone: Rgba): SceneNode {
  return filled(
    tone,
    ...Array.from({ length: 11 }, () => {
      const [x, y] = [middle.x + between(random, -reach, reach), middle.y + between(random, -reach, reach) * 0.34];
      const size = between(random, 11, 18);
      const at = (dx: number, dy: number): Point => ({ x: x + side * dx * size, y: y + dy * size });
      return smoothShape([
        at(1, 0),
        at(0.4, -0.34),
        at(-0.4, -0.12),
        at(-0.9, -0.36),
        at(-0.76, 0),
        at(-0.9, 0.36),
        at(-0.4, 0.12),
        at(0.4, 0.34),
      ]);
    }),
  );
}

/** A stream of bubbles that rise and grow. */
export function risingBubbles(random: Random, from: Point, high: number, count: number, light: Rgba): readonly SceneNode[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random() * 0.6) / count;
    const middle = { x: from.x + Math.sin(share * 9 + from.x) * 16 + between(random, -16, 16), y: from.y - share * high };
    const size = between(random, 5, 9) + share * 9;
    return [
      filled(withAlpha(light, 0.16), ellipse(middle, size)),
      stroked(withAlpha(mixColours(light, WHITE, 0.4), 0.75), 2, ellipse(middle, size)),
      filled(withAlpha(WHITE, 0.85), ellipse({ x: middle.x - size * 0.34, y: middle.y - size * 0.36 }, size * 0.24, size * 0.18)),
    ];
  }).flat();
}
