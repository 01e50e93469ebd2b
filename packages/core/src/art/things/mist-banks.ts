import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { glow } from '../drawing/nodes.ts';

/** Banks of mist in a box: wide, flat and soft, denser towards its middle. */
export function mistBanks(random: Random, box: Rect, colour: Rgba, count: number): readonly SceneNode[] {
  return Array.from({ length: count }, () => {
    const y = box.y + box.height * (0.5 + (random() + random() - 1) * 0.5);
    const flat = between(random, 0.1, 0.2);
    const centre = { x: between(random, box.x - 60, box.x + box.width + 60), y };
    return {
      kind: 'group',
      transform: [1, 0, 0, flat, 0, y * (1 - flat)],
      children: [glow(centre, between(random, 0.22, 0.5) * 900, withAlpha(colour, colour.a * between(random, 0.5, 1)))],
    } satisfies SceneNode;
  });
}
