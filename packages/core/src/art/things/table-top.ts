import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';

const GOLD: Rgba = { r: 255, g: 212, b: 138, a: 1 };

interface TableTop {
  /** Its far edge and its near one. */
  readonly rear: number;
  readonly edge: number;
  /** The middle of the pool of light on it. */
  readonly pool: Point;
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** The color of its front, which words stand on. */
  readonly front: Rgba;
}

/** A wooden table from its far edge to its near one, with its front in the dark below. */
export function tableTop(grain: Random, area: Rect, { rear, edge, pool, wood, shade, light, front }: TableTop): readonly SceneNode[] {
  const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
  const deep = edge - rear;
  const lines = Array.from({ length: Math.round(area.width / 34) }, () => {
    const y = between(grain, rear + 6, edge - 6);
    const x = between(grain, left, right);
    return smoothLine([
      { x, y },
      { x: x + 90, y: y + between(grain, -2, 2) },
      { x: x + between(grain, 140, 340), y },
    ]);
  });
  return [
    shadowOf(
      [filled(shade, rectanglePath({ x: left, y: rear, width: area.width, height: 10 }))],
      withAlpha(shade, 0.6),
      { x: 0, y: -6 },
      10,
    ),
    painted(
      linearPaint({ x: 0, y: rear }, { x: 0, y: edge }, [
        mixColours(wood, shade, 0.42),
        mixColours(wood, shade, 0.08),
        mixColours(wood, GOLD, 0.26),
      ]),
      rectanglePath({ x: left, y: rear, width: area.width, height: deep }),
    ),
    stroked(withAlpha(mixColours(wood, BLACK, 0.6), 0.3), 1.7, ...lines),
    shadowOf([filled(light, ellipse(pool, 400, deep * 0.34))], withAlpha(light, 0.55), { x: 0, y: 0 }, 26),
    painted(
      linearPaint({ x: 0, y: edge }, { x: 0, y: bottom }, [mixColours(front, wood, 0.42), mixColours(front, wood, 0.14), front, front]),
      rectanglePath({ x: left, y: edge, width: area.width, height: bottom - edge }),
    ),
    filled(mixColours(wood, GOLD, 0.55), rectanglePath({ x: left, y: edge - 3, width: area.width, height: 4 })),
    filled(mixColours(wood, shade, 0.3), rectanglePath({ x: left, y: edge + 1, width: area.width, height: 13 })),
    filled(withAlpha(shade, 0.7), rectanglePath({ x: left, y: edge + 14, width: area.width, height: 5 })),
  ];
}
