import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../../drawing/outlines.ts';

/** Water that flies up at both sides of a place, in sheets that break into drops. @param size the height of the highest drops. */
export function waterSplash(random: Random, middle: Point, size: number, water: Rgba, light: Rgba): readonly SceneNode[] {
  const pale = mixColours(water, WHITE, 0.7);
  const sheets: Path[] = [];
  const ribs: Path[] = [];
  const drops: Path[] = [];
  for (const side of [-1, 1])
    for (let index = 0; index < 5; index += 1) {
      const out = side * size * (0.34 + index * 0.2);
      const up = size * ([0.5, 0.62, 0.52, 0.34, 0.18][index] ?? 0.3) * between(random, 0.85, 1.15);
      const root = { x: middle.x + out * 0.5, y: middle.y + index * 2 };
      const tip = { x: middle.x + out * 1.5, y: middle.y - up };
      const half = size * 0.085;
      const bend = { x: (root.x + tip.x) / 2 - side * size * 0.03, y: (root.y + tip.y) / 2 - size * 0.06 };
      sheets.push(
        smoothShape([
          { x: root.x - half, y: root.y },
          { x: bend.x - half * 0.7, y: bend.y },
          { x: tip.x - half * 0.2, y: tip.y },
          { x: tip.x + half * 0.3, y: tip.y + half * 0.3 },
          { x: bend.x + half * 0.9, y: bend.y + half * 0.4 },
          { x: root.x + half, y: root.y + half * 0.4 },
        ]),
      );
      ribs.push(smoothLine([root, bend, tip]));
      for (let drop = 0; drop < 5; drop += 1) {
        const far = between(random, 1.05, 1.6);
        const at = { x: middle.x + out * 1.5 * far + between(random, -12, 12), y: middle.y - up * far * between(random, 0.9, 1.25) };
        drops.push(ellipse(at, between(random, 3, 8), between(random, 4, 10)));
      }
    }
  return [
    painted(
      linearPaint({ x: 0, y: middle.y - size * 0.8 }, { x: 0, y: middle.y }, [
        withAlpha(WHITE, 0.9),
        withAlpha(pale, 0.75),
        withAlpha(water, 0.6),
      ]),
      ...sheets,
    ),
    stroked(withAlpha(light, 0.8), 3, ...ribs),
    filled(withAlpha(pale, 0.95), ...drops),
    filled(withAlpha(WHITE, 0.95), ...drops.filter((_, index) => index % 3 === 0).map((drop) => drop)),
  ];
}

/** Rings on water around a place. */
export function waterRings(middle: Point, across: number, colour: Rgba): readonly SceneNode[] {
  return [0.34, 0.56, 0.8].map((share, index) =>
    stroked(withAlpha(colour, 0.7 - index * 0.2), 4 - index, ellipse(middle, across * share, across * share * 0.17)),
  );
}
