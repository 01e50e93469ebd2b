import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { onPage, type OpenBook } from './open-storybook.ts';

const STEPS = 10;

/**
 * A page of an open book that rises from the fold and bends over in a draft.
 * @param lean where it points at the fold, radians from the level on the right. @param bend how much it turns on the way to its edge, radians.
 */
export function liftedPage(
  book: OpenBook,
  lean: number,
  bend: number,
  { lit, shade, print }: Readonly<Record<'lit' | 'shade' | 'print', Rgba>>,
): readonly SceneNode[] {
  const long = book.wide * 0.43;
  const row = (down: number, least = 0, most = 1): readonly Point[] => {
    const start = onPage(book, 1, 0, down);
    const points: Point[] = [];
    let [x, y] = [start.x, start.y - 2];
    for (let step = 0; step <= STEPS; step += 1) {
      const share = step / STEPS;
      if (share >= least && share <= most) points.push({ x, y });
      const angle = lean + bend * share ** 1.3;
      const part = (long / STEPS) * (0.86 + 0.14 * down);
      x += Math.cos(angle) * part;
      y -= Math.sin(angle) * part * 0.8;
    }
    return points;
  };
  const [rear, front] = [row(0.03), row(0.97)];
  const [root, edge] = [front[0], front.at(-1)];
  if (!root || !edge) return [];
  const lines = Array.from({ length: 9 }, (_, index) => smoothLine(row(0.14 + index * 0.09, 0.15, index % 4 === 3 ? 0.7 : 0.9)));
  return [
    painted(
      linearPaint(root, edge, [
        mixColours(lit, shade, 0.42),
        mixColours(lit, shade, 0.12),
        mixColours(lit, WHITE, 0.5),
        mixColours(lit, shade, 0.16),
      ]),
      polygon([...rear, ...front.toReversed()]),
    ),
    stroked(withAlpha(print, 0.3), 2.2, ...lines),
    stroked(withAlpha(WHITE, 0.8), 1.8, smoothLine(front)),
    stroked(withAlpha(shade, 0.3), 1.2, smoothLine(rear)),
  ];
}
