import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Fine slanting rain over an area: many faint drops far away, fewer long ones near. */
export function rain(random: Random, area: Rect, tone: Rgba): readonly SceneNode[] {
  return [0.12, 0.24].map((alpha, layer) => {
    const drops = Array.from({ length: 150 - 60 * layer }, () => {
      const long = between(random, 26, 60) * (1 + layer * 0.7);
      const [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
      return polygon([
        { x, y },
        { x: x + 1.3, y },
        { x: x - long * 0.16 + 0.4, y: y + long },
      ]);
    });
    return filled(withAlpha(tone, alpha), ...drops);
  });
}
