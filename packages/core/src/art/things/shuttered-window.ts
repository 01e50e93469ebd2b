import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { blossoms } from './doorstep-plants.ts';

export interface ShutteredWindowTones {
  readonly stone: Rgba;
  readonly glass: Rgba;
  readonly shutter: Rgba;
  /** The box of flowers. */
  readonly trough: Rgba;
  readonly petals: readonly [Rgba, Rgba];
  readonly shade: Rgba;
}

/**
 * A window in a sunny wall with slatted shutters beside it and a box of flowers under it.
 * @param box its panes, units; the shutters reach 62 units beyond them to each side, and the flowers 48 below.
 */
export function shutteredWindow(random: Random, box: Rect, tones: ShutteredWindowTones): readonly SceneNode[] {
  const { stone, glass, shutter: tone, shade } = tones;
  const { width: wide, height: tall } = box;
  const middle = box.x + wide / 2;
  const shutters = [box.x - 62, box.x + wide + 8].map((x) => ({ x, y: box.y - 6, width: 54, height: tall + 12 }));
  const slats = shutters.flatMap((shutter) =>
    Array.from({ length: 11 }, (_, slat) =>
      rectanglePath({ x: shutter.x + 8, y: shutter.y + 12 + (slat * (tall - 12)) / 11, width: 38, height: 5 }),
    ),
  );
  const trough = { x: box.x - 12, y: box.y + tall + 8, width: wide + 24, height: 40 };
  const flowers = Array.from({ length: 13 }, () => ({
    x: between(random, trough.x, trough.x + trough.width),
    y: trough.y - between(random, -6, 34),
  }));
  return [
    shadowOf(
      [filled(shade, rectanglePath({ ...box, x: box.x - 14, width: wide + 28 }), ...shutters.map(rectanglePath))],
      withAlpha(shade, 0.32),
      { x: 13, y: 14 },
      5,
    ),
    filled(stone, rectanglePath({ x: box.x - 10, y: box.y - 10, width: wide + 20, height: tall + 22 })),
    painted(
      linearPaint({ x: box.x, y: box.y }, { x: box.x + wide, y: box.y + tall }, [
        mixColours(glass, WHITE, 0.62),
        glass,
        mixColours(glass, shade, 0.25),
      ]),
      rectanglePath(box),
    ),
    filled(
      stone,
      rectanglePath({ x: middle - 4, y: box.y, width: 8, height: tall }),
      rectanglePath({ x: box.x, y: box.y + tall * 0.48, width: wide, height: 9 }),
    ),
    filled(tone, ...shutters.map(rectanglePath)),
    filled(mixColours(tone, BLACK, 0.2), ...slats),
    ...blossoms(random, flowers, 13, tones.petals),
    shadowOf([filled(shade, rectanglePath(trough))], withAlpha(shade, 0.34), { x: 10, y: 12 }, 5),
    filled(tones.trough, rectanglePath(trough)),
    filled(withAlpha(WHITE, 0.2), rectanglePath({ ...trough, height: 7 })),
  ];
}
