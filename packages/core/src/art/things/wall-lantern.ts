import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** An iron lantern on a sunny wall. @param at the middle of its glass. @param size the height of its glass is 1.2 times this, units. */
export function wallLantern(at: Point, size: number, { lamp, shade }: { readonly lamp: Rgba; readonly shade: Rgba }): readonly SceneNode[] {
  const glass = roundedBox({ x: at.x - size * 0.36, y: at.y - size * 0.6, width: size * 0.72, height: size * 1.2 }, 4);
  return [
    shadowOf([filled(shade, glass)], withAlpha(shade, 0.36), { x: 12, y: 12 }, 4),
    filled(mixColours(lamp, WHITE, 0.7), glass),
    stroked(
      shade,
      4,
      glass,
      smoothLine([
        { x: at.x, y: at.y - size * 0.6 },
        { x: at.x, y: at.y + size * 0.6 },
      ]),
    ),
    filled(
      shade,
      polygon([
        { x: at.x - size * 0.52, y: at.y - size * 0.58 },
        { x: at.x, y: at.y - size * 1.1 },
        { x: at.x + size * 0.52, y: at.y - size * 0.58 },
      ]),
      rectanglePath({ x: at.x - size * 0.42, y: at.y + size * 0.56, width: size * 0.84, height: 7 }),
    ),
  ];
}
