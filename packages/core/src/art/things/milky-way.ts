import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { stars } from './stars.ts';

interface Band {
  readonly from: Point;
  readonly to: Point;
  /** Half the breadth, units. */
  readonly breadth: number;
}

/** The milky way over a starry sky: soft light along a band, dark clouds in it, and stars that crowd towards its middle. */
export function milkyWay(random: Random, sky: Rect, { from, to, breadth }: Band, light: Rgba, dark: Rgba): readonly SceneNode[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [tx, ty] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const at = (share: number, out: number): Point => ({
    x: from.x + tx * long * share - ty * out,
    y: from.y + ty * long * share + tx * out,
  });
  const middle = () => (random() + random() + random() - 1.5) * breadth;
  const clouds = Array.from({ length: 20 }, (_, index) =>
    glow(at((index + random()) / 20, middle() * 0.45), breadth * between(random, 0.6, 1.15), withAlpha(light, 0.19)),
  );
  const lanes = Array.from({ length: 13 }, (_, index): Path => {
    const share = 0.06 + ((index + random()) / 13) * 0.88;
    return ellipse(
      at(share, Math.sin(share * 9) * breadth * 0.22),
      breadth * between(random, 0.22, 0.4),
      breadth * between(random, 0.05, 0.11),
    );
  });
  const crowd = (count: number, least: number, most: number): Path =>
    Array.from({ length: count }, () => ellipse(at(random(), middle() * 0.9), between(random, least, most))).flat();
  return [
    filled(withAlpha(WHITE, 0.7), stars(random, sky, Math.round(sky.width * 0.2), 2.2)),
    ...clouds,
    shadowOf([filled(dark, ...lanes)], withAlpha(dark, 0.42), { x: 0, y: 0 }, breadth * 0.1),
    filled(withAlpha(mixColours(light, WHITE, 0.6), 0.6), crowd(620, 0.5, 1.25)),
    filled(withAlpha(WHITE, 0.9), crowd(90, 1, 2.2)),
  ];
}
