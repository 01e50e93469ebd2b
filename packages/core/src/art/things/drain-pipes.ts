import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** The pipes between the houses of a terrace, a thousand units apart, from their hoppers to the pavement. */
export function drainPipes(
  { x: left, width }: Rect,
  { from, floor, room }: Readonly<Record<'from' | 'floor' | 'room', number>>,
  { pipe: tone, shade }: { readonly pipe: Rgba; readonly shade: Rgba },
): readonly SceneNode[] {
  const bars = Array.from({ length: Math.ceil(width / 1000) + 2 }, (_, index) => (Math.floor(left / 1000) + index) * 1000 + 500);
  return bars.flatMap((x) => {
    const body = rectanglePath({ x: x - 8, y: from, width: 16, height: floor - from });
    return [
      shadowOf([filled(shade, body)], withAlpha(shade, 0.3), { x: 12, y: 6 }, 4),
      painted(
        linearPaint({ x: x - 8, y: 0 }, { x: x + 8, y: 0 }, [mixColours(tone, WHITE, 0.4), tone, mixColours(tone, BLACK, 0.3)]),
        body,
      ),
      filled(
        mixColours(tone, BLACK, 0.15),
        polygon([
          { x: x - 21, y: from - 2 },
          { x: x + 21, y: from - 2 },
          { x: x + 14, y: from + 26 },
          { x: x - 14, y: from + 26 },
        ]),
      ),
      filled(
        mixColours(tone, BLACK, 0.2),
        ...[0.4, 0.8].map((share) => rectanglePath({ x: x - 12, y: from + room * share, width: 24, height: 7 })),
      ),
    ];
  });
}
