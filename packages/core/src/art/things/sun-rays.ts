import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Rays that fall from a gap in the clouds, wide and narrow. @param reach units. @param strength from 0 to 1. */
export function sunRays(random: Random, sun: Point, reach: number, strength: number, tone: Rgba): readonly SceneNode[] {
  return Array.from({ length: 26 }, (_, index) => {
    const angle = Math.PI / 2 + (index / 25 - 0.5) * 2.5 + between(random, -0.04, 0.04);
    const spread = between(random, 0.008, 0.05);
    const long = reach * between(random, 0.6, 1.05);
    const end = (turn: number) => ({ x: sun.x + Math.cos(angle + turn) * long, y: sun.y + Math.sin(angle + turn) * long });
    return painted(
      linearPaint(sun, end(0), [withAlpha(tone, 0.55 * strength), withAlpha(tone, 0.3 * strength), withAlpha(tone, 0)]),
      polygon([sun, end(-spread), end(spread)]),
    );
  });
}
