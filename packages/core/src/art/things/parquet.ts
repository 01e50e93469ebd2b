import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Distances from the viewer to the wall and to the front's edge, and the breadth and depth of a stave. */
const [WALL, EDGE] = [4, 1];
const [BREADTH, DEPTH, SLANT] = [0.3, 0.12, 0.26];

/** A floor of slanting staves that runs to a wall at the top of `area`. */
export function parquet(
  random: Random,
  area: Rect,
  { wood, shade, light }: Readonly<Record<'wood' | 'shade' | 'light', Rgba>>,
): readonly SceneNode[] {
  const drop = (area.height + 20) / (1 / EDGE - 1 / WALL);
  const top = area.y - drop / WALL;
  const at = (u: number, far: number): Point => ({ x: 500 + (u * 1000) / far, y: top + drop / far });
  const [from, to] = [
    Math.floor(((area.x - 500) * WALL) / 1000 / BREADTH) - 1,
    Math.ceil(((area.x + area.width - 500) * WALL) / 1000 / BREADTH) + 1,
  ];
  const staves: Path[][] = [[], [], [], []];
  for (let column = from; column <= to; column += 1) {
    const slant = column % 2 === 0 ? SLANT : -SLANT;
    for (let far = EDGE - 0.2; far < WALL + 0.3; far += DEPTH) {
      const [left, right] = [column * BREADTH, (column + 1) * BREADTH];
      const corners = [
        at(left, far),
        at(right, Math.max(0.5, far + slant)),
        at(right, Math.max(0.5, far + slant + DEPTH)),
        at(left, far + DEPTH),
      ];
      if (corners.every(({ x }) => x < area.x || x > area.x + area.width)) continue;
      staves[Math.floor(random() * 4)]?.push(polygon(corners));
    }
  }
  return [
    painted(
      linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
        mixColours(wood, light, 0.2),
        wood,
        mixColours(wood, shade, 0.5),
      ]),
      rectanglePath(area),
    ),
    clipped(rectanglePath(area), [
      ...staves.map((paths, turn) => filled(withAlpha(turn < 2 ? shade : light, turn % 2 ? 0.2 : 0.09), ...paths)),
      stroked(withAlpha(shade, 0.3), 1.2, ...staves.flat()),
    ]),
  ];
}
