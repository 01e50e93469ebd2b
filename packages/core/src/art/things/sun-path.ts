import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';

interface PathPlace {
  /** The x of the sun over it. */
  readonly x: number;
  readonly horizon: number;
  /** Where it is lost before the viewer. */
  readonly end: number;
}

/** The path of a low sun on still water: a soft band, and broken lights that grow towards the viewer. */
export function sunPath(
  random: Random,
  { x, horizon, end }: PathPlace,
  { rim, glare }: { readonly rim: Rgba; readonly glare: Rgba },
): readonly SceneNode[] {
  const lights = Array.from({ length: 210 }, () => {
    const down = random() ** 1.25;
    const y = horizon + 3 + down * (end - horizon);
    const spread = (12 + 105 * down) * (random() + random() + random() - 1.5) * 1.1;
    return ellipse({ x: x + spread, y }, between(random, 5, 24) * (0.35 + 1.15 * down), 0.7 + 2.2 * down * between(random, 0.5, 1));
  });
  return [
    ...[18, 36, 56, 80, 108].map((half) =>
      painted(
        linearPaint({ x: 0, y: horizon }, { x: 0, y: end }, [withAlpha(rim, 0.26), withAlpha(glare, 0.1), withAlpha(glare, 0)]),
        polygon([
          { x: x - half * 0.22, y: horizon },
          { x: x + half * 0.22, y: horizon },
          { x: x + half, y: end },
          { x: x - half, y: end },
        ]),
      ),
    ),
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: end }, [mixColours(rim, WHITE, 0.5), withAlpha(rim, 0.85), withAlpha(glare, 0.4)]),
      ...lights,
    ),
  ];
}
