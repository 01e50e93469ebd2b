import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

const GOLD: Rgba = { r: 255, g: 208, b: 130, a: 1 };

/** A board on two brackets. @param place its ends, the lit one first, its upper side, the height of the room, and where shadows fall. */
export function wallShelf(
  { from, to, y, room, out }: Readonly<Record<'from' | 'to' | 'y' | 'room' | 'out', number>>,
  { wood, shade }: { readonly wood: Rgba; readonly shade: Rgba },
): readonly SceneNode[] {
  const [left, width] = [Math.min(from, to), Math.abs(to - from)];
  const board = rectanglePath({ x: left, y, width, height: Math.max(9, room * 0.018) });
  const brackets = [0.12, 0.8].map((share) => {
    const x = from + (to - from) * share;
    return polygon([
      { x, y },
      { x: x + out * 16, y },
      { x: x + out * 16, y: y + room * 0.06 },
    ]);
  });
  return [
    shadowOf([filled(shade, board, ...brackets)], withAlpha(shade, 0.55), { x: out * 10, y: 14 }, 8),
    filled(mixColours(wood, shade, 0.4), ...brackets),
    painted(linearPaint({ x: from, y: 0 }, { x: to, y: 0 }, [mixColours(wood, GOLD, 0.45), wood, mixColours(wood, shade, 0.4)]), board),
    filled(mixColours(wood, GOLD, 0.6), rectanglePath({ x: left, y, width, height: 2.4 })),
  ];
}
