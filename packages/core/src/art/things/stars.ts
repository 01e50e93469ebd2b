import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { ellipse } from '../drawing/outlines.ts';

/** Many small stars and a few large ones, spread over an area. */
export function stars(random: Random, area: Rect, count: number, largest = 2.8): Path {
  return Array.from({ length: count }, () =>
    ellipse({ x: area.x + random() * area.width, y: area.y + random() * area.height }, 0.6 + largest * random() ** 4),
  ).flat();
}
