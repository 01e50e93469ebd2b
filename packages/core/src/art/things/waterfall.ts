import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** Water that falls from a ledge, in threads that spread, with spray at its foot. */
export function waterfall(random: Random, lip: Point, width: number, height: number, water: Rgba): readonly SceneNode[] {
  const thread = (across: number, half: number, from: number, to: number) =>
    ribbon(
      [0, 0.06, 0.3, 0.65, 1].map((share) => {
        const down = from + (to - from) * share;
        return {
          x: lip.x + across * width * (0.42 + 0.08 * down),
          y: lip.y + height * down,
          width: half * width * Math.min(1, 0.34 + down * 8) * (0.9 + 0.16 * down),
        };
      }),
    );
  const bright = mixColours(water, WHITE, 0.55);
  const threads = Array.from({ length: 13 }, (_, index) => {
    const from = index < 5 ? 0 : between(random, 0, 0.5);
    return thread(between(random, -1, 1), between(random, 0.02, 0.06), from, Math.min(1, from + between(random, 0.3, 0.7)));
  });
  return [
    painted(
      linearPaint(lip, { x: lip.x, y: lip.y + height }, [withAlpha(water, 0.85), withAlpha(water, 0.6), withAlpha(water, 0.1)]),
      thread(0, 0.5, 0, 1),
    ),
    filled(withAlpha(bright, 0.6), ...threads),
    ...[-0.6, 0, 0.7].map((across) => glow({ x: lip.x + across * width, y: lip.y + height * 0.97 }, width * 1.5, withAlpha(bright, 0.42))),
  ];
}
